extension BezierCurve {
  /// Length from the start to a parameter in 0...1, to ten digits.
  package func length(to end: Double) -> Double {
    if case .line = self { return end * speed(at: 0) }
    return length(0, end, BezierCurve.gauss(speed, 0, end), depth: 16)
  }

  /// Halves a stretch until both halves add up to what the whole was taken for.
  private func length(_ from: Double, _ to: Double, _ whole: Double, depth: Int) -> Double {
    let middle = (from + to) / 2
    let (left, right) = (
      BezierCurve.gauss(speed, from, middle), BezierCurve.gauss(speed, middle, to)
    )
    // A length that is too large for a number does not become exact by halving.
    let isExact = (left + right - whole).magnitude <= 1e-11 * (left + right)
    if depth == 0 || isExact || !whole.isFinite { return left + right }
    return length(from, middle, left, depth: depth - 1)
      + length(middle, to, right, depth: depth - 1)
  }

  /// The parameter at a distance from the start along the curve.
  package func parameter(at distance: Double) -> Double {
    if case .line = self { return distance / speed(at: 0) }
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

  /// Distance per unit of the parameter.
  private func speed(at t: Double) -> Double {
    let points = self.points
    let degree = Double(points.count - 1)
    let steps = zip(points, points.dropFirst()).map { here, next in
      Point(x: degree * (next.x - here.x), y: degree * (next.y - here.y))
    }
    let velocity =
      switch steps.count {
      case 1: steps[0]
      case 2: BezierCurve.line(steps[0], steps[1]).point(at: t)
      default: BezierCurve.quadratic(steps[0], steps[1], steps[2]).point(at: t)
      }
    return (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
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
}
