import VitrineGeometry

/// The space in which views are laid out, and how far beyond it they can extend, in the picture's
/// coordinates.
///
/// That a widget's content margins behave as its safe area is assumed.
final class SafeArea {
  /// The space without margins.
  let inner: Rect
  /// The space with margins.
  let outer: Rect

  init(inner: Rect, outer: Rect) {
    self.inner = inner
    self.outer = outer
  }

  /// How far a view with `frame` can extend at each edge; `leading` is the left edge.
  ///
  /// Only a view that touches the inner edge can (reconstructed SwiftUI sources).
  func reach(of frame: Rect) -> EdgeInsets {
    // Sums of lengths that should be equal differ by less than this.
    let noise = 1e-6
    func reach(_ gap: Double, _ margin: Double) -> Double {
      gap <= noise && margin > 0 ? max(0, margin + gap) : 0
    }
    return EdgeInsets(
      top: reach(frame.minY - inner.minY, inner.minY - outer.minY),
      leading: reach(frame.minX - inner.minX, inner.minX - outer.minX),
      bottom: reach(inner.maxY - frame.maxY, outer.maxY - inner.maxY),
      trailing: reach(inner.maxX - frame.maxX, outer.maxX - inner.maxX))
  }

  /// The margins at the edges of the surface to which `frame` extends; `leading` is the left edge.
  func covered(by frame: Rect) -> EdgeInsets {
    func covered(_ gap: Double, _ margin: Double) -> Double { abs(gap) < 1e-6 ? max(0, margin) : 0 }
    return EdgeInsets(
      top: covered(frame.minY - outer.minY, inner.minY - outer.minY),
      leading: covered(frame.minX - outer.minX, inner.minX - outer.minX),
      bottom: covered(outer.maxY - frame.maxY, outer.maxY - inner.maxY),
      trailing: covered(outer.maxX - frame.maxX, outer.maxX - inner.maxX))
  }

  /// The safe area of the content of `frame`, which takes `insets` from it; `leading` is left.
  func inset(by insets: EdgeInsets, in frame: Rect) -> SafeArea {
    let reach = reach(of: frame)
    let outer = frame.inset(
      by: EdgeInsets(
        top: -reach.top, leading: -reach.leading, bottom: -reach.bottom,
        trailing: -reach.trailing))
    return SafeArea(inner: frame.inset(by: insets), outer: outer)
  }
}

extension EdgeInsets {
  /// The insets with left and right exchanged.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The insets at some edges, nothing at the others.
  func limited(to edges: EdgeSet) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
