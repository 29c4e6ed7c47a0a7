import VitrineDisplayList
import VitrineGeometry

/// Computes the pixels of a gradient in ellipses around a point.
struct RadialGradientRaster: GradientRaster {
  let isOpaque: Bool
  let onlyColor: ResolvedColor?
  private let table: GradientTable
  /// From device pixels to multiples of the unit radii around the centre.
  private let map: AffineTransform
  private let start: Double
  private let length: Double

  /// Creates the gradient; `nil` without colours, or when the transform cannot be inverted.
  init?(
    _ table: GradientTable?, center: Point, unit: Size, start: Double, end: Double,
    transform: AffineTransform
  ) {
    guard let table, let inverse = transform.inverted else { return nil }
    self.table = table
    isOpaque = table.isOpaque
    let flat = unit.width <= 0 || unit.height <= 0 || start == end
    onlyColor = flat ? table.last : nil
    (self.start, length) = (start, flat ? 1 : end - start)
    let (right, down) = flat ? (1, 1) : (1 / unit.width, 1 / unit.height)
    map = inverse.concatenating(
      AffineTransform(
        a: right, b: 0, c: 0, d: down, tx: -center.x * right, ty: -center.y * down))
  }

  func draw(_ region: PixelRect, into pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    for row in 0..<region.height {
      let target = pixels + row * stride
      for column in 0..<region.width {
        let place = map.apply(region.center(column, row))
        let distance = (place.x * place.x + place.y * place.y).squareRoot()
        target[column] = table.word(at: (distance - start) / length)
      }
    }
  }
}

extension PixelRect {
  /// The middle of a pixel, counted from the top left one.
  func center(_ column: Int, _ row: Int) -> Point {
    Point(x: Double(left + column) + 0.5, y: Double(top + row) + 0.5)
  }
}
