import VitrineGeometry
import VitrineModel

/// Proposes the ideal size on chosen axes; the answer is the child's.
struct FixedSizeRule: UnrankedRule {
  let fixedSize: FixedSize

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(offer(proposal)) ?? .zero
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.aligned(.center, in: size, offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixedSize.horizontal ? nil : proposal.width,
      height: fixedSize.vertical ? nil : proposal.height)
  }
}
