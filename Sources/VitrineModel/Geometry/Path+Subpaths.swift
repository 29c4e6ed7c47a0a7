/// A connected part of a path.
package struct Subpath: Hashable, Sendable {
  /// Where it starts.
  package let start: Point
  /// Its lines and curves in drawing order, each from the end of the one before it; the line that
  /// closes a subpath counts.
  package internal(set) var curves: [BezierCurve] = []
  /// Whether it was closed.
  package internal(set) var isClosed = false

  /// Where it ends.
  package var end: Point { curves.last?.end ?? start }
}

extension Path {
  /// The connected parts of the outline in drawing order.
  ///
  /// As painted: a step behind a closed subpath starts where that one did, and one without any start
  /// at its first point. A step with a coordinate that is not finite is left out.
  package var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements where element.isFinite {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        continue
      }
      guard let first = subpaths.last?.next ?? element.firstPoint else { continue }
      if subpaths.last?.isClosed ?? true { subpaths.append(Subpath(start: first)) }
      subpaths[subpaths.count - 1].append(element)
    }
    return subpaths
  }

  /// Whether all points and control points are finite.
  package var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension Subpath {
  /// Where the next step starts.
  fileprivate var next: Point { isClosed ? start : end }

  fileprivate mutating func append(_ element: Path.Element) {
    switch element {
    case .move: break
    case .line(let end): curves.append(.line(self.end, end))
    case .quadCurve(let end, let control): curves.append(.quadratic(self.end, control, end))
    case .curve(let end, let control1, let control2):
      curves.append(.cubic(self.end, control1, control2, end))
    case .close:
      curves.append(.line(end, start))
      isClosed = true
    }
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

  /// Where a step that has no start is taken to start.
  fileprivate var firstPoint: Point? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, let point, _):
      point
    case .close: nil
    }
  }
}
