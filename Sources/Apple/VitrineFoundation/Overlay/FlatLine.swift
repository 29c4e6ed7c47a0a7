internal import VitrineGeometry

/// A connected line from point to point.
struct FlatLine {
  /// A straight part of a line, of some length.
  struct Side {
    let start: Point
    let end: Point
    /// The direction, of length 1.
    let direction: Point

    /// Creates the side between two points; `nil` for one point.
    init?(_ start: Point, _ end: Point) {
      let way = end - start
      guard way.length > 0 else { return nil }
      (self.start, self.end, direction) = (start, end, way * (1 / way.length))
    }

    private init(_ side: Side) {
      (start, end, direction) = (side.end, side.start, side.direction * -1)
    }

    /// The side in the other direction.
    var reversed: Side { Side(self) }

    /// The way to a point beside the side.
    func across(_ distance: Double) -> Point {
      Point(x: -direction.y * distance, y: direction.x * distance)
    }
  }

  /// The corners; no two of them in a row are equal.
  let points: [Point]
  /// Whether the last point is connected with the first.
  let isClosed: Bool

  /// The most dashes of a line; a pattern with more is not drawn.
  private static let mostDashes = 4096.0

  private init(_ points: [Point], isClosed: Bool = false) {
    var corners: [Point] = []
    for point in points where corners.last != point { corners.append(point) }
    if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
    self.points = corners
    self.isClosed = isClosed && corners.count > 1
  }

  /// Creates the lines that replace the curves of a path.
  init(_ subpath: Subpath) {
    var points = [subpath.start]
    for curve in subpath.curves {
      curve.flatten(tolerance: OverlayGrid.tolerance) { points.append($0) }
    }
    self.init(points, isClosed: subpath.isClosed)
  }

  /// The sides in order, with that which closes the line.
  var sides: [Side] {
    let corners = isClosed ? points + points.prefix(1) : points
    return zip(corners, corners.dropFirst()).compactMap { Side($0, $1) }
  }

  /// The parts of the line that a pattern of dashes and gaps draws.
  func dashed(_ lengths: [Double], phase: Double) -> [FlatLine] {
    // An odd number of lengths alternates from one repetition to the next.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let (period, sides) = (pattern.reduce(0, +), self.sides)
    let length = sides.reduce(0) { $0 + ($1.end - $1.start).length }
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite,
      length / period * Double(pattern.count) < FlatLine.mostDashes
    else { return [self] }
    var pen = DashPen(pattern, phase: phase, period: period)
    for side in sides { pen.draw(side) }
    return pen.dashes.map { FlatLine($0) }
  }
}

/// Draws dashes along a line.
private struct DashPen {
  private let pattern: [Double]
  private var index = 0
  /// What is left of the current dash or gap.
  private var left: Double
  private(set) var dashes: [[Point]] = []
  private var isDown = false

  init(_ pattern: [Double], phase: Double, period: Double) {
    self.pattern = pattern
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    left = pattern[0]
    while rest > left {
      rest -= left
      index = (index + 1) % pattern.count
      left = pattern[index]
    }
    left -= rest
  }

  mutating func draw(_ side: FlatLine.Side) {
    let length = (side.end - side.start).length
    var done = 0.0
    touch(side.start)
    while length - done > left {
      done += left
      let point = side.start + side.direction * done
      touch(point)
      index = (index + 1) % pattern.count
      left = pattern[index]
      isDown = false
      touch(point)
    }
    left -= length - done
    touch(side.end)
  }

  /// Continues the dash at a point, or begins it.
  private mutating func touch(_ point: Point) {
    guard index.isMultiple(of: 2) else { return }
    if isDown { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
    isDown = true
  }
}

extension Point {
  static func + (one: Point, other: Point) -> Point {
    Point(x: one.x + other.x, y: one.y + other.y)
  }
  static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }
  static func * (one: Point, factor: Double) -> Point {
    Point(x: one.x * factor, y: one.y * factor)
  }
  var length: Double { (x * x + y * y).squareRoot() }
}
