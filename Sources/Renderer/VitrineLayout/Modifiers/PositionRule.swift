import VitrineGeometry

/// Places the centre of a view at a point of the proposed space.
///
/// Source: recorded on macOS 26: the answer is the proposal, or the view's own extent without one.
struct PositionRule: ContainerRule {
  let point: Point

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: node.child?.size(proposal) ?? .zero)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    guard let child = node.child else { return [] }
    let offer = ProposedViewSize(size)
    let own = child.size(offer)
    return [
      ChildPlacement(
        child: 0, origin: Point(x: point.x - own.width / 2, y: point.y - own.height / 2),
        proposal: offer)
    ]
  }

  /// The view's guides, which move with it.
  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    node.sharedGuide(guide, proposal, size: size)
  }
}
