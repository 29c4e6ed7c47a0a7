/// An outline in cairo's coordinates: what is left of it once empty and repeated lines are gone.
///
/// Lines that go on in the same direction become one, since it matters for coverage where an edge
/// ends. Source: `cairo-path-fixed.c` of cairo 1.16, read for what it leaves out.
struct FixedOutline {
  /// What a step draws.
  enum Step { case move, line, curve, close }

  /// The steps.
  private(set) var steps: [Step] = []
  /// The points of all steps: one each, three for a curve, none to close.
  private(set) var points: [FixedPoint] = []
  /// Whether all lines are upright or level.
  private(set) var isRectilinear = true
  /// The smallest box around the ends of lines and curves.
  private(set) var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
  private var here = FixedPoint(x: 0, y: 0)
  private var start = FixedPoint(x: 0, y: 0)
  private var needsMove = true

  /// Empties the outline and keeps its memory.
  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    (isRectilinear, needsMove) = (true, true)
    (left, top, right, bottom) = (.max, .max, .min, .min)
    here = FixedPoint(x: 0, y: 0)
    start = here
  }

  private mutating func extend(to point: FixedPoint) {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  /// Whether curves stay in the box of all ends because their control points do.
  ///
  /// Then the box is what cairo confines the outline to; halving distances may leave that of other
  /// curves.
  var isInBox: Bool {
    points.allSatisfy { $0.x >= left && $0.x <= right && $0.y >= top && $0.y <= bottom }
  }

  /// Starts a part at a point.
  mutating func move(to point: FixedPoint) {
    closeForFill()
    needsMove = true
    (here, start) = (point, point)
  }

  private mutating func closeForFill() {
    guard !needsMove, here.x != start.x, here.y != start.y else { return }
    isRectilinear = false
  }

  private mutating func applyMove() {
    guard needsMove else { return }
    needsMove = false
    start = here
    steps.append(.move)
    points.append(here)
    extend(to: here)
  }

  /// Draws a straight line.
  mutating func line(to point: FixedPoint) {
    applyMove()
    if steps.last != .move, point == here { return }
    if steps.last == .line {
      let before = points[points.count - 2]
      if before == here || goesOn(before, point) { dropLine() }
    }
    if here.x != point.x, here.y != point.y { isRectilinear = false }
    here = point
    steps.append(.line)
    points.append(point)
    extend(to: point)
  }

  /// Whether a line to a point has the direction of the one from `before`.
  private func goesOn(_ before: FixedPoint, _ point: FixedPoint) -> Bool {
    let (dx, dy) = (here.x - before.x, here.y - before.y)
    let (ex, ey) = (point.x - here.x, point.y - here.y)
    return dy * ex == ey * dx && dx * ex + dy * ey >= 0
  }

  private mutating func dropLine() {
    steps.removeLast()
    points.removeLast()
  }

  /// Draws a curve.
  mutating func curve(to point: FixedPoint, _ first: FixedPoint, _ second: FixedPoint) {
    if here == point, first == point, second == point { return line(to: point) }
    applyMove()
    if steps.last == .line, points[points.count - 2] == here { dropLine() }
    here = point
    isRectilinear = false
    steps.append(.curve)
    points.append(first)
    points.append(second)
    points.append(point)
    extend(to: point)
  }

  /// Draws a straight line to where the part started.
  mutating func close() {
    line(to: start)
    if steps.last == .line { dropLine() }
    needsMove = true
    steps.append(.close)
  }
}
