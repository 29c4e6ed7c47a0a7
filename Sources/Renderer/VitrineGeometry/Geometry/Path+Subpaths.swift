/// A connected part of a path.
package struct Subpath: Hashable, Sendable {
  /// The first point.
  package let start: Point
  /// Its lines and curves in drawing order, each from the end of the previous one, including the
  /// line that closes the subpath.
  package fileprivate(set) var curves: [BezierCurve] = []
  /// Whether the subpath is closed.
  package fileprivate(set) var isClosed = false

  /// The last point.
  package var end: Point { curves.last?.end ?? start }
}

extension Path {
  /// The connected parts of the outline in drawing order.
  ///
  /// As in painting, a step after a closed subpath starts where that subpath did, and a step
  /// without a start begins at its own first point. Steps with non-finite coordinates are omitted.
  package var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var pen = PathPen()
    for element in elements where element.isFinite {
      if case .move(let point) = element { subpaths.append(Subpath(start: point)) }
      guard let curve = pen.draw(element) else { continue }
      if subpaths.last?.isClosed ?? true { subpaths.append(Subpath(start: curve.start)) }
      subpaths[subpaths.count - 1].curves.append(curve)
      if case .close = element { subpaths[subpaths.count - 1].isClosed = true }
    }
    return subpaths
  }

  /// Calls `visit` with each line and curve of the outline in the order of ``subpaths``.
  package func forEachCurve(_ visit: (BezierCurve) -> Void) {
    var pen = PathPen()
    for element in elements where element.isFinite {
      if let curve = pen.draw(element) { visit(curve) }
    }
  }

  /// Whether all points and control points are finite.
  package var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

/// The current position while a path is traversed.
private struct PathPen {
  /// The start of the subpath; `nil` before the first one.
  private var start: Point?
  private var point: Point?

  /// The line or curve that a step draws; `nil` when it draws none.
  mutating func draw(_ element: Path.Element) -> BezierCurve? {
    if case .move(let point) = element {
      (start, self.point) = (point, point)
      return nil
    }
    guard let from = point ?? element.firstPoint else { return nil }
    let first = start ?? from
    let curve: BezierCurve
    switch element {
    case .move(let end), .line(let end): curve = .line(from, end)
    case .quadCurve(let end, let control): curve = .quadratic(from, control, end)
    case .curve(let end, let control1, let control2):
      curve = .cubic(from, control1, control2, end)
    case .close: curve = .line(from, first)
    }
    (start, point) = (first, curve.end)
    return curve
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }

  /// The point at which a step without a start begins.
  fileprivate var firstPoint: Point? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, let point, _):
      point
    case .close: nil
    }
  }
}
