import VitrineGeometry

/// A running clock as wide as its space, or its form without seconds if it does not fit.
struct ClockRule: LayoutRule {
  /// The space that the clock takes.
  let frame: FlexibleFrameRule
  /// The minimum scale of its letters before it is too wide.
  let minimumScaleFactor: Double

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    frame.sizeThatFits(proposal, node)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    frame.placements(proposal, size: size, node).map { placement in
      let index = fitting(size.width, node)
      let origin = node.children[index].origin(frame.alignment, in: size, placement.proposal)
      return ChildPlacement(child: index, origin: origin, proposal: placement.proposal)
    }
  }

  /// The first form that is not too wide, or the last one.
  private func fitting(_ width: Double, _ node: LayoutNode) -> Int {
    let index = node.children.firstIndex {
      $0.size(.unspecified).width * minimumScaleFactor <= width
    }
    return index ?? node.children.count - 1
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { frame.spacing(node) }

  func layoutPriority(_ node: LayoutNode) -> Double { frame.layoutPriority(node) }
}
