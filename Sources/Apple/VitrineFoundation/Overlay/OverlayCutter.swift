/// Splits lines at their intersections.
struct OverlayCutter {
  /// The lines, in their order.
  private(set) var sides: [OverlayEdges.Side]
  /// The number of lines that belong to the first path.
  private(set) var marks: Int

  init(_ sides: [OverlayEdges.Side], marks: Int) { (self.sides, self.marks) = (sides, marks) }

  /// Splits all lines once; `false` if there was nothing to split.
  mutating func cut() -> Bool {
    let cuts = self.cuts
    guard cuts.contains(where: { !$0.isEmpty }) else { return false }
    var (pieces, pieceMarks) = ([OverlayEdges.Side](), 0)
    for (index, side) in sides.enumerated() {
      if index == marks { pieceMarks = pieces.count }
      var here = side.start
      for point in side.ordered(cuts[index]) + [side.end] where point != here {
        pieces.append(OverlayEdges.Side(start: here, end: point))
        here = point
      }
    }
    if marks == sides.count { pieceMarks = pieces.count }
    (sides, marks) = (pieces, pieceMarks)
    return true
  }

  /// The points at which each line is split.
  private var cuts: [[GridPoint]] {
    var cuts = [[GridPoint]](repeating: [], count: sides.count)
    let order = sides.indices.sorted { sides[$0].left < sides[$1].left }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        guard sides[second].left <= sides[first].right else { break }
        guard sides[first].top <= sides[second].bottom, sides[second].top <= sides[first].bottom
        else { continue }
        for point in sides[first].meeting(sides[second]) {
          if sides[first].isCut(at: point) { cuts[first].append(point) }
          if sides[second].isCut(at: point) { cuts[second].append(point) }
        }
      }
    }
    return cuts
  }
}

extension OverlayEdges.Side {
  fileprivate var left: Int { min(start.x, end.x) }
  fileprivate var right: Int { max(start.x, end.x) }
  fileprivate var top: Int { min(start.y, end.y) }
  fileprivate var bottom: Int { max(start.y, end.y) }

  /// Whether a point splits the line.
  fileprivate func isCut(at point: GridPoint) -> Bool { point != start && point != end }

  /// The intersection of two lines: ends that are on the other line, or the point where they cross.
  fileprivate func meeting(_ other: Self) -> [GridPoint] {
    let (first, second) = (other.start.area(start, end), other.end.area(start, end))
    let (third, fourth) = (start.area(other.start, other.end), end.area(other.start, other.end))
    var points: [GridPoint] = []
    if first == 0, holds(other.start) { points.append(other.start) }
    if second == 0, holds(other.end) { points.append(other.end) }
    if third == 0, other.holds(start) { points.append(start) }
    if fourth == 0, other.holds(end) { points.append(end) }
    guard points.isEmpty, (first > 0) != (second > 0), (third > 0) != (fourth > 0) else {
      return points
    }
    let share = Double(third) / (Double(third) - Double(fourth))
    return [
      GridPoint(
        x: start.x + Int((Double(end.x - start.x) * share).rounded()),
        y: start.y + Int((Double(end.y - start.y) * share).rounded()))
    ]
  }

  /// Whether a point in the line's direction is between its ends.
  private func holds(_ point: GridPoint) -> Bool {
    (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }

  /// Points on the line, sorted from its start to its end.
  fileprivate func ordered(_ points: [GridPoint]) -> [GridPoint] {
    func way(_ point: GridPoint) -> Int {
      (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    }
    return points.sorted { way($0) < way($1) }
  }
}
