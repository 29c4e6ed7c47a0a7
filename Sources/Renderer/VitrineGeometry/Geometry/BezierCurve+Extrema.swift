extension BezierCurve {
  /// The parameters between 0 and 1 at which a coordinate stops growing or falling, in order.
  ///
  /// Between neighbours among 0, these parameters and 1, a coordinate only grows or only falls.
  package func extrema(of coordinate: KeyPath<Point, Double>) -> [Double] {
    switch self {
    case .line: return []
    case .quadratic(let a, let b, let c):
      return BezierCurve.roots(
        of: BezierCurve.scaled([a, b, c].map { $0[keyPath: coordinate] }) { p in
          (0, p[0] - 2 * p[1] + p[2], p[1] - p[0])
        })
    case .cubic(let a, let b, let c, let d):
      return BezierCurve.roots(
        of: BezierCurve.scaled([a, b, c, d].map { $0[keyPath: coordinate] }) { p in
          (p[3] - 3 * p[2] + 3 * p[1] - p[0], 2 * (p[2] - 2 * p[1] + p[0]), p[1] - p[0])
        })
    }
  }

  /// The coefficients of a derivative, with all numbers divided by one power of two.
  ///
  /// The division is exact and keeps the roots; squares of the quotients are finite.
  private static func scaled(
    _ numbers: [Double], _ derivative: ([Double]) -> (a: Double, b: Double, c: Double)
  ) -> (a: Double, b: Double, c: Double) {
    let largest = numbers.reduce(0) { max($0, $1.magnitude) }
    guard largest.isNormal else { return (0, 0, 0) }
    return derivative(numbers.map { $0 / largest.binade })
  }

  /// The roots of `a·t² + b·t + c` between 0 and 1, in order.
  private static func roots(of polynomial: (a: Double, b: Double, c: Double)) -> [Double] {
    let (a, b, c) = polynomial
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    // Avoids the difference of nearly equal numbers; it also holds for a line (a = 0).
    let sum = -(b + (b < 0 ? -square.squareRoot() : square.squareRoot())) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
