import VitrineModel

/// A closed contour with its curves cut into straight sides; no two neighbouring points are equal.
struct FlatContour {
  private(set) var points: [Point] = []

  /// Ems by which a side may be off its curve.
  private static let tolerance = 0.0005

  /// The contours of an outline that have an inside.
  static func contours(of outline: Path) -> [FlatContour] {
    var contours: [FlatContour] = []
    var current = FlatContour()
    for element in outline.elements {
      switch element {
      case .move(let point):
        contours.append(current)
        current = FlatContour()
        current.add(point)
      case .line(let point): current.add(point)
      case .quadCurve(let point, let control): current.addCurve(to: point, control)
      case .curve(let point, let control1, let control2):
        current.addCurve(to: point, control1, control2)
      case .close: break
      }
    }
    return (contours + [current]).map(\.closed).filter { $0.points.count > 2 }
  }

  /// Half the sum of cross products: above zero where the contour turns to the left.
  var signedArea: Double {
    zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  private var closed: FlatContour {
    var copy = self
    if copy.points.count > 1, copy.points.first == copy.points.last { copy.points.removeLast() }
    return copy
  }

  private mutating func add(_ point: Point) {
    if points.last != point { points.append(point) }
  }

  private mutating func addCurve(to end: Point, _ control: Point) {
    guard let start = points.last else { return add(end) }
    let count = FlatContour.sides(
      bend: FlatContour.bend(start, control, end) / 4)
    for step in 1...count {
      let t = Double(step) / Double(count)
      add(FlatContour.mix(FlatContour.mix(start, control, t), FlatContour.mix(control, end, t), t))
    }
  }

  private mutating func addCurve(to end: Point, _ first: Point, _ second: Point) {
    guard let start = points.last else { return add(end) }
    let bend = max(FlatContour.bend(start, first, second), FlatContour.bend(first, second, end))
    let count = FlatContour.sides(bend: bend * 0.75)
    for step in 1...count {
      let t = Double(step) / Double(count)
      let (a, b, c) = (
        FlatContour.mix(start, first, t), FlatContour.mix(first, second, t),
        FlatContour.mix(second, end, t)
      )
      add(FlatContour.mix(FlatContour.mix(a, b, t), FlatContour.mix(b, c, t), t))
    }
  }

  /// Sides of a curve that is `bend` ems off its chord.
  private static func sides(bend: Double) -> Int {
    max(Int((bend / tolerance).squareRoot().rounded(.up)), 1)
  }

  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
