internal import VitrineGeometry

/// A corner on a grid: whole numbers, so that what meets is the same.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// From left to right, then from top to bottom.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    (left.x, left.y) < (right.x, right.y)
  }

  /// Twice the area of the triangle with two others: above zero where this one is on the right of the
  /// way from the first to the second.
  func area(_ first: GridPoint, _ second: GridPoint) -> Int {
    (second.x - first.x) * (y - first.y) - (second.y - first.y) * (x - first.x)
  }
}

/// Places of outlines as whole numbers.
struct OverlayGrid {
  /// Steps of a point.
  let scale: Double
  /// Farthest distance between a curve and its lines.
  static let tolerance = 0.01
  /// Products of two differences have to be whole numbers that a computer holds.
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

  /// Corners as an outline; those on the way between others are left out.
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

  /// A loop from its leftmost corner, which no line goes straight through, and back to it.
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
