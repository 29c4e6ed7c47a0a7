import Synchronization
import VitrineCoding
import VitrineDisplayList

/// Pixels of image files, for all archives that a renderer draws: many show the same picture.
///
/// A file is known by its bytes, never by its name, so that no picture depends on what was drawn
/// before. Large ones are not kept: each archive keeps its own as long as it is in use.
final class DecodedImages: Sendable {
  /// The properties that two files must share before their bytes are compared.
  private struct Key: Hashable {
    let count: Int
    let sum: UInt64
  }

  private struct State {
    var known: [Key: (file: [UInt8], bitmap: Bitmap)] = [:]
    /// Bytes of all files and pixels.
    var bytes = 0
    var decoded = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Makes an empty store.
  ///
  /// - Parameter capacity: most bytes that are kept.
  init(capacity: Int) { self.capacity = capacity }

  /// How many files were decoded so far.
  var decoded: Int { state.withLock { $0.decoded } }

  /// Bytes of files and pixels that are kept.
  var bytes: Int { state.withLock { $0.bytes } }

  /// The pixels of a file; `decode` is called for one that is not known.
  ///
  /// - Throws: what `decode` throws.
  func bitmap<Failure>(
    of file: [UInt8], _ decode: () throws(Failure) -> Bitmap
  ) throws(Failure) -> Bitmap {
    let key = Key(count: file.count, sum: XXHash64.hash(file))
    // Equal sums can be made on purpose.
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
    // One picture must not drive out all others.
    guard bytes <= capacity / 4, state.known[key] == nil else { return }
    if state.bytes + bytes > capacity { (state.known, state.bytes) = ([:], 0) }
    state.known[key] = (file, bitmap)
    state.bytes += bytes
  }
}
