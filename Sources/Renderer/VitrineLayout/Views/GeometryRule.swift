import VitrineGeometry

/// A box that takes the proposed size and shows its children in its leading top corner.
///
/// Source: recorded on macOS 26 for `GeometryReader`.
struct GeometryRule: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions(
      by: Size(width: ShapeRule.ideal, height: ShapeRule.ideal))
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.children.indices.map {
      ChildPlacement(child: $0, origin: .zero, proposal: ProposedViewSize(size))
    }
  }
}
