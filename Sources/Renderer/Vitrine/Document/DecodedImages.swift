import Synchronization
import VitrineCoding
import VitrineDisplayList

/// A cache of decoded image files, for all archives of a renderer.
///
/// A file is identified by its bytes, not by its name, so that no picture depends on previous ones.
/// Large images aren't cached here, but by each archive while it is in use.
final class DecodedImages: Sendable {
  /// The properties that two files must share before their bytes are compared.
  private struct Key: Hashable {
    let count: Int
    let sum: UInt64
  }

  private struct State {
    var known: [Key: (file: [UInt8], bitmap: Bitmap)] = [:]
    /// The size in bytes of all files and pixels.
    var bytes = 0
    var decoded = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: the maximum size in bytes.
  init(capacity: Int) { self.capacity = capacity }

  /// The number of files decoded so far.
  var decoded: Int { state.withLock { $0.decoded } }

  /// The size in bytes of files and pixels.
  var bytes: Int { state.withLock { $0.bytes } }

  /// Returns the pixels of a file; `decode` is called for one that isn't cached.
  ///
  /// - Throws: the errors of `decode`.
  func bitmap<Failure>(
    of file: [UInt8], _ decode: () throws(Failure) -> Bitmap
  ) throws(Failure) -> Bitmap {
    let key = Key(count: file.count, sum: XXHash64.hash(file))
    // Equal hashes can be produced deliberately, so the bytes are compared.
    if let known = state.withLock({ $0.known[key] }), known.file == file { return known.bitmap }
    let bitmap = try decode()
    state.withLock { state in
      state.decoded += 1
      keep(bitmap, of: file, key, &state)
    }
    return bitmap
  }

  private func keep(_ bitmap: Bitmap, of file: [UInt8], _ key: Key, _ state: inout State) {
    let bytes = file.count + bitmap.pixels.count
    // A single image must not evict all others.
    guard bytes <= capacity / 4, state.known[key] == nil else { return }
    if state.bytes + bytes > capacity { (state.known, state.bytes) = ([:], 0) }
    state.known[key] = (file, bitmap)
    state.bytes += bytes
  }
}
