/// A straight line, or a Bézier curve of the second or third degree.
package enum BezierCurve: Hashable, Sendable {
  /// A line between two points.
  case line(Point, Point)
  /// A curve with one control point, which is the second of the three.
  case quadratic(Point, Point, Point)
  /// A curve with two control points, which are between its ends.
  case cubic(Point, Point, Point, Point)

  /// The start of the curve.
  package var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// The end of the curve.
  package var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// Start, control points and end.
  package var points: [Point] {
    switch self {
    case .line(let start, let end): [start, end]
    case .quadratic(let start, let control, let end): [start, control, end]
    case .cubic(let start, let control1, let control2, let end): [start, control1, control2, end]
    }
  }

  /// The path element that draws the curve from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quadratic(_, let control, let end): .quadCurve(end, control: control)
    case .cubic(_, let control1, let control2, let end):
      .curve(end, control1: control1, control2: control2)
    }
  }

  /// The point at a parameter in 0...1, by de Casteljau's algorithm.
  package func point(at t: Double) -> Point {
    switch self {
    case .line(let a, let b): a.mixed(b, t)
    case .quadratic(let a, let b, let c): a.mixed(b, t).mixed(b.mixed(c, t), t)
    case .cubic(let a, let b, let c, let d):
      BezierCurve.quadratic(a.mixed(b, t), b.mixed(c, t), c.mixed(d, t)).point(at: t)
    }
  }

  /// The part between two parameters in 0...1.
  package func part(from: Double, to: Double) -> BezierCurve {
    let rest = from <= 0 ? self : split(at: from).after
    return to >= 1 ? rest : rest.split(at: from < 1 ? (to - from) / (1 - from) : 1).before
  }

  private func split(at t: Double) -> (before: BezierCurve, after: BezierCurve) {
    switch self {
    case .line(let a, let b):
      let middle = a.mixed(b, t)
      return (.line(a, middle), .line(middle, b))
    case .quadratic(let a, let b, let c):
      let (ab, bc) = (a.mixed(b, t), b.mixed(c, t))
      let middle = ab.mixed(bc, t)
      return (.quadratic(a, ab, middle), .quadratic(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.mixed(b, t), b.mixed(c, t), c.mixed(d, t))
      let (abc, bcd) = (ab.mixed(bc, t), bc.mixed(cd, t))
      let middle = abc.mixed(bcd, t)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }
}

extension Point {
  /// The point at a fraction of the way to another one.
  package func mixed(_ other: Point, _ share: Double) -> Point {
    Point(x: x.mixed(other.x, share), y: y.mixed(other.y, share))
  }

  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Double {
  /// The number at a fraction of the way to another one; finite for finite numbers and fractions in
  /// 0...1.
  fileprivate func mixed(_ other: Double, _ share: Double) -> Double {
    let way = other - self
    return way.isFinite ? self + way * share : self * (1 - share) + other * share
  }
}
