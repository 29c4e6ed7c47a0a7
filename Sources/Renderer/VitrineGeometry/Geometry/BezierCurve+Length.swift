extension BezierCurve {
  /// The length from the start to a parameter in 0...1, to ten digits of the whole curve's length.
  package func length(to end: Double) -> Double {
    if case .line = self { return end * speed(at: 0) }
    let whole = gauss(0, end)
    return length(0, end, whole, tolerance: 1e-11 * whole, depth: 16)
  }

  /// Halves a part until the lengths of both halves add up to the estimate of the whole.
  private func length(
    _ from: Double, _ to: Double, _ whole: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (from + to) / 2
    let (left, right) = (gauss(from, middle), gauss(middle, to))
    // Halving does not help a length that overflows.
    let isExact = (left + right - whole).magnitude <= tolerance
    if depth == 0 || isExact || !whole.isFinite { return left + right }
    return length(from, middle, left, tolerance: tolerance, depth: depth - 1)
      + length(middle, to, right, tolerance: tolerance, depth: depth - 1)
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
      if high - low <= 1e-13 { break }
      // Newton's step if it stays within the bounds, otherwise their middle.
      let next = guess - error / max(speed(at: guess), .leastNormalMagnitude)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// Distance per unit of the parameter.
  private func speed(at t: Double) -> Double {
    switch self {
    case .line(let a, let b): return a.distance(to: b)
    case .quadratic(let a, let b, let c):
      return 2 * a.mixed(b, t).distance(to: b.mixed(c, t))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.mixed(b, t), b.mixed(c, t), c.mixed(d, t))
      return 3 * ab.mixed(bc, t).distance(to: bc.mixed(cd, t))
    }
  }

  /// Gauss–Legendre quadrature with five points, which is exact up to the ninth degree.
  private func gauss(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    let inner = half * 0.538_469_310_105_683_1
    let outer = half * 0.906_179_845_938_664_0
    let inside = speed(at: middle - inner) + speed(at: middle + inner)
    let outside = speed(at: middle - outer) + speed(at: middle + outer)
    return half
      * (128.0 / 225 * speed(at: middle) + 0.478_628_670_499_366_5 * inside
        + 0.236_926_885_056_189_1 * outside)
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }
}
