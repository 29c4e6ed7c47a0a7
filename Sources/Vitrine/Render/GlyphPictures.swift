import Synchronization
import VitrineCairo
import VitrineDisplayList
import VitrineText

/// Decodes the pictures that faces have for glyphs, each once.
final class GlyphPictures: BitmapSource {
  private let engine: FontTextEngine
  private let bitmaps = Mutex<[BitmapID: Bitmap]>([:])

  /// Most pictures kept, of some 70 KB each; a process that asks for more starts afresh.
  private static let capacity = 256
  /// Pixels of a picture at most: no face has larger ones.
  private static let maximumPixels = 1 << 20

  init(engine: FontTextEngine) {
    self.engine = engine
  }

  /// The picture of a glyph; `nil` where the face has none that can be read.
  func bitmap(_ id: BitmapID) -> Bitmap? {
    if let bitmap = bitmaps.withLock({ $0[id] }) { return bitmap }
    let bytes = engine.picture(of: UInt32(clamping: id.variant), face: id.asset)
    let decoder = ImageDecoder(maximumPixels: GlyphPictures.maximumPixels)
    // Made outside the lock: two threads may both decode it, and find the same.
    guard !bytes.isEmpty, let bitmap = try? decoder.decode(bytes) else { return nil }
    bitmaps.withLock { bitmaps in
      if bitmaps.count >= GlyphPictures.capacity { bitmaps.removeAll() }
      bitmaps[id] = bitmap
    }
    return bitmap
  }
}
