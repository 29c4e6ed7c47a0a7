import VitrineModel

/// Draws display lists onto bitmaps.
///
/// The same list, scale and sources give the same bytes on every run and every thread.
package struct DisplayListPainter: Sendable {
  let glyphs: any GlyphSource
  let coverage: GlyphMaskCache
  let bitmaps: any BitmapSource
  private let maximumPixels: Int

  /// Makes a painter that takes outlines and images from the given sources.
  ///
  /// - Parameters:
  ///   - coverage: keeps the glyphs for painters that share it; the pixels do not depend on it.
  ///   - maximumPixels: the largest picture that is drawn; four bytes of memory each.
  package init(
    glyphs: any GlyphSource, coverage: GlyphMaskCache = GlyphMaskCache(),
    bitmaps: any BitmapSource, maximumPixels: Int = 64 << 20
  ) {
    self.glyphs = glyphs
    self.coverage = coverage
    self.bitmaps = bitmaps
    self.maximumPixels = maximumPixels
  }

  /// Draws `list` at `scale` pixels a point onto a transparent bitmap.
  ///
  /// A side that is not a whole number of pixels is rounded up, so that nothing is cut off.
  ///
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, or memory runs out.
  package func paint(_ list: DisplayList, scale: Double) throws(PaintError) -> Bitmap {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    var failure: PaintError?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      guard let base = buffer.baseAddress else { return }
      do throws(PaintError) {
        try draw(list, scale: scale, onto: base, width: width, height: height)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func draw(
    _ list: DisplayList, scale: Double, onto pixels: UnsafeMutablePointer<UInt8>,
    width: Int, height: Int
  ) throws(PaintError) {
    let surface = try ImageSurface(
      over: pixels, width: width, height: height, bytesPerRow: width * 4)
    var painting = Painting(
      context: try DrawingContext(surface), glyphs: glyphs, coverage: coverage, bitmaps: bitmaps)
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    try painting.drawItems(list.items, Painting.State(transform: transform))
    try painting.context.check()
    surface.flush()
  }

  /// The picture's size in pixels; what exceeds a whole pixel by less than 1/1024 is noise of
  /// floating-point arithmetic and gets no column of its own.
  package func pixelSize(
    of size: Size, scale: Double
  ) throws(PaintError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let width = (size.width * scale - 1 / 1024).rounded(.up)
    let height = (size.height * scale - 1 / 1024).rounded(.up)
    guard width >= 1, height >= 1 else { throw .emptyPicture(width: width, height: height) }
    let side = Double(ImageSurface.maximumSide)
    guard width <= side, height <= side, width * height <= Double(maximumPixels) else {
      throw .pictureTooLarge(width: width, height: height, limit: maximumPixels)
    }
    return (Int(width), Int(height))
  }
}
