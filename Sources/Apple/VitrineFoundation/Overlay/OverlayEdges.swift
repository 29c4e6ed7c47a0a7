internal import VitrineGeometry

/// The lines of two paths, split at their intersections.
struct OverlayEdges {
  /// A line in the direction of its path.
  struct Side: Hashable {
    var start: GridPoint
    var end: GridPoint
  }

  /// A line of one or both paths, from its lower to its higher end.
  struct Edge {
    var low: GridPoint
    var high: GridPoint
    /// The number of times the first path runs along it, minus the number of times in the opposite
    /// direction.
    var first = 0
    /// The same number for the second path.
    var second = 0
  }

  let grid: OverlayGrid
  /// All lines, each one once.
  let edges: [Edge]
  /// The lines of the first path in order.
  let firstSides: [Side]

  /// The maximum number of lines of both paths; beyond it, curves are divided into fewer lines.
  private static let limit = 4096
  /// The maximum number of rounds in which lines are split: intersections are rounded, which may
  /// cause others.
  private static let rounds = 4

  /// - Parameter areClosed: whether the subpaths of the first path are closed; those of the second
  ///   one are.
  init(_ first: Path, _ second: Path, areClosed: Bool) {
    grid = OverlayGrid([first, second])
    var tolerance = OverlayGrid.tolerance
    var sides: (first: [Side], second: [Side])
    repeat {
      sides = (
        OverlayEdges.sides(of: first, grid, tolerance, areClosed),
        OverlayEdges.sides(of: second, grid, tolerance, true)
      )
      tolerance *= 4
    } while sides.first.count + sides.second.count > OverlayEdges.limit && tolerance < 100
    var cutter = OverlayCutter(sides.first + sides.second, marks: sides.first.count)
    for _ in 0..<OverlayEdges.rounds where cutter.cut() == false { break }
    firstSides = Array(cutter.sides[..<cutter.marks])
    edges = OverlayEdges.merged(cutter.sides, cutter.marks)
  }

  private static func sides(
    of path: Path, _ grid: OverlayGrid, _ tolerance: Double, _ areClosed: Bool
  ) -> [Side] {
    path.subpaths.flatMap { subpath -> [Side] in
      var (sides, here) = ([Side](), grid.grid(subpath.start))
      func go(_ point: GridPoint) {
        if point != here { sides.append(Side(start: here, end: point)) }
        here = point
      }
      for curve in subpath.curves { curve.flatten(tolerance: tolerance) { go(grid.grid($0)) } }
      if areClosed { go(grid.grid(subpath.start)) }
      return sides
    }
  }

  private static func merged(_ sides: [Side], _ marks: Int) -> [Edge] {
    var edges: [Side: Edge] = [:]
    for (index, side) in sides.enumerated() {
      let isForward = side.start < side.end
      let (low, high) = isForward ? (side.start, side.end) : (side.end, side.start)
      var edge = edges[Side(start: low, end: high)] ?? Edge(low: low, high: high)
      if index < marks {
        edge.first += isForward ? 1 : -1
      } else {
        edge.second += isForward ? 1 : -1
      }
      edges[Side(start: low, end: high)] = edge
    }
    return edges.values.filter { $0.first != 0 || $0.second != 0 }
      .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
  }

  /// The winding numbers of both paths beside the middle of a line: on the right of a vertical one,
  /// below any other one.
  func winding(beside index: Int) -> (first: Int, second: Int) {
    let edge = edges[index]
    // Coordinates are doubled so that the middle is an integer.
    let middle = GridPoint(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
    let isUpright = edge.low.x == edge.high.x
    var (first, second) = (0, 0)
    for (other, line) in edges.enumerated() where other != index {
      guard let sign = isUpright ? line.crossing(rightOf: middle) : line.crossing(below: middle)
      else { continue }
      first += sign * line.first
      second += sign * line.second
    }
    return (first, second)
  }
}

extension OverlayEdges.Edge {
  /// The change of the winding number at the line, for a ray downwards from a point with doubled
  /// coordinates; `nil` if the ray doesn't cross the line.
  fileprivate func crossing(below middle: GridPoint) -> Int? {
    guard 2 * low.x <= middle.x, middle.x < 2 * high.x, area(middle) < 0 else { return nil }
    return 1
  }

  /// The same for a ray to the right.
  fileprivate func crossing(rightOf middle: GridPoint) -> Int? {
    let isDown = low.y < high.y
    let (top, bottom) = isDown ? (low.y, high.y) : (high.y, low.y)
    guard 2 * top <= middle.y, middle.y < 2 * bottom else { return nil }
    guard isDown ? area(middle) > 0 : area(middle) < 0 else { return nil }
    return isDown ? -1 : 1
  }

  private func area(_ middle: GridPoint) -> Int {
    middle.area(
      GridPoint(x: 2 * low.x, y: 2 * low.y), GridPoint(x: 2 * high.x, y: 2 * high.y))
  }
}
