import VitrineModel

extension DisplayListPainter {
  /// Writes `list` as an SVG file.
  ///
  /// - Parameter scale: pixels per point in the parts that outlines cannot show.
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, or memory runs out.
  package func svg(_ list: DisplayList, scale: Double) throws(PaintError) -> [UInt8] {
    try write(list, scale: scale, to: SVGCanvas(size: list.size))
  }

  /// Writes `list` as a PDF file of one page.
  ///
  /// - Parameter scale: pixels per point in the parts that outlines cannot show.
  /// - Throws: ``PaintError`` when the picture has no or too many pixels, or memory runs out.
  package func pdf(_ list: DisplayList, scale: Double) throws(PaintError) -> [UInt8] {
    try write(list, scale: scale, to: PDFCanvas(size: list.size))
  }

  private func write(
    _ list: DisplayList, scale: Double, to canvas: some VectorCanvas
  ) throws(PaintError) -> [UInt8] {
    let size = try pixelSize(of: list.size, scale: scale)
    let raster = RasterFallback(
      glyphs: glyphs, coverage: coverage, bitmaps: bitmaps,
      whole: PixelRect(left: 0, top: 0, right: size.width, bottom: size.height))
    var writer = VectorWriter(canvas, raster, glyphs: glyphs)
    try writer.write(
      list.items, AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    return try writer.canvas.file()
  }
}
