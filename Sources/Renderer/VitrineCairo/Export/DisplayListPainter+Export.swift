import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

extension DisplayListPainter {
  /// Writes `list` as an SVG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point in the parts that outlines cannot show.
  ///   - deadline: the time at which the picture is abandoned.
  ///   - held: bytes of pixels that images of the picture take.
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, or memory runs out.
  package func svg(
    _ list: DisplayList, scale: Double, deadline: Deadline = .never, held: Int = 0
  ) throws(PaintError) -> [UInt8] {
    let budget = budget(deadline: deadline, held: held)
    return try write(list, scale: scale, to: SVGCanvas(size: list.size), budget)
  }

  /// Writes `list` as a PDF file of one page.
  ///
  /// - Parameters:
  ///   - scale: pixels per point in the parts that outlines cannot show.
  ///   - deadline: the time at which the picture is abandoned.
  ///   - held: bytes of pixels that images of the picture take.
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, or memory runs out.
  package func pdf(
    _ list: DisplayList, scale: Double, deadline: Deadline = .never, held: Int = 0
  ) throws(PaintError) -> [UInt8] {
    let budget = budget(deadline: deadline, held: held)
    return try write(list, scale: scale, to: PDFCanvas(size: list.size), budget)
  }

  private func write(
    _ list: DisplayList, scale: Double, to canvas: some VectorCanvas, _ budget: PaintBudget
  ) throws(PaintError) -> [UInt8] {
    let size = try pixelSize(of: list.size, scale: scale)
    let raster = RasterFallback(
      glyphs: glyphs, coverage: coverage, bitmaps: bitmaps, budget: budget,
      whole: PixelRect(left: 0, top: 0, right: size.width, bottom: size.height))
    var writer = VectorWriter(canvas, raster, glyphs: glyphs)
    try writer.write(
      list.items, AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    return try writer.canvas.file()
  }
}
