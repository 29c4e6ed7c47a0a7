import VitrineGeometry

/// The properties of a stack's children that do not depend on the proposal.
struct StackPlan {
  /// The gap before each child, in points; nothing before the first.
  let gaps: [Double]
  /// Sum of all gaps, in points.
  let totalGap: Double
  /// Indices of the children by priority, highest first; within one in stack order.
  let groups: [ArraySlice<Int>]

  init(axis: Axis, spacing: Double?, children: [LayoutNode]) {
    var gaps = [Double](repeating: 0, count: children.count)
    for index in gaps.indices.dropFirst() {
      gaps[index] =
        spacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
    self.gaps = gaps
    totalGap = gaps.reduce(0, +)
    groups = StackPlan.groups(children)
  }

  private static func groups(_ children: [LayoutNode]) -> [ArraySlice<Int>] {
    let priorities = children.map(\.layoutPriority)
    var order = Array(children.indices)
    if priorities.allSatisfy({ $0 == priorities[0] }) { return [order[...]] }
    // The index settles ties, which Swift's sort does not promise to leave in order.
    order.sort { (-priorities[$0], $0) < (-priorities[$1], $1) }
    var groups: [ArraySlice<Int>] = []
    var start = 0
    for end in 1...order.count
    where end == order.count || priorities[order[end]] != priorities[order[start]] {
      groups.append(order[start..<end])
      start = end
    }
    return groups
  }
}
