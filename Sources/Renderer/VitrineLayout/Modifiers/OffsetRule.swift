import VitrineGeometry
import VitrineModel

/// Moves a view without a change of layout; its guides move along.
struct OffsetRule: LayoutRule {
  let offset: Offset

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    [ChildPlacement(child: 0, origin: Point(x: offset.x, y: offset.y), proposal: proposal)]
  }
}

/// Sets the order in which a container draws the view.
struct ZIndexRule: LayoutRule {
  let index: Double

  func zIndex(_ node: LayoutNode) -> Double { index }
}

/// Sets the order in which a stack offers space to the view.
struct LayoutPriorityRule: LayoutRule {
  let priority: Double

  func layoutPriority(_ node: LayoutNode) -> Double { priority }
}
