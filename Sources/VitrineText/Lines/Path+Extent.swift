import VitrineModel

extension Path {
  /// The horizontal extent of what lies between two heights; `nil` when nothing does.
  ///
  /// Curves are followed in a few straight steps, which is finer than a pixel for a letter.
  func extent(between top: Double, and bottom: Double) -> ClosedRange<Double>? {
    var scan = BandScan(top: top, bottom: bottom)
    for element in elements { scan.follow(element) }
    return scan.extent
  }
}

/// Collects where an outline runs inside a horizontal band.
private struct BandScan {
  let top: Double
  let bottom: Double
  private(set) var extent: ClosedRange<Double>?
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  private static let steps = 8

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  mutating func follow(_ element: Path.Element) {
    switch element {
    case .move(let point): (pen, start) = (point, point)
    case .line(let point): line(to: point)
    case .quadCurve(let point, let control):
      curve(Bezier(points: [pen, control, point]))
    case .curve(let point, let control1, let control2):
      curve(Bezier(points: [pen, control1, control2, point]))
    case .close: line(to: start)
    }
  }

  private mutating func curve(_ curve: Bezier) {
    guard curve.reaches(top, bottom) else { return pen = curve.end }
    for step in 1...Self.steps { line(to: curve.point(Double(step) / Double(Self.steps))) }
  }

  /// Takes the part of a straight line that lies in the band.
  private mutating func line(to end: Point) {
    defer { pen = end }
    let (low, high) = pen.y < end.y ? (pen, end) : (end, pen)
    guard high.y >= top, low.y <= bottom else { return }
    let rise = high.y - low.y
    for edge in [max(low.y, top), min(high.y, bottom)] {
      let share = rise > 0 ? (edge - low.y) / rise : 0
      note(low.x + (high.x - low.x) * share)
    }
    if rise == 0 { note(high.x) }
  }

  private mutating func note(_ x: Double) {
    guard let extent else { return self.extent = x...x }
    self.extent = min(extent.lowerBound, x)...max(extent.upperBound, x)
  }
}

/// A quadratic or cubic curve.
private struct Bezier {
  /// Both ends and the control points between them.
  let points: [Point]

  var end: Point { points[points.count - 1] }

  /// Whether it can come between two heights.
  func reaches(_ top: Double, _ bottom: Double) -> Bool {
    points.contains { $0.y >= top } && points.contains { $0.y <= bottom }
  }

  /// The point at a share of the way, by de Casteljau's construction.
  func point(_ share: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { left, right in
        Point(x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
      }
    }
    return points[0]
  }
}
