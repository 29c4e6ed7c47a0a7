import VitrineGeometry
import VitrineModel

/// A curve through points, with one cubic or straight segment between two of them.
package struct Curve: Hashable, Sendable {
  /// A segment of the curve.
  package struct Segment: Hashable, Sendable {
    /// The start of the segment.
    package var start: Point
    /// The control points; `nil` for a straight line.
    package var controls: (Point, Point)? { first.flatMap { a in second.map { (a, $0) } } }
    /// The end of the segment.
    package var end: Point
    fileprivate var first: Point?
    fileprivate var second: Point?

    init(_ start: Point, _ end: Point, _ first: Point? = nil, _ second: Point? = nil) {
      (self.start, self.end, self.first, self.second) = (start, end, first, second)
    }

    /// The segment in the opposite direction.
    var reversed: Segment { Segment(end, start, second, first) }
  }

  /// The segments of the curve.
  package let segments: [Segment]

  /// Creates a curve through points.
  ///
  /// Source: D3's documentation, whose names Swift Charts uses: cardinal with tension 0,
  /// centripetal Catmull-Rom with alpha 0.5, monotone after Steffen (1990).
  package init(
    _ points: [Point], _ interpolation: ChartMark.Interpolation, tension: Double? = nil
  ) {
    segments =
      switch interpolation {
      case .linear: Curve.pairs(points).map { Segment($0, $1) }
      case .stepStart: Curve.steps(points, at: 0)
      case .stepCenter: Curve.steps(points, at: 0.5)
      case .stepEnd: Curve.steps(points, at: 1)
      case .cardinal: Curve.cardinal(points, tension ?? 0)
      case .catmullRom: Curve.catmullRom(points, tension ?? 0.5)
      case .monotone: Curve.monotone(points)
      }
  }

  /// Appends the segments to a path whose current point is the start of the curve.
  func append(to path: inout Path, backwards: Bool = false) {
    for step in backwards ? segments.reversed().map(\.reversed) : segments {
      if let (first, second) = step.controls {
        path.elements.append(.curve(step.end, control1: first, control2: second))
      } else {
        path.elements.append(.line(step.end))
      }
    }
  }

  private static func pairs(_ points: [Point]) -> [(Point, Point)] {
    points.count < 2 ? [] : zip(points, points.dropFirst()).map { ($0, $1) }
  }

  /// A curve of steps, each of which is at `share` of the horizontal distance.
  private static func steps(_ points: [Point], at share: Double) -> [Segment] {
    pairs(points).flatMap { start, end -> [Segment] in
      let x = start.x + (end.x - start.x) * share
      let (low, high) = (Point(x: x, y: start.y), Point(x: x, y: end.y))
      return [Segment(start, low), Segment(low, high), Segment(high, end)]
    }
  }

  private static func cardinal(_ points: [Point], _ tension: Double) -> [Segment] {
    let factor = (1 - tension) / 6
    return pairs(points).enumerated().map { index, pair in
      let before = index > 0 ? points[index - 1] : pair.1
      let after = index + 2 < points.count ? points[index + 2] : pair.0
      return Segment(
        pair.0, pair.1,
        Point(
          x: pair.0.x + factor * (pair.1.x - before.x),
          y: pair.0.y + factor * (pair.1.y - before.y)),
        Point(
          x: pair.1.x + factor * (pair.0.x - after.x),
          y: pair.1.y + factor * (pair.0.y - after.y)))
    }
  }

  private static func catmullRom(_ points: [Point], _ alpha: Double) -> [Segment] {
    func length(_ from: Point, _ to: Point) -> Double {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      return raised(dx * dx + dy * dy, to: alpha / 2)
    }
    return pairs(points).enumerated().map { index, pair in
      let (start, end) = pair
      var (first, second) = (start, end)
      let middle = length(start, end)
      if index > 0, case let before = points[index - 1], length(before, start) > 1e-12 {
        first = control(start, end, before, middle, length(before, start))
      }
      if index + 2 < points.count, case let after = points[index + 2], length(end, after) > 1e-12 {
        second = control(end, start, after, middle, length(end, after))
      }
      return Segment(start, end, first, second)
    }
  }

  /// The control point near `point` of the segment to `other`, with the neighbour on the other
  /// side.
  private static func control(
    _ point: Point, _ other: Point, _ neighbour: Point, _ middle: Double, _ outer: Double
  ) -> Point {
    let own = 2 * outer * outer + 3 * outer * middle + middle * middle
    let sum = 3 * outer * (outer + middle)
    func part(_ point: Double, _ other: Double, _ neighbour: Double) -> Double {
      (point * own - neighbour * middle * middle + other * outer * outer) / sum
    }
    return Point(
      x: part(point.x, other.x, neighbour.x), y: part(point.y, other.y, neighbour.y))
  }

  private static func monotone(_ points: [Point]) -> [Segment] {
    guard points.count > 2 else { return pairs(points).map { Segment($0, $1) } }
    let slopes = tangents(points)
    return pairs(points).enumerated().map { index, pair in
      let third = (pair.1.x - pair.0.x) / 3
      return Segment(
        pair.0, pair.1,
        Point(x: pair.0.x + third, y: pair.0.y + third * slopes[index]),
        Point(x: pair.1.x - third, y: pair.1.y - third * slopes[index + 1]))
    }
  }

  /// The slope at each point, limited so that the curve stays between its points.
  private static func tangents(_ points: [Point]) -> [Double] {
    let steps = pairs(points).map { (width: $1.x - $0.x, slope: slope($0, $1)) }
    var slopes = [Double](repeating: 0, count: points.count)
    for index in 1..<(points.count - 1) {
      let (before, after) = (steps[index - 1], steps[index])
      let widths = before.width + after.width
      let mean =
        widths == 0 ? 0 : (before.slope * after.width + after.slope * before.width) / widths
      let signs = sign(before.slope) + sign(after.slope)
      slopes[index] = signs * min(abs(before.slope), abs(after.slope), 0.5 * abs(mean))
    }
    slopes[0] = (3 * steps[0].slope - slopes[1]) / 2
    let last = points.count - 1
    slopes[last] = (3 * steps[last - 1].slope - slopes[last - 1]) / 2
    return slopes
  }

  private static func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }

  private static func slope(_ start: Point, _ end: Point) -> Double {
    end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
  }
}
