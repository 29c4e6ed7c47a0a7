import VitrineModel

/// What a stack knows of its children whatever it is offered.
///
/// A class, because a stack asks for it with each proposal.
final class StackPlan {
  /// The gap before each child, in points; nothing before the first.
  let gaps: [Double]
  /// Sum of all gaps, in points.
  let totalGap: Double
  /// Indices of the children by priority, highest first; within one in stack order.
  let groups: [[Int]]

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

  private static func groups(_ children: [LayoutNode]) -> [[Int]] {
    let first = children.first?.layoutPriority
    if children.allSatisfy({ $0.layoutPriority == first }) { return [Array(children.indices)] }
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }
}
