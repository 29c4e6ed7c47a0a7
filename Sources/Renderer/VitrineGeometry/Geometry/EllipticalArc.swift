/// An elliptical arc of SVG as cubic curves.
///
/// Source: SVG 1.1, appendix F.6. The middle of an arc is computed with square roots, so that no
/// angle is needed.
struct EllipticalArc {
  let elements: [Path.Element]

  init(
    from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else {
      elements = start == end ? [] : [.line(end)]
      return
    }
    let (sine, cosine) = sineAndCosine(degrees * Double.pi / 180)
    // Transforms into the plane in which the ellipse is a unit circle.
    func toCircle(_ point: Point) -> Point {
      Point(
        x: (cosine * point.x + sine * point.y) / radii.width,
        y: (cosine * point.y - sine * point.x) / radii.height)
    }
    func fromCircle(_ point: Point, _ radius: Double) -> Point {
      let x = point.x * radii.width
      let y = point.y * radii.height
      return Point(x: radius * (cosine * x - sine * y), y: radius * (sine * x + cosine * y))
    }
    let (a, b) = (toCircle(start), toCircle(end))
    let half = Point(x: (b.x - a.x) / 2, y: (b.y - a.y) / 2)
    let distance = half.x * half.x + half.y * half.y
    // With radii this small or large, the arc cannot be distinguished from a point or from a line.
    guard distance.isNormal else {
      elements = [.line(end)]
      return
    }
    // Radii that are too small grow until the arc reaches its end.
    let radius = max(1, distance.squareRoot())
    let height = max(0, radius * radius / distance - 1).squareRoot()
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let center = Point(
      x: (a.x + b.x) / 2 - side * height * half.y, y: (a.y + b.y) / 2 + side * height * half.x)
    let from = Point(x: (a.x - center.x) / radius, y: (a.y - center.y) / radius)
    let to = Point(x: (b.x - center.x) / radius, y: (b.y - center.y) / radius)
    let origin = fromCircle(center, 1)
    let curves = EllipticalArc.curves(from, to, isLarge: isLarge, isClockwise: isClockwise).map {
      control1, control2, end -> Path.Element in
      func place(_ point: Point) -> Point {
        let moved = fromCircle(point, radius)
        return Point(x: moved.x + origin.x, y: moved.y + origin.y)
      }
      return .curve(place(end), control1: place(control1), control2: place(control2))
    }
    elements = Path(curves).isFinite ? curves : [.line(end)]
  }

  /// Curves of at most a quarter turn between two points of the unit circle.
  ///
  /// A full circle needs two bisections, and a third one allows for rounding. Points so far from
  /// the origin that rounding has moved them off the circle would be bisected endlessly.
  private static func curves(
    _ from: Point, _ to: Point, isLarge: Bool, isClockwise: Bool, halvings: Int = 3
  ) -> [(Point, Point, Point)] {
    let turn = isClockwise ? 1.0 : -1.0
    let dot = from.x * to.x + from.y * to.y
    guard halvings == 0 || (!isLarge && dot >= -1e-9) else {
      // The middle of the arc bisects it until each part is small enough.
      var middle = Point(x: from.x + to.x, y: from.y + to.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      if length < 1e-6 {
        middle = Point(x: -from.y * turn, y: from.x * turn)
      } else {
        let sign = isLarge ? -1.0 : 1.0
        middle = Point(x: sign * middle.x / length, y: sign * middle.y / length)
      }
      return [(from, middle), (middle, to)].flatMap {
        curves($0, $1, isLarge: false, isClockwise: isClockwise, halvings: halvings - 1)
      }
    }
    // tan(θ/4) from the cosine of θ/2.
    let cosine = ((1 + min(max(dot, -1), 1)) / 2).squareRoot()
    let handle = turn * 4 / 3 * ((1 - cosine) / (1 + cosine)).squareRoot()
    return [
      (
        Point(x: from.x - handle * from.y, y: from.y + handle * from.x),
        Point(x: to.x + handle * to.y, y: to.y - handle * to.x), to
      )
    ]
  }
}
