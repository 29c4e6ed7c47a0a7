internal import VitrineGeometry

/// The lines of two outlines, cut where they meet.
struct OverlayEdges {
  /// A line with a direction.
  struct Side: Hashable {
    var start: GridPoint
    var end: GridPoint
  }

  /// A line of either outline or of both, from the lower to the higher of its ends.
  struct Edge {
    var low: GridPoint
    var high: GridPoint
    /// How often the first outline runs along it, less how often back.
    var first = 0
    /// The same for the second one.
    var second = 0
  }

  let grid: OverlayGrid
  /// All lines, each once.
  let edges: [Edge]
  /// The lines of the first outline in their order.
  let firstSides: [Side]

  /// Most lines of both outlines; what would have more gets fewer lines for each curve.
  private static let limit = 4096
  /// So often lines are cut: where they meet is rounded, which may make others meet.
  private static let rounds = 4

  /// - Parameter areClosed: whether the parts of the first outline are closed; those of the second are.
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

  /// How often both outlines run around what is beside the middle of a line: on the right of an
  /// upright one, below any other one.
  func winding(beside index: Int) -> (first: Int, second: Int) {
    let edge = edges[index]
    // Twice as large, so that the middle is a whole number.
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
  /// The change of a winding number where the line crosses the way down from a place, given twice as
  /// large, that a step through it means; `nil` where it does not cross it.
  fileprivate func crossing(below middle: GridPoint) -> Int? {
    guard 2 * low.x <= middle.x, middle.x < 2 * high.x, area(middle) < 0 else { return nil }
    return 1
  }

  /// The same for the way to the right.
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
