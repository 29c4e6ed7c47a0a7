/// An outline of straight lines and Bézier curves, in points.
public struct Path: Hashable, Sendable, Codable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable, Codable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// Draws a straight line to a point.
    case line(Point)
    /// Draws a quadratic curve to a point, with one control point.
    case quadCurve(Point, control: Point)
    /// Draws a cubic curve to a point, with two control points.
    case curve(Point, control1: Point, control2: Point)
    /// Draws a straight line back to the start of the subpath.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// Creates a path.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Returns the path with every point transformed by `transform`.
  package func applying(_ transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadCurve(let point, let control):
          .quadCurve(transform.apply(point), control: transform.apply(control))
        case .curve(let point, let control1, let control2):
          .curve(
            transform.apply(point), control1: transform.apply(control1),
            control2: transform.apply(control2))
        case .close: .close
        }
      })
  }

  /// Returns the path with every point and control point projected; `nil` when one is behind the
  /// eye.
  ///
  /// Curves are approximate, because a projected Bézier curve is in general not a Bézier curve.
  package func applying(_ map: ProjectionTransform) -> Path? {
    if let affine = map.affine { return applying(affine) }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point):
        guard let end = map.apply(point) else { return nil }
        path.elements.append(.move(end))
      case .line(let point):
        guard let end = map.apply(point) else { return nil }
        path.elements.append(.line(end))
      case .quadCurve(let point, let control):
        guard let end = map.apply(point), let control = map.apply(control) else { return nil }
        path.elements.append(.quadCurve(end, control: control))
      case .curve(let point, let control1, let control2):
        guard let end = map.apply(point), let first = map.apply(control1),
          let second = map.apply(control2)
        else { return nil }
        path.elements.append(.curve(end, control1: first, control2: second))
      case .close: path.elements.append(.close)
      }
    }
    return path
  }

  /// Returns the path moved by `dx` and `dy` points.
  package func offsetBy(dx: Double, dy: Double) -> Path {
    applying(.translation(x: dx, y: dy))
  }
}
