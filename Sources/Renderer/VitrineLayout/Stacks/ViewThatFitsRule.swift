import VitrineGeometry

/// Shows the first child whose ideal size fits, or the last one.
///
/// Source: Apple's documentation of `ViewThatFits`, recorded on iOS and macOS.
struct ViewThatFitsRule: ContainerRule {
  /// The axes on which a view has to fit.
  let axes: [Axis]

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    chosen(proposal, node).map { node.children[$0].size(proposal) } ?? .zero
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    chosen(proposal, node).map { [ChildPlacement(child: $0, origin: .zero, proposal: proposal)] }
      ?? []
  }

  private func chosen(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Int? {
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = node.children.firstIndex { child in
      let ideal = child.size(offer)
      return axes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    }
    return fitting ?? node.children.indices.last
  }
}
