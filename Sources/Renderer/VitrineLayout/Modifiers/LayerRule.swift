import VitrineGeometry

/// A view with another one behind or in front of it.
///
/// Source: recorded on macOS 26: the second view is offered the first one's size, is aligned with
/// its guides, may overflow it and never changes it.
struct LayerRule: LayoutRule {
  let alignment: Alignment

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    var placements = [ChildPlacement(child: 0, origin: .zero, proposal: proposal)]
    let offer = ProposedViewSize(size)
    for index in node.children.indices.dropFirst() {
      let layer = node.children[index]
      let origin = Point(
        x: node.guide(alignment.horizontal, proposal) - layer.guide(alignment.horizontal, offer),
        y: node.guide(alignment.vertical, proposal) - layer.guide(alignment.vertical, offer))
      placements.append(ChildPlacement(child: index, origin: origin, proposal: offer))
    }
    return placements
  }

  /// Only the first view determines its guides.
  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    node.child?.explicitGuide(guide, proposal)
  }
}
