import VitrineGeometry

/// A window onto content of any extent, seen at its start or at an anchor.
///
/// Source: recorded on macOS 26: no extent is proposed to the content along the axes it scrolls on;
/// content that scrolls on both axes and is smaller than the window is centred.
struct ScrollRule: ContainerRule {
  /// The axes on which the content can be larger than the window.
  let axes: Set<Axis>
  /// The point of the content that is at the same point of the window; `nil` for the start.
  var anchor: UnitPoint?

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
    // The margins that the window covers show only what was scrolled there.
    let margins = node.coveredMargins.limited(to: windowEdges)
    let room = Size(
      width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical)
    )
    let offer = offer(ProposedViewSize(room))
    let content = child.size(offer)
    let origin = Point(
      x: margins.leading + start(room.width - content.width, .horizontal),
      y: margins.top + start(room.height - content.height, .vertical))
    return [ChildPlacement(child: 0, origin: origin, proposal: offer)]
  }

  /// Content of a scroll view does not extend by itself to the edges of the screen across which it is scrolled.
  func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets? {
    node.coveredMargins.limited(to: windowEdges.subtracting(edges))
  }

  /// The edges up to which content is seen: beside what scrolls up and down, grounds reach those of the screen.
  var windowEdges: EdgeSet { axes.contains(.vertical) ? .all : edges }

  /// The edges across which content is scrolled.
  var edges: EdgeSet {
    let ends: EdgeSet = axes.contains(.vertical) ? .vertical : []
    return axes.contains(.horizontal) ? ends.union(.horizontal) : ends
  }

  private func start(_ room: Double, _ axis: Axis) -> Double {
    guard axes.contains(axis) else { return 0 }
    if let anchor { return room * (axis == .horizontal ? anchor.x : anchor.y) }
    return axes.count > 1 ? max(0, room / 2) : 0
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
