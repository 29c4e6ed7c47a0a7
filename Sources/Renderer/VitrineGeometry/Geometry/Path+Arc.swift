extension Path {
  /// A part of a circle that runs clockwise from `start`; angles in radians, 0 at the top.
  ///
  /// The arc consists of one cubic curve for each quarter turn or part of one, with an error of at
  /// most 0.027 % of the radius. Of more than three turns, as many pairs as possible are omitted:
  /// they cover no new area, and do not change the parity for either fill rule. An arc with
  /// non-finite numbers is empty.
  package static func arc(
    center: Point, radius: Double, start: Double, sweep: Double
  ) -> Path {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return Path() }
    let sweep = reduced(sweep)
    let count = max(1, (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let handle = radius * 4 / 3 * tangent(step / 4)
    var path = Path()
    for index in 0..<Int(count) {
      let (s0, c0) = sineAndCosine(start + Double(index) * step)
      let (s1, c1) = sineAndCosine(start + Double(index + 1) * step)
      let from = Point(x: center.x + radius * s0, y: center.y - radius * c0)
      let to = Point(x: center.x + radius * s1, y: center.y - radius * c1)
      if index == 0 { path.elements.append(.move(from)) }
      path.elements.append(
        .curve(
          to, control1: Point(x: from.x + handle * c0, y: from.y + handle * s0),
          control2: Point(x: to.x - handle * c1, y: to.y - handle * s1)))
    }
    return path
  }

  /// The angle, in radians, without pairs of turns beyond the third turn.
  private static func reduced(_ sweep: Double) -> Double {
    let turn = 2 * Double.pi
    guard sweep.magnitude > 3 * turn else { return sweep }
    let rest = (sweep.magnitude - turn).truncatingRemainder(dividingBy: 2 * turn) + turn
    return sweep < 0 ? -rest : rest
  }
}
