/// A line or a curve of the second or third degree.
struct BezierCurve {
  /// Start, controls and end: two to four points.
  private let points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// Where the curve starts.
  var start: Point { points[0] }

  /// The step that draws the curve from its start.
  var element: Path.Element {
    switch points.count {
    case 2: .line(points[1])
    case 3: .quadCurve(points[2], control: points[1])
    default: .curve(points[3], control1: points[1], control2: points[2])
    }
  }

  // MARK: Length

  /// Length from the start to a parameter in 0...1, to ten digits.
  func length(to end: Double) -> Double {
    if points.count == 2 { return end * speed(at: 0) }
    return length(0, end, BezierCurve.gauss(speed, 0, end), depth: 16)
  }

  /// Halves a stretch until both halves add up to what the whole was taken for.
  private func length(_ from: Double, _ to: Double, _ whole: Double, depth: Int) -> Double {
    let middle = (from + to) / 2
    let (left, right) = (
      BezierCurve.gauss(speed, from, middle), BezierCurve.gauss(speed, middle, to)
    )
    if depth == 0 || (left + right - whole).magnitude <= 1e-11 * (left + right) {
      return left + right
    }
    return length(from, middle, left, depth: depth - 1)
      + length(middle, to, right, depth: depth - 1)
  }

  /// The parameter at a distance from the start along the curve.
  func parameter(at distance: Double) -> Double {
    if points.count == 2 { return distance / speed(at: 0) }
    var (low, high) = (0.0, 1.0)
    var guess = distance / length(to: 1)
    for _ in 0..<60 {
      let error = length(to: guess) - distance
      if error.magnitude <= 1e-11 * distance { break }
      if error > 0 { high = guess } else { low = guess }
      // Newton's step where it stays between the bounds, otherwise their middle.
      let next = guess - error / max(speed(at: guess), .leastNormalMagnitude)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// Way per unit of the parameter.
  private func speed(at t: Double) -> Double {
    let degree = Double(points.count - 1)
    let steps = zip(points, points.dropFirst()).map { here, next in
      Point(x: degree * (next.x - here.x), y: degree * (next.y - here.y))
    }
    let way = BezierCurve.levels(of: steps, at: t).last?.first ?? .zero
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// Gauss's and Legendre's five points, which are exact up to the ninth degree.
  private static func gauss(
    _ value: (Double) -> Double, _ from: Double, _ to: Double
  ) -> Double {
    let table = [
      (0.0, 128.0 / 225), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.906_179_845_938_664_0, 0.236_926_885_056_189_1),
    ]
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    return half
      * table.reduce(0) { sum, row in
        let (place, weight) = row
        if place == 0 { return sum + weight * value(middle) }
        return sum + weight * (value(middle - half * place) + value(middle + half * place))
      }
  }

  // MARK: Parts

  /// The part between two parameters.
  func part(from: Double, to: Double) -> BezierCurve {
    let rest = from <= 0 ? self : split(at: from).after
    return to >= 1 ? rest : rest.split(at: from < 1 ? (to - from) / (1 - from) : 1).before
  }

  private func split(at t: Double) -> (before: BezierCurve, after: BezierCurve) {
    let levels = BezierCurve.levels(of: points, at: t)
    return (
      BezierCurve(levels.compactMap(\.first)), BezierCurve(levels.reversed().compactMap(\.last))
    )
  }

  /// De Casteljau's triangle: each level holds the points between those of the level before.
  private static func levels(of points: [Point], at t: Double) -> [[Point]] {
    var levels = [points]
    while let last = levels.last, last.count > 1 {
      levels.append(
        zip(last, last.dropFirst()).map { here, next in
          Point(x: here.x + (next.x - here.x) * t, y: here.y + (next.y - here.y) * t)
        })
    }
    return levels
  }
}
