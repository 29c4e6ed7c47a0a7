/// A function given by points in ascending order, straight between them and level outside.
struct PiecewiseLine: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) {
    self.points = points
  }

  func callAsFunction(_ x: Double) -> Double {
    guard let upper = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
    guard upper > 0 else { return points[upper].y }
    let (low, high) = (points[upper - 1], points[upper])
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }
}
