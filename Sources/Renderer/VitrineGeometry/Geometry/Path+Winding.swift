extension Path {
  /// Whether a point is inside the outline; open subpaths count as closed.
  ///
  /// Points on a straight edge are inside if it is a left or an upper edge.
  package func contains(_ point: Point, using rule: FillRule = .nonZero) -> Bool {
    let number = windingNumber(around: point)
    return rule == .nonZero ? number != 0 : !number.isMultiple(of: 2)
  }

  /// How many times the outline winds around a point, clockwise minus counter-clockwise; open
  /// subpaths count as closed.
  ///
  /// Curves are not approximated by lines, so that the result does not depend on the size of the
  /// outline.
  package func windingNumber(around point: Point) -> Int {
    subpaths.reduce(0) { sum, subpath in
      let closing = BezierCurve.line(subpath.end, subpath.start)
      return sum
        + subpath.curves.reduce(closing.crossings(rightOf: point)) {
          $0 + $1.crossings(rightOf: point)
        }
    }
  }
}

extension BezierCurve {
  /// How many times the curve crosses the ray from a point to the right downwards, minus upwards.
  fileprivate func crossings(rightOf point: Point) -> Int {
    let points = self.points
    guard points.contains(where: { $0.y <= point.y }), points.contains(where: { $0.y > point.y }),
      points.contains(where: { $0.x > point.x })
    else { return 0 }
    let stops = [0] + extrema(of: \.y) + [1]
    return zip(stops, stops.dropFirst()).reduce(0) { sum, stop in
      sum + crossing(from: stop.0, to: stop.1, rightOf: point)
    }
  }

  /// The crossings of a part on which the curve only falls or only rises: 1, -1 or 0.
  private func crossing(from: Double, to: Double, rightOf point: Point) -> Int {
    let (start, end) = (corner(at: from), corner(at: to))
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    guard x(at: point.y, from: from, to: to) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }

  /// The point at a parameter, not rounded at the ends, because curves have to join without a gap.
  private func corner(at t: Double) -> Point { t == 0 ? start : t == 1 ? end : point(at: t) }

  /// The x coordinate at which a part on which the curve only falls or only rises reaches `y`.
  private func x(at y: Double, from: Double, to: Double) -> Double {
    if case .line(let start, let end) = self {
      // Halves the numbers, so that the difference of two large ones is finite.
      return start.mixed(end, (y / 2 - start.y / 2) / (end.y / 2 - start.y / 2)).x
    }
    let isBelowFirst = corner(at: from).y > y
    var (low, high) = (from, to)
    // Each step bisects the interval; a parameter has 53 binary digits.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (point(at: middle).y > y) == isBelowFirst { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
