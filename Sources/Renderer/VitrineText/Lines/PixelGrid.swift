/// Rounding to the pixels of a display.
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  let scale: Double

  /// Creates a grid; a scale that no display has counts as one pixel a point.
  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Extent of a pixel in points.
  var pixel: Double { 1 / scale }

  /// The nearest pixel edge.
  func round(_ points: Double) -> Double {
    (points * scale).rounded() / scale
  }

  /// The nearest pixel edge at or above `points`.
  ///
  /// A millionth of a pixel above an edge is still that edge: sums of thirds must not grow.
  func ceil(_ points: Double) -> Double {
    (points * scale - 1e-6).rounded(.up) / scale
  }
}
