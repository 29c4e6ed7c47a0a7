import VitrineGeometry

/// A control that is drawn smaller if it is offered less than its own size.
///
/// The child keeps the size and the layout that it has elsewhere; the node is as large as it is drawn.
struct ScaledToFitRule: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard let own = node.child?.size(.unspecified), own.width > 0, own.height > 0 else {
      return .zero
    }
    let room = proposal.replacingUnspecifiedDimensions(by: own)
    let scale = max(min(room.width / own.width, room.height / own.height, 1), 0)
    return Size(width: own.width * scale, height: own.height * scale)
  }

  func placements(_ proposal: ProposedViewSize, size: Size, _ node: LayoutNode) -> [ChildPlacement]
  {
    guard let own = node.child?.size(.unspecified) else { return [] }
    let corner = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return [ChildPlacement(child: 0, origin: corner, proposal: .unspecified)]
  }
}
