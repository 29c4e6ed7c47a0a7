/// Joins lines to loops that are as small as possible.
struct OverlayLoops {
  /// The corners of each loop.
  private(set) var loops: [[GridPoint]] = []

  /// Joins lines; at each corner, the same number of lines starts and ends.
  init(_ sides: [OverlayEdges.Side]) {
    var next: [GridPoint: [GridPoint]] = [:]
    for side in sides { next[side.start, default: []].append(side.end) }
    for side in sides {
      while let end = next[side.start]?.first {
        next[side.start]?.removeFirst()
        loops.append(OverlayLoops.loop(from: side.start, through: end, &next))
      }
    }
  }

  private static func loop(
    from start: GridPoint, through second: GridPoint, _ next: inout [GridPoint: [GridPoint]]
  ) -> [GridPoint] {
    var (loop, here) = ([start], second)
    while here != start, let choices = next[here], !choices.isEmpty {
      let before = loop[loop.count - 1]
      // The sharpest turn to the right separates loops that only touch each other.
      let turns = choices.map { turn(before, here, $0) }
      let best = turns.indices.max { turns[$0] < turns[$1] } ?? 0
      next[here]?.remove(at: best)
      loop.append(here)
      here = choices[best]
    }
    return loop
  }

  /// The turn at a corner, which increases with the angle from −2 for backwards on the left,
  /// through 0 for straight on, to 2 for backwards.
  private static func turn(_ before: GridPoint, _ here: GridPoint, _ after: GridPoint) -> Double {
    let (dx, dy) = (Double(here.x - before.x), Double(here.y - before.y))
    let (ex, ey) = (Double(after.x - here.x), Double(after.y - here.y))
    let (across, along) = (dx * ey - dy * ex, dx * ex + dy * ey)
    let size = abs(across) + abs(along)
    guard size > 0 else { return 0 }
    if along >= 0 { return across / size }
    return across >= 0 ? 2 - across / size : -2 - across / size
  }
}
