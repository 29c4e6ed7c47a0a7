package import VitrineGeometry

/// Boolean operations on the areas of two paths.
///
/// Curves are replaced by lines first, so that results deviate by a hundredth of a point at most
/// where they were curved. Straight lines stay in place, except that all corners are rounded to a
/// grid of 1/4096 of a point.
package struct PathOverlay {
  /// A Boolean operation on two areas.
  package enum Operation: Sendable {
    /// The area in either path.
    case union
    /// The area in both paths.
    case intersection
    /// The area in the first path that is not in the second.
    case subtraction
    /// The area in exactly one of the paths.
    case symmetricDifference

    func keeps(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .symmetricDifference: first != second
      }
    }
  }

  private let edges: OverlayEdges
  private let rule: FillRule

  /// Prepares two paths; `rule` determines the inside of both.
  package init(_ first: Path, _ second: Path, rule: FillRule) {
    edges = OverlayEdges(first, second, areClosed: true)
    self.rule = rule
  }

  /// Returns the path around the result of an operation, clockwise.
  package func area(_ operation: Operation) -> Path {
    var sides: [OverlayEdges.Side] = []
    for index in edges.edges.indices {
      let edge = edges.edges[index]
      let far = edges.winding(beside: index)
      // `far` is on the right of a vertical line, which runs downwards, and below any other one.
      let isUpright = edge.low.x == edge.high.x
      let sign = isUpright ? -1 : 1
      let isFar = operation.keeps(isInside(far.first), isInside(far.second))
      let isNear = operation.keeps(
        isInside(far.first + sign * edge.first), isInside(far.second + sign * edge.second))
      guard isFar != isNear else { continue }
      let isForward = isUpright ? isNear : isFar
      sides.append(
        isForward
          ? .init(start: edge.low, end: edge.high) : .init(start: edge.high, end: edge.low))
    }
    return edges.grid.path(OverlayLoops(sides).loops, areClosed: true)
  }

  private func isInside(_ winding: Int) -> Bool {
    rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// The parts of a path's lines that are inside or outside another path.
  package static func lines(
    of path: Path, inside area: Path, _ isInside: Bool, rule: FillRule
  ) -> Path {
    let edges = OverlayEdges(path, area, areClosed: false)
    var lines: [[GridPoint]] = []
    for side in edges.firstSides {
      let middle = edges.grid.point(side.start).middle(edges.grid.point(side.end))
      guard area.contains(middle, using: rule) == isInside else { continue }
      if lines.last?.last == side.start {
        lines[lines.count - 1].append(side.end)
      } else {
        lines.append([side.start, side.end])
      }
    }
    return edges.grid.path(lines, areClosed: false)
  }
}

extension Point {
  /// The point in the middle of two points.
  fileprivate func middle(_ other: Point) -> Point {
    Point(x: x / 2 + other.x / 2, y: y / 2 + other.y / 2)
  }
}
