import Synchronization
import VitrineCairo
import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// The bitmaps of glyphs that are pictures or drawings, each made once in every size.
final class GlyphPictures: BitmapSource {
  private let engine: FontTextEngine
  private let bitmaps = ImageCache(capacity: 32 << 20)
  private let drawings = Mutex<[BitmapID: DisplayList]>([:])

  /// The maximum number of cached drawings; beyond it, the cache is emptied.
  private static let capacity = 256
  /// The columns and rows of a drawing for each that is shown, so that edges stay sharp between pixels.
  private static let density = 2.0
  /// The maximum number of pixels; no known typeface has larger bitmaps.
  private static let maximumPixels = 1 << 20

  init(engine: FontTextEngine) {
    self.engine = engine
  }

  /// The bitmap of a glyph; `nil` if the typeface has none that can be decoded.
  func bitmap(_ id: BitmapID) -> Bitmap? {
    bitmap(id, scale: Size(width: 1, height: 1))?.bitmap
  }

  /// The bitmap of a glyph; drawings are drawn for the scale.
  func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap? {
    guard let drawing = drawing(id) else {
      return picture(id).map { ScaledBitmap(bitmap: $0, scale: Size(width: 1, height: 1)) }
    }
    guard let size = pixels(of: drawing, scale: scale) else { return nil }
    let factors = Size(
      width: Double(size.width) / drawing.size.width,
      height: Double(size.height) / drawing.size.height)
    let bitmap = bitmaps.drawn(.init(id: id, width: size.width, height: size.height)) {
      paint(drawing, by: factors, size)
    }
    return bitmap.map { ScaledBitmap(bitmap: $0, scale: factors) }
  }

  private func picture(_ id: BitmapID) -> Bitmap? {
    // A picture has one size, which is unknown before it is decoded.
    bitmaps.drawn(.init(id: id, width: 0, height: 0)) {
      let bytes = engine.picture(of: UInt32(clamping: id.variant), face: id.asset)
      let decoder = ImageDecoder(maximumPixels: GlyphPictures.maximumPixels)
      return bytes.isEmpty ? nil : try? decoder.decode(bytes)
    }
  }

  private func drawing(_ id: BitmapID) -> DisplayList? {
    if let known = drawings.withLock({ $0[id] }) { return known }
    // Read outside the lock: two threads can both read it, with the same result.
    let read = engine.drawing(of: UInt32(clamping: id.variant), face: id.asset)
    guard let read else { return nil }
    drawings.withLock { drawings in
      if drawings.count >= GlyphPictures.capacity { drawings.removeAll() }
      drawings[id] = read
    }
    return read
  }

  /// The columns and rows for a scale; beyond the limit, those of a lower one.
  private func pixels(of drawing: DisplayList, scale: Size) -> (width: Int, height: Int)? {
    let sides = 1.0...16_384.0
    let factors = (scale.width * GlyphPictures.density, scale.height * GlyphPictures.density)
    let width = (drawing.size.width * factors.0).rounded(.up).clamped(to: sides)
    let height = (drawing.size.height * factors.1).rounded(.up).clamped(to: sides)
    guard width.isFinite, height.isFinite else { return nil }
    let factor = min(1, (Double(GlyphPictures.maximumPixels) / (width * height)).squareRoot())
    return (max(1, Int(width * factor)), max(1, Int(height * factor)))
  }

  private func paint(
    _ drawing: DisplayList, by factors: Size, _ size: (width: Int, height: Int)
  ) -> Bitmap? {
    let map = AffineTransform(a: factors.width, b: 0, c: 0, d: factors.height, tx: 0, ty: 0)
    let list = DisplayList(
      size: Size(width: Double(size.width), height: Double(size.height)),
      items: [.group(.init(effect: .transform(map), items: drawing.items))])
    return try? DisplayListPainter(glyphs: engine, bitmaps: self).paint(list, scale: 1)
  }
}
