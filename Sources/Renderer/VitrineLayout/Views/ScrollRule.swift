import VitrineGeometry

/// A window onto content of any extent, seen at its start.
///
/// Source: recorded on macOS 26: no extent is proposed to the content along the axes it scrolls on;
/// content that scrolls on both axes and is smaller than the window is centred.
struct ScrollRule: ContainerRule {
  /// The axes on which the content can be larger than the window.
  let axes: Set<Axis>

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let content = node.child?.size(offer(proposal)) ?? .zero
    var size = content
    for axis in axes { size[axis] = proposal[axis] ?? content[axis] }
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    guard let child = node.child else { return [] }
    let offer = offer(ProposedViewSize(size))
    var origin = Point.zero
    if axes.count > 1 {
      let content = child.size(offer)
      origin = Point(
        x: max(0, (size.width - content.width) / 2), y: max(0, (size.height - content.height) / 2))
    }
    return [ChildPlacement(child: 0, origin: origin, proposal: offer)]
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
