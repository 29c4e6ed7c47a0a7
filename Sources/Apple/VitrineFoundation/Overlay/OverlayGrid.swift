internal import VitrineGeometry

/// A corner on a grid of integers, on which equal points are exactly equal.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// Orders points from left to right, then from top to bottom.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    (left.x, left.y) < (right.x, right.y)
  }

  /// Twice the signed area of the triangle with two others: positive if this point is on the right
  /// of the line from the first to the second one.
  func area(_ first: GridPoint, _ second: GridPoint) -> Int {
    (second.x - first.x) * (y - first.y) - (second.y - first.y) * (x - first.x)
  }
}

/// Converts points of paths to integers.
struct OverlayGrid {
  /// Grid steps per point.
  let scale: Double
  /// The maximum distance between a curve and its lines, in points.
  static let tolerance = 0.01
  /// The largest coordinate: products of two differences must fit in an `Int`.
  private static let steps = 268_435_456.0
  private static let finest = 4096.0

  init(_ paths: [Path]) {
    let reach = paths.compactMap(\.controlPointBounds).reduce(1) {
      max($0, abs($1.minX), abs($1.minY), abs($1.maxX), abs($1.maxY))
    }
    scale = min(OverlayGrid.finest, OverlayGrid.steps / reach)
  }

  func grid(_ point: Point) -> GridPoint {
    GridPoint(
      x: Int(saturating: (point.x * scale).rounded()),
      y: Int(saturating: (point.y * scale).rounded()))
  }

  func point(_ point: GridPoint) -> Point {
    Point(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }

  /// Creates a path from corners, without those in the middle of straight lines.
  func path(_ lines: [[GridPoint]], areClosed: Bool) -> Path {
    var path = Path()
    for line in lines {
      var corners: [GridPoint] = []
      for point in areClosed ? started(line) : line {
        while corners.count > 1, goesOn(corners, point) { corners.removeLast() }
        corners.append(point)
      }
      if areClosed { corners.removeLast() }
      guard let first = corners.first, corners.count > (areClosed ? 2 : 1) else { continue }
      path.elements.append(.move(self.point(first)))
      path.elements += corners.dropFirst().map { .line(self.point($0)) }
      if areClosed { path.elements.append(.close) }
    }
    return path
  }

  /// A loop that starts at its leftmost corner, which no straight line contains, and ends there.
  private func started(_ loop: [GridPoint]) -> [GridPoint] {
    guard let first = loop.min(), let place = loop.firstIndex(of: first) else { return loop }
    return Array(loop[place...] + loop[..<place]) + [first]
  }

  private func goesOn(_ corners: [GridPoint], _ point: GridPoint) -> Bool {
    let (before, here) = (corners[corners.count - 2], corners[corners.count - 1])
    return point.area(before, here) == 0
      && (here.x - before.x) * (point.x - here.x) + (here.y - before.y) * (point.y - here.y) >= 0
  }
}
