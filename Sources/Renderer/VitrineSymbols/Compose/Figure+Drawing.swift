import VitrineDisplayList
import VitrineGeometry

extension Figure {
  /// The figure at a point size.
  ///
  /// - Parameters:
  ///   - factor: the scale of the symbol relative to its font.
  ///   - sides: left and right edge of the box in ems; `nil` for the usual space beside the ink.
  func drawing(
    size: Double, factor: Double, sides: (left: Double, right: Double)? = nil
  ) -> SymbolDrawing {
    let scale = size * factor
    let ink = ink
    let beside = isEnclosed ? enclosureMargin : SymbolMetrics.margin
    let left = sides?.left ?? ink.minX - (margins?.leading ?? beside)
    let right = sides?.right ?? ink.maxX + (margins?.trailing ?? beside)
    let top = ink.minY - SymbolMetrics.verticalMargin
    let bottom = ink.maxY + SymbolMetrics.verticalMargin
    let map = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -left * scale, ty: -top * scale)
    return SymbolDrawing(
      size: Size(width: (right - left) * scale, height: (bottom - top) * scale),
      baseline: -top * scale + SymbolDrawing.capHeight * size / 2,
      ink: Rect(
        x: (ink.minX - left) * scale, y: (ink.minY - top) * scale, width: ink.width * scale,
        height: ink.height * scale),
      layers: layers.map { $0.applying(map) })
  }
}
