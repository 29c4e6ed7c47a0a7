/// Builds outlines step by step, as SwiftUI's `Path` does.
struct PathBuilder {
  /// The path drawn so far.
  private(set) var path = Path()
  /// The current point, where the next step starts.
  private(set) var current = Point.zero
  private var start = Point.zero
  /// Whether the next step has to start a new subpath.
  private var isUp = true

  mutating func move(to point: Point) {
    path.elements.append(.move(point))
    current = point
    start = point
    isUp = false
  }

  mutating func line(to point: Point) { append([.line(point)], end: point) }

  mutating func quadCurve(to point: Point, control: Point) {
    append([.quadCurve(point, control: control)], end: point)
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    append([.curve(point, control1: control1, control2: control2)], end: point)
  }

  mutating func close() {
    path.elements.append(.close)
    current = start
    isUp = true
  }

  /// Appends elements that lead to `end`.
  mutating func append(_ elements: [Path.Element], end: Point) {
    path.elements += elements
    current = end
    isUp = false
  }

  /// Appends a closed outline.
  mutating func append(_ outline: Path) {
    guard case .move(let first) = outline.elements.first else { return }
    path.elements += outline.elements
    current = first
    start = first
    isUp = true
  }

  /// Adds an arc from a start angle over an extent, in degrees clockwise from the right.
  ///
  /// Source: Apple's documentation of `addRelativeArc`: an open subpath is continued by a line to
  /// the arc's start, otherwise the arc starts a new one.
  mutating func arc(center: Point, radius: Double, start: Double, sweep: Double) {
    let arc = Path.arc(
      center: center, radius: radius, start: (start + 90) * .pi / 180, sweep: sweep * .pi / 180)
    guard case .move(let first) = arc.elements.first else { return }
    if isUp { move(to: first) } else { line(to: first) }
    append(Array(arc.elements.dropFirst()), end: arc.lastPoint ?? first)
  }

  /// Adds a line and an arc that touches it and the line from one point to another.
  mutating func arc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    let (back, ahead) = (Vector(from: corner, to: current), Vector(from: corner, to: end))
    let (cross, dot) = (back.unit.cross(ahead.unit), back.unit.dot(ahead.unit))
    // Parallel lines and lines without length have no common tangent circle.
    guard radius > 0, back.length > 0, ahead.length > 0, cross.magnitude > 1e-9 else {
      return line(to: corner)
    }
    let turn = angle(sine: cross.magnitude, cosine: dot)
    // The tangent of half the angle, without the rounding error of computing the angle.
    let touch = corner.moved(back.unit, radius * (1 + dot) / cross.magnitude)
    // The centre is to that side of the first line where the second one continues.
    let side = cross > 0 ? 1.0 : -1.0
    let normal = Vector(x: -back.unit.y * side, y: back.unit.x * side)
    let center = touch.moved(normal, radius)
    let degrees = angle(sine: touch.y - center.y, cosine: touch.x - center.x) * 180 / .pi
    arc(
      center: center, radius: radius, start: degrees, sweep: -side * (180 - turn * 180 / .pi))
  }
}

/// A vector in the plane.
private struct Vector {
  var x: Double
  var y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(from start: Point, to end: Point) { self.init(x: end.x - start.x, y: end.y - start.y) }

  var length: Double { (x * x + y * y).squareRoot() }
  var unit: Vector { Vector(x: x / length, y: y / length) }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
}

extension Point {
  fileprivate func moved(_ way: Vector, _ factor: Double) -> Point {
    Point(x: x + factor * way.x, y: y + factor * way.y)
  }
}

extension Path {
  /// The end of the last step; `nil` after a closed subpath.
  var lastPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close, nil: nil
    }
  }
}
