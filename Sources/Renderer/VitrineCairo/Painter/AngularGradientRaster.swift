import VitrineDisplayList
import VitrineGeometry

/// Computes the pixels of a gradient around a point.
///
/// Source: Apple's documentation of `AngularGradient`: of more than a turn the last one is drawn; of
/// less, the rest is filled with the first and the last colour, each up to the middle.
struct AngularGradientRaster: GradientRaster {
  let isOpaque: Bool
  let onlyColor: ResolvedColor? = nil
  private let table: GradientTable
  /// From device pixels to points around the centre.
  private let map: AffineTransform
  /// Direction of the first colour in turns.
  private let start: Double
  /// Turns between the first and the last colour, above zero.
  private let length: Double
  /// Whether the last colour comes first, clockwise.
  private let isBackwards: Bool

  /// Creates the gradient, with directions in degrees; `nil` without colours, or if the transform
  /// is not invertible.
  init?(
    _ table: GradientTable?, center: Point, start: Double, end: Double, transform: AffineTransform
  ) {
    guard let table, let inverse = transform.inverted else { return nil }
    self.table = table
    isOpaque = table.isOpaque
    isBackwards = end < start
    let (low, high) = (min(start, end) / 360, max(start, end) / 360)
    length = min(high - low, 1)
    // The part of more than a turn that is drawn ends where the gradient does.
    self.start = isBackwards ? low : high - length
    map = inverse.concatenating(
      AffineTransform.translation(x: -center.x, y: -center.y))
  }

  func draw(_ region: PixelRect, into pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    for row in 0..<region.height {
      let target = pixels + row * stride
      for column in 0..<region.width {
        let place = map.apply(region.center(column, row))
        let turns = angle(sine: place.y, cosine: place.x) / (2 * .pi) - start
        let share = location(turns - turns.rounded(.down))
        target[column] = table.word(at: isBackwards ? 1 - share : share)
      }
    }
  }

  /// The place along the gradient of a direction in turns from its start.
  private func location(_ turns: Double) -> Double {
    if turns <= length, length > 0 { return turns / length }
    return turns < (1 + length) / 2 ? 1 : 0
  }
}
