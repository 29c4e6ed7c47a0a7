import VitrineGeometry

/// A row or column whose views have their ideal length, and that takes all space across.
///
/// Source: read off iOS 18.5.
struct LazyStackRule: ContainerRule {
  let stack: StackRule

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    var size = stack.sizeThatFits(offer(proposal), node)
    let cross = stack.axis.perpendicular
    size[cross] = proposal[cross] ?? size[cross]
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let own = stack.sizeThatFits(offer(proposal), node)
    let cross = stack.axis.perpendicular
    let shift = (size[cross] - own[cross]) * stack.crossFraction
    return stack.placements(offer(proposal), size: own, node).map { placement in
      var placement = placement
      if cross == .horizontal { placement.origin.x += shift } else { placement.origin.y += shift }
      return placement
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, main: nil, cross: proposal[stack.axis.perpendicular])
  }
}
