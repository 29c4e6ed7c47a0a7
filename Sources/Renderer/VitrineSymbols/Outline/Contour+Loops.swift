import VitrineGeometry

extension Contour {
  /// The outlines into which one falls whose straight lines cross each other.
  var loops: [Contour] {
    let starts = [start] + segments.dropLast().map(\.end)
    guard starts.count <= Contour.most else { return [self] }
    for first in segments.indices {
      for second in segments.indices.dropFirst(first + 2) {
        guard case .line(let firstEnd) = segments[first],
          case .line(let secondEnd) = segments[second],
          let place = Point.crossing(starts[first], firstEnd, starts[second], secondEnd)
        else { continue }
        let inner = [.line(firstEnd)] + segments[(first + 1)..<second] + [.line(place)]
        let outer =
          segments[..<first] + [.line(place), .line(secondEnd)] + segments[(second + 1)...]
        return Contour(start: place, segments: Array(inner)).loops
          + Contour(start: start, segments: Array(outer)).loops
      }
    }
    return [self]
  }

  /// The maximum number of lines and curves that are compared with each other.
  private static let most = 100
}

extension Point {
  /// The point between the ends of both lines where they cross; `nil` if there is none.
  fileprivate static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let (u, v) = (d.x - c.x, d.y - c.y)
    let turn = x * v - y * u
    guard turn.magnitude > 1e-12 else { return nil }
    let first = ((c.x - a.x) * v - (c.y - a.y) * u) / turn
    let second = ((c.x - a.x) * y - (c.y - a.y) * x) / turn
    let inside = 1e-6...1 - 1e-6
    guard inside.contains(first), inside.contains(second) else { return nil }
    return Point(x: a.x + first * x, y: a.y + first * y)
  }
}
