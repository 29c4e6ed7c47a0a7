import Synchronization
import VitrineCairo
import VitrineCoding
import VitrineDisplayList

/// A cache of an archive's images, limited by the available space.
///
/// Who asks for what is not kept any more has it read again, so that no picture depends on what was
/// drawn before.
final class ImageCache: Sendable {
  /// The header of an image file, and the file.
  enum Reading: Sendable {
    /// Pixels that are yet to be decoded.
    case file([UInt8], width: Int, height: Int)
    /// Outlines, which are drawn for each size.
    case vector(VectorImage)
    /// Outlines that are drawn for one size only, the bitmap's own.
    case fixed(VectorImage, width: Int, height: Int)
  }

  /// A bitmap in one of its sizes in pixels; a file of pixels has one.
  struct Key: Hashable {
    let id: BitmapID
    let width: Int
    let height: Int
  }

  private struct State {
    var readings: [BitmapID: Reading] = [:]
    var bitmaps: [Key: Bitmap] = [:]
    /// Bytes of all that.
    var bytes = 0
    /// Images that could not be read or drawn, so that a file that takes long to fail does so only
    /// once.
    var unreadable: [BitmapID: ArchiveError] = [:]
    var undrawn: [Key: ArchiveError] = [:]
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: most bytes that are kept; who needs more starts afresh.
  init(capacity: Int) { self.capacity = capacity }

  /// The header of an image; `read` is called if it is not cached.
  ///
  /// - Throws: what `read` throws, now or at an earlier call.
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

  /// The pixels of an image; `draw` is called for those that are not known.
  ///
  /// - Throws: what `draw` throws, now or at an earlier call.
  func bitmap(
    _ key: Key, _ draw: () throws(ArchiveError) -> Bitmap
  ) throws(ArchiveError) -> Bitmap {
    if let known = state.withLock({ $0.bitmaps[key] }) { return known }
    if let error = state.withLock({ $0.undrawn[key] }) { throw error }
    do throws(ArchiveError) {
      let bitmap = try draw()
      state.withLock { state in
        makeRoom(for: bitmap.pixels.count, &state)
        state.bitmaps[key] = bitmap
      }
      return bitmap
    } catch {
      state.withLock { $0.undrawn[key] = error }
      throw error
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
  /// Bytes of the file; outlines share theirs with those of other sizes.
  var bytes: Int {
    switch self {
    case .file(let bytes, _, _): bytes.count
    case .vector(let vector): vector.fileBytes
    case .fixed: 0
    }
  }
}
