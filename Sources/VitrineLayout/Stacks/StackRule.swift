import VitrineModel

/// Views in a row or a column.
///
/// The algorithm is SwiftUI's as recorded on macOS 26 in more than two hundred cases: room is given
/// out by priority, within a priority the least flexible view first, each offered an equal share of
/// what is left.
struct StackRule: LayoutRule {
  /// How views are aligned across the stack.
  enum CrossAlignment {
    /// In a column.
    case horizontal(HorizontalAlignment)
    /// In a row.
    case vertical(VerticalAlignment)
  }

  let axis: Axis
  let spacing: Double?
  let alignment: CrossAlignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    solve(proposal, node).size
  }

  func arrange(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [Placement] {
    // When no cross size was proposed, children are placed by a second solution in which they are
    // offered the cross size that came out of the first one (recorded).
    var proposal = proposal
    let cross = axis.perpendicular
    if proposal[cross] == nil { proposal[cross] = size[cross] }
    return solve(proposal, node).placements
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let first = node.children.first?.spacing, let last = node.children.last?.spacing else {
      return .zero
    }
    var result = first
    for child in node.children.dropFirst() {
      if axis == .horizontal {
        result.top = result.top.union(child.spacing.top)
        result.bottom = result.bottom.union(child.spacing.bottom)
      } else {
        result.leading = result.leading.union(child.spacing.leading)
        result.trailing = result.trailing.union(child.spacing.trailing)
      }
    }
    if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
    return result
  }

  func layoutPriority(_ node: LayoutNode) -> Double {
    node.children.count == 1 ? node.children[0].layoutPriority : 0
  }

  func isSpacer(_ node: LayoutNode) -> Bool { false }

  /// Size and placement of the children for one proposal.
  private struct Solution {
    var size: Size
    var placements: [Placement]
  }

  private func solve(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Solution {
    let gaps = gaps(node)
    let shares = StackShares(axis: axis, children: node.children, gaps: gaps)
    let proposals = shares.proposals(proposal)
    let cross = axis.perpendicular
    // The union of the children across the stack starts from nothing at the guide (recorded).
    var low = 0.0
    var high = 0.0
    var starts: [Double] = []
    for (child, offer) in zip(node.children, proposals) {
      let start = -guide(child, offer)
      starts.append(start.isNaN ? 0 : start)
      low = min(low, start.isNaN ? 0 : start)
      high = max(high, (start.isNaN ? 0 : start) + child.size(offer)[cross])
    }
    var position = 0.0
    var placements: [Placement] = []
    for (index, offer) in proposals.enumerated() {
      position += gaps[index]
      let corner = Size(axis, main: position, cross: starts[index] - low)
      placements.append(
        Placement(
          child: index, origin: Point(x: corner.width, y: corner.height), proposal: offer))
      position += node.children[index].size(offer)[axis]
    }
    return Solution(size: Size(axis, main: position, cross: high - low), placements: placements)
  }

  private func guide(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Double {
    switch alignment {
    case .horizontal(let guide): child.guide(guide, proposal)
    case .vertical(let guide): child.guide(guide, proposal)
    }
  }

  /// The gap before each child.
  private func gaps(_ node: LayoutNode) -> [Double] {
    var gaps = [Double](repeating: 0, count: node.children.count)
    for index in gaps.indices.dropFirst() {
      gaps[index] =
        spacing
        ?? node.children[index - 1].spacing.distance(to: node.children[index].spacing, along: axis)
    }
    return gaps
  }
}
