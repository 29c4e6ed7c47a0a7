import VitrineGeometry

/// A closed line cut into dashes.
struct Dashes {
  /// Length of a dash with the gap behind it, in ems (assumed).
  private static let period = 0.36
  /// Share of a dash in that length (assumed).
  private static let share = 0.58

  /// The corners of the line, two rounds of them.
  private let points: [Point]
  /// Length of the line up to each point.
  private let lengths: [Double]

  init(_ line: Contour) {
    var points = [line.start]
    for segment in line.segments {
      let from = points[points.count - 1]
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let control1, let control2, let end):
        let curve = BezierCurve.cubic(from, control1, control2, end)
        points += (1...12).map { curve.point(at: Double($0) / 12) }
      }
    }
    points += points.dropFirst()
    self.points = points
    var length = 0.0
    lengths = points.indices.map { index in
      if index > 0 { length += points[index - 1].distance(to: points[index]) }
      return length
    }
  }

  /// The outlines of the dashes; one is centred at the start of the line.
  ///
  /// Lines start in the middle of a side, so that dashes are symmetric around a square.
  func bands(thickness: Double) -> [Path] {
    guard let twice = lengths.last, twice > 0 else { return [] }
    let total = twice / 2
    let count = max(4, (total / Dashes.period / 4).rounded() * 4)
    let half = total / count * Dashes.share / 2
    return (1...max(1, Int(saturating: count))).map { index in
      let middle = total * Double(index) / count
      return band(from: middle - half, to: middle + half, thickness)
    }
  }

  private func band(from start: Double, to end: Double, _ thickness: Double) -> Path {
    let inner = points.indices.filter { lengths[$0] > start && lengths[$0] < end }
    let line = [point(at: start)] + inner.map { points[$0] } + [point(at: end)]
    let sides = line.indices.map { index -> (Point, Point) in
      let before = line[max(index - 1, 0)]
      let after = line[min(index + 1, line.count - 1)]
      let length = max(before.distance(to: after), .leastNormalMagnitude)
      let x = (after.x - before.x) / length * thickness / 2
      let y = (after.y - before.y) / length * thickness / 2
      let point = line[index]
      return (Point(x: point.x + y, y: point.y - x), Point(x: point.x - y, y: point.y + x))
    }
    let outline = sides.map(\.0) + sides.reversed().map(\.1)
    return Path([.move(outline[0])] + outline.dropFirst().map { .line($0) } + [.close])
  }

  private func point(at length: Double) -> Point {
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
      return points[0]
    }
    let step = lengths[index] - lengths[index - 1]
    let share = step > 0 ? (length - lengths[index - 1]) / step : 0
    let (from, to) = (points[index - 1], points[index])
    return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
