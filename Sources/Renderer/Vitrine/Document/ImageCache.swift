import Synchronization
import VitrineCairo
import VitrineCoding
import VitrineDisplayList

/// A cache of images, limited by the available space.
///
/// Images that were evicted are read again, so that no picture depends on previous ones.
final class ImageCache: Sendable {
  /// An image file with its header.
  enum Reading: Sendable {
    /// A bitmap that isn't decoded yet.
    case file([UInt8], width: Int, height: Int)
    /// A vector image, which is drawn for each size.
    case vector(VectorImage)
    /// A vector image that is drawn in a single size.
    case fixed(VectorImage, width: Int, height: Int)
  }

  /// A bitmap in one of its sizes in pixels; a bitmap file has a single one.
  struct Key: Hashable {
    let id: BitmapID
    let width: Int
    let height: Int
  }

  private struct State {
    var readings: [BitmapID: Reading] = [:]
    var bitmaps: [Key: Bitmap] = [:]
    /// The size of all bitmaps, in bytes.
    var bytes = 0
    /// Images that couldn't be read or drawn, so that a file that takes long to fail fails only
    /// once.
    var unreadable: [BitmapID: ArchiveError] = [:]
    var undrawn: [Key: ArchiveError] = [:]
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: the maximum size in bytes; beyond it, the cache is emptied.
  init(capacity: Int) { self.capacity = capacity }

  /// Returns the header of an image; `read` is called if it is not cached.
  ///
  /// - Throws: the error of `read`, of this or a previous call.
  func reading(
    of id: BitmapID, _ read: () throws(ArchiveError) -> Reading
  ) throws(ArchiveError) -> Reading {
    if let known = state.withLock({ $0.readings[id] }) { return known }
    if let error = state.withLock({ $0.unreadable[id] }) { throw error }
    do throws(ArchiveError) {
      let reading = try read()
      state.withLock { state in
        makeRoom(for: reading.bytes, &state)
        state.readings[id] = reading
      }
      return reading
    } catch {
      state.withLock { $0.unreadable[id] = error }
      throw error
    }
  }

  /// Returns the pixels of an image; `draw` is called if they aren't cached.
  ///
  /// - Throws: the error of `draw`, of this or a previous call.
  func bitmap(
    _ key: Key, _ draw: () throws(ArchiveError) -> Bitmap
  ) throws(ArchiveError) -> Bitmap {
    if let known = state.withLock({ $0.bitmaps[key] }) { return known }
    if let error = state.withLock({ $0.undrawn[key] }) { throw error }
    do throws(ArchiveError) {
      let bitmap = try draw()
      keep(bitmap, key)
      return bitmap
    } catch {
      state.withLock { $0.undrawn[key] = error }
      throw error
    }
  }

  /// Returns the pixels of an image, or `nil` if `draw` returns none, which is not remembered.
  func drawn(_ key: Key, _ draw: () -> Bitmap?) -> Bitmap? {
    if let known = state.withLock({ $0.bitmaps[key] }) { return known }
    // Drawn outside the lock: two threads can both draw it, with the same result.
    let bitmap = draw()
    if let bitmap { keep(bitmap, key) }
    return bitmap
  }

  private func keep(_ bitmap: Bitmap, _ key: Key) {
    state.withLock { state in
      makeRoom(for: bitmap.pixels.count, &state)
      state.bitmaps[key] = bitmap
    }
  }

  private func makeRoom(for bytes: Int, _ state: inout State) {
    if state.bytes + bytes > capacity {
      (state.readings, state.bitmaps, state.bytes) = ([:], [:], 0)
    }
    state.bytes += bytes
  }
}

extension ImageCache.Reading {
  /// The size of the file in bytes, which vector images of several sizes share.
  var bytes: Int {
    switch self {
    case .file(let bytes, _, _): bytes.count
    case .vector(let vector): vector.fileBytes
    case .fixed: 0
    }
  }
}
