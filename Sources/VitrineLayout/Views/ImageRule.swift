import VitrineGeometry

/// An image: its own size whatever is offered, or the offer when it is resizable.
///
/// Source: recorded on macOS 26: a resizable image keeps no aspect ratio of itself.
struct ImageRule: LeafRule {
  let size: Size
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
