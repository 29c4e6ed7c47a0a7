import Synchronization
import VitrineCairo
import VitrineDisplayList
import VitrineText

/// Decodes the bitmap glyphs of typefaces, each one once.
final class GlyphPictures: BitmapSource {
  private let engine: FontTextEngine
  private let bitmaps = Mutex<[BitmapID: Bitmap]>([:])

  /// The maximum number of cached bitmaps, of about 70 KB each; beyond it, the cache is emptied.
  private static let capacity = 256
  /// The maximum number of pixels; no known typeface has larger bitmaps.
  private static let maximumPixels = 1 << 20

  init(engine: FontTextEngine) {
    self.engine = engine
  }

  /// The bitmap of a glyph; `nil` if the typeface has none that can be decoded.
  func bitmap(_ id: BitmapID) -> Bitmap? {
    if let bitmap = bitmaps.withLock({ $0[id] }) { return bitmap }
    let bytes = engine.picture(of: UInt32(clamping: id.variant), face: id.asset)
    let decoder = ImageDecoder(maximumPixels: GlyphPictures.maximumPixels)
    // Decoded outside the lock: two threads may decode the same bitmap, with the same result.
    guard !bytes.isEmpty, let bitmap = try? decoder.decode(bytes) else { return nil }
    bitmaps.withLock { bitmaps in
      if bitmaps.count >= GlyphPictures.capacity { bitmaps.removeAll() }
      bitmaps[id] = bitmap
    }
    return bitmap
  }
}
