import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// Draws display lists onto bitmaps.
///
/// The same list, scale and sources give the same bytes on every run and every thread.
package struct DisplayListPainter: Sendable {
  package let glyphs: any GlyphSource
  let coverage: GlyphMaskCache
  let bitmaps: any BitmapSource
  private let limits: ArchiveLimits

  /// Creates a painter that gets outlines and images from the given sources.
  ///
  /// - Parameters:
  ///   - coverage: keeps the glyphs for painters that share it; the pixels do not depend on it.
  ///   - limits: the limits of a picture.
  package init(
    glyphs: any GlyphSource, coverage: GlyphMaskCache = GlyphMaskCache(),
    bitmaps: any BitmapSource, limits: ArchiveLimits = .standard
  ) {
    self.glyphs = glyphs
    self.coverage = coverage
    self.bitmaps = bitmaps
    self.limits = limits
  }

  /// Draws `list` at `scale` pixels a point onto a transparent bitmap.
  ///
  /// - Parameters:
  ///   - deadline: the time at which the picture is abandoned.
  ///   - held: bytes of pixels that images of the picture take.
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, costs more than it may, or
  ///   memory runs out.
  package func paint(
    _ list: DisplayList, scale: Double, deadline: Deadline = .never, held: Int = 0
  ) throws(PaintError) -> Bitmap {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    let budget = budget(deadline: deadline, held: held)
    try budget.hold(width * height * 4)
    var failure: PaintError?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      guard let base = buffer.baseAddress else { return }
      do throws(PaintError) {
        try draw(list, scale: scale, onto: base, width: width, height: height, budget)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func draw(
    _ list: DisplayList, scale: Double, onto pixels: UnsafeMutablePointer<UInt8>,
    width: Int, height: Int, _ budget: PaintBudget
  ) throws(PaintError) {
    let surface = try ImageSurface(
      over: pixels, width: width, height: height, bytesPerRow: width * 4)
    var painting = Painting(
      context: try DrawingContext(surface, budget: budget), glyphs: glyphs, coverage: coverage,
      bitmaps: bitmaps, budget: budget)
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    try painting.drawItems(list.items, Painting.State(transform: transform))
    try painting.context.check()
    surface.flush()
  }

  /// Creates the budget that counts the cost of one picture.
  func budget(deadline: Deadline, held: Int) -> PaintBudget {
    PaintBudget(limits, deadline: deadline, held: held)
  }

  /// The picture's size in pixels.
  ///
  /// - Throws: ``PaintError`` for a scale that is not positive, and for a picture that has no pixel,
  ///   too many on a side, or more than the limits allow.
  package func pixelSize(
    of size: Size, scale: Double
  ) throws(PaintError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let (width, height) = size.pixels(scale: scale)
    guard width >= 1, height >= 1 else { throw .emptyPicture(width: width, height: height) }
    let side = Double(ImageSurface.maximumSide)
    guard width <= side, height <= side, width * height <= Double(limits.outputPixels) else {
      throw .pictureTooLarge(width: width, height: height, limit: limits.outputPixels)
    }
    return (Int(width), Int(height))
  }
}
