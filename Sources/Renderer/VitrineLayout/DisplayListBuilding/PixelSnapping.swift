import VitrineGeometry

/// Moves edges to whole device pixels, as SwiftUI does when it draws.
///
/// Source: read off pictures of iOS 18 (130 of 130 boxes at half pixels): in absolute coordinates
/// each edge goes to the nearest pixel, halves upwards; the width is the difference.
struct PixelSnapping {
  /// Pixels per point; `nil` does not round edges, such as moving ones.
  ///
  /// Source: OpenSwiftUI's audited `AnimatableFrameAttribute`: the frames that a view moves between
  /// are rounded, those on its way are not.
  let scale: Double?

  /// The tolerance for rounding errors of sums such as 3 · 26.6667, so that a tie remains a tie;
  /// far below any intended distance.
  private static let noise = 1e-6

  /// The nearest position on the pixel grid, in points.
  func snap(_ position: Double) -> Double {
    guard let scale else { return position }
    return (position * scale + 0.5 + PixelSnapping.noise).rounded(.down) / scale
  }

  /// The rectangle with all four edges on the pixel grid.
  func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
