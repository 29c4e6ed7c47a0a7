extension Path {
  /// The outline with curves replaced by straight lines, with an error of at most `tolerance`
  /// points; a curve yields at most 1,024 lines.
  package func flattened(tolerance: Double) -> Path {
    var path = Path()
    for subpath in subpaths {
      path.elements.append(.move(subpath.start))
      for curve in subpath.isClosed ? subpath.curves.dropLast() : subpath.curves[...] {
        curve.flatten(tolerance: tolerance) { path.elements.append(.line($0)) }
      }
      if subpath.isClosed { path.elements.append(.close) }
    }
    return path
  }
}

extension BezierCurve {
  /// The maximum number of lines that approximate one curve, however large it is.
  private static let lineLimit = 1024

  /// Calls `line` with the end of each line that approximates the curve, with an error of at most
  /// `tolerance` points; a curve yields at most 1,024 lines.
  package func flatten(tolerance: Double, line: (Point) -> Void) {
    let count = lineCount(tolerance: tolerance)
    for step in 1..<max(count, 1) { line(point(at: Double(step) / Double(count))) }
    line(end)
  }

  /// The number of lines, at equal steps of the parameter, that keep within the tolerance.
  ///
  /// Source: Wang's formula; the error of a chord is an eighth of the largest second derivative.
  private func lineCount(tolerance: Double) -> Int {
    let bend =
      switch self {
      case .line: 0.0
      case .quadratic(let a, let b, let c): BezierCurve.bend(a, b, c) / 4
      case .cubic(let a, let b, let c, let d):
        max(BezierCurve.bend(a, b, c), BezierCurve.bend(b, c, d)) * 0.75
      }
    guard bend > 0 else { return 1 }
    let count = (bend / tolerance).squareRoot().rounded(.up)
    return count < Double(BezierCurve.lineLimit) ? max(Int(count), 1) : BezierCurve.lineLimit
  }

  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }
}
