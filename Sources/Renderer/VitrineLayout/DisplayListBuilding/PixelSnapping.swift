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
  /// The size of the picture, and of all its pixels: what ends at its edge fills the last pixels.
  private let picture: (size: Size, whole: Size)?

  /// Creates the snapping of a picture with a size in points.
  init(scale: Double?, picture size: Size? = nil) {
    self.scale = scale
    picture = scale.flatMap { scale in size.map { ($0, $0.whole(scale: scale)) } }
  }

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
    let right = snap(rect.maxX, upTo: picture?.size.width, picture?.whole.width)
    let bottom = snap(rect.maxY, upTo: picture?.size.height, picture?.whole.height)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The nearest position on the pixel grid, or at least the end of the last pixel for a position
  /// at the picture's edge.
  private func snap(_ position: Double, upTo edge: Double?, _ end: Double?) -> Double {
    guard let edge, let end, position >= edge - PixelSnapping.noise else { return snap(position) }
    return max(snap(position), end)
  }
}
