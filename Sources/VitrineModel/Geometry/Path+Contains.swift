extension Path {
  /// Lines that stand for a curve when only its inside is asked for: what they leave out of a curve
  /// of 100 points is less than a hundredth of a point.
  private static let linesPerCurve = 48

  /// Whether a point lies inside the outline; open subpaths count as closed.
  package func contains(_ point: Point, _ rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for subpath in polygons {
      for (start, end) in zip(subpath, subpath.dropFirst() + subpath.prefix(1)) {
        winding += Path.turn(of: start, end, around: point)
      }
    }
    return rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// 1 or -1 for an edge that crosses the ray from a point to the right, downwards or upwards.
  private static func turn(of start: Point, _ end: Point, around point: Point) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let part = (point.y - start.y) / (end.y - start.y)
    guard start.x + part * (end.x - start.x) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }

  /// The corners of each subpath, curves as short lines.
  private var polygons: [[Point]] {
    var polygons: [[Point]] = []
    var corners: [Point] = []
    func curve(_ place: (Double) -> Point) {
      for step in 1...Path.linesPerCurve {
        corners.append(place(Double(step) / Double(Path.linesPerCurve)))
      }
    }
    for element in elements {
      let start = corners.last ?? .zero
      switch element {
      case .move(let point):
        polygons.append(corners)
        corners = [point]
      case .line(let point): corners.append(point)
      case .quadCurve(let end, let control):
        curve { Point.mix([start, control, end], [1 - $0, $0]) }
      case .curve(let end, let control1, let control2):
        curve { Point.mix([start, control1, control2, end], [1 - $0, $0]) }
      case .close:
        polygons.append(corners)
        corners = Array(corners.prefix(1))
      }
    }
    return polygons + [corners]
  }
}

extension Point {
  /// De Casteljau's construction: the point at the shares of a Bézier curve.
  fileprivate static func mix(_ points: [Point], _ shares: [Double]) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { left, right in
        Point(
          x: left.x * shares[0] + right.x * shares[1], y: left.y * shares[0] + right.y * shares[1])
      }
    }
    return points.first ?? .zero
  }
}
