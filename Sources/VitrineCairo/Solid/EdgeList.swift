/// The sides of an outline as a scan converter takes them.
struct EdgeList {
  /// A side that runs downwards, in rows of a fifteenth of a pixel.
  struct Edge {
    /// The first row.
    var top: Int
    /// Rows that are left.
    var height: Int
    /// 1 where the outline runs downwards, −1 where it runs upwards.
    var direction: Int
    /// The column in the current row, 256 to a pixel.
    var column: Int
    /// The same before it is rounded, as a whole number and parts of `span`.
    var x: Int
    var part: Int
    /// What a row adds.
    var stepX: Int
    var stepPart: Int
    /// What fifteen rows add.
    var fullX: Int
    var fullPart: Int
    /// Parts of a whole; 0 for an upright side.
    var span: Int
  }

  /// Rows of coverage in a pixel.
  static let rows = 15

  /// The sides in the order of the outline.
  private(set) var edges: [Edge] = []
  /// The smallest box around all points, in cairo's coordinates.
  private(set) var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
  private var here = FixedPoint(x: 0, y: 0)
  private var start = FixedPoint(x: 0, y: 0)

  /// Takes an outline in place of the one before.
  ///
  /// - Parameter tolerance: farthest distance in pixels between a curve and its lines.
  mutating func take(_ outline: borrowing FixedOutline, tolerance: Double) {
    edges.removeAll(keepingCapacity: true)
    (left, top, right, bottom) = (.max, .max, .min, .min)
    (here, start) = (FixedPoint(x: 0, y: 0), FixedPoint(x: 0, y: 0))
    var next = 0
    for step in outline.steps {
      switch step {
      case .move:
        line(to: start)
        here = outline.points[next]
        start = here
        next += 1
      case .line:
        line(to: outline.points[next])
        next += 1
      case .curve:
        curve(
          Knots(
            a: here, b: outline.points[next], c: outline.points[next + 1],
            d: outline.points[next + 2]), tolerance * tolerance)
        next += 3
      case .close: line(to: start)
      }
    }
    line(to: start)
  }

  private mutating func line(to point: FixedPoint) {
    let from = here
    here = point
    guard from.y != point.y else { return }
    if from.y < point.y { add(from, point, 1) } else { add(point, from, -1) }
  }

  private mutating func add(_ upper: FixedPoint, _ lower: FixedPoint, _ direction: Int) {
    left = min(left, upper.x, lower.x)
    right = max(right, upper.x, lower.x)
    top = min(top, upper.y)
    bottom = max(bottom, lower.y)
    let first = (EdgeList.rows * upper.y + 128) >> 8
    let last = (EdgeList.rows * lower.y + 128) >> 8
    guard last > first else { return }
    edges.append(Edge(upper, lower, first, last - first, direction))
  }

  // MARK: Curves

  /// The points of a curve.
  fileprivate struct Knots {
    var a: FixedPoint
    var b: FixedPoint
    var c: FixedPoint
    var d: FixedPoint
  }

  /// Draws lines in place of a curve, half after half until they are close enough.
  ///
  /// Source: `cairo-spline.c`: where it splits and how it measures.
  private mutating func curve(_ knots: Knots, _ limit: Double) {
    if knots.a == knots.b, knots.c == knots.d { return line(to: knots.d) }
    split(knots, limit)
    line(to: knots.d)
  }

  private mutating func split(_ knots: Knots, _ limit: Double) {
    guard knots.error >= limit else { return line(to: knots.a) }
    let (ab, bc, cd) = (
      knots.a.middle(knots.b), knots.b.middle(knots.c), knots.c.middle(knots.d)
    )
    let (abc, bcd) = (ab.middle(bc), bc.middle(cd))
    let middle = abc.middle(bcd)
    split(Knots(a: knots.a, b: ab, c: abc, d: middle), limit)
    split(Knots(a: middle, b: bcd, c: cd, d: knots.d), limit)
  }
}

extension EdgeList.Knots {
  /// The square of the farthest distance of a control point from the line between the ends.
  fileprivate var error: Double {
    let (dx, dy) = (Double(d.x - a.x) / 256, Double(d.y - a.y) / 256)
    return max(distance(b, dx, dy), distance(c, dx, dy))
  }

  private func distance(_ point: FixedPoint, _ dx: Double, _ dy: Double) -> Double {
    var (x, y) = (Double(point.x - a.x) / 256, Double(point.y - a.y) / 256)
    if dx != 0 || dy != 0 {
      let length = dx * dx + dy * dy
      let share = x * dx + y * dy
      if share >= length {
        x -= dx
        y -= dy
      } else if share > 0 {
        x -= share / length * dx
        y -= share / length * dy
      }
    }
    return x * x + y * y
  }
}

extension EdgeList.Edge {
  /// Source: `cairo-tor-scan-converter.c` of cairo 1.16: where a side crosses the middle of a row.
  fileprivate init(
    _ upper: FixedPoint, _ lower: FixedPoint, _ top: Int, _ height: Int, _ direction: Int
  ) {
    (self.top, self.height, self.direction) = (top, height, direction)
    (x, part, column) = (upper.x, 0, upper.x)
    (stepX, stepPart, fullX, fullPart, span) = (0, 0, 0, 0, 0)
    guard lower.x != upper.x else { return }
    let across = (lower.x - upper.x) * 256
    let parts = (lower.y - upper.y) * EdgeList.rows * 512
    (stepX, stepPart) = (across * 512).quotientAndRemainder(dividingBy: parts)
    let ahead = ((2 * top + 1) << 8 - upper.y * EdgeList.rows * 2) * across
    (x, part) = ahead.quotientAndRemainder(dividingBy: parts)
    x += upper.x
    span = parts
    carry()
    if height >= EdgeList.rows {
      (fullX, fullPart) = (across * 512 * EdgeList.rows).quotientAndRemainder(dividingBy: parts)
    }
  }

  /// Keeps `part` below a whole, and rounds the column.
  @inline(__always)
  mutating func carry() {
    if part < 0 {
      x -= 1
      part += span
    } else if part >= span {
      x += 1
      part -= span
    }
    column = x + (part >= span / 2 ? 1 : 0)
  }

  /// Moves to the next row.
  @inline(__always)
  mutating func step() {
    guard span != 0 else { return }
    x += stepX
    part += stepPart
    carry()
  }

  /// Moves fifteen rows down.
  @inline(__always)
  mutating func stepFull() {
    guard span != 0 else { return }
    x += fullX
    part += fullPart
    carry()
  }

  /// The column fifteen rows below.
  @inline(__always)
  var columnBelow: Int {
    guard span != 0 else { return column }
    var copy = self
    copy.x += fullX
    copy.part += fullPart
    copy.carry()
    return copy.column
  }

  /// The place half a row above, where a row of pixels starts.
  @inline(__always)
  var origin: (x: Int, part: Int) {
    guard span != 0 else { return (x, part) }
    var copy = self
    copy.x -= stepX / 2
    copy.part -= stepPart / 2
    copy.carry()
    return (copy.x, copy.part)
  }
}
