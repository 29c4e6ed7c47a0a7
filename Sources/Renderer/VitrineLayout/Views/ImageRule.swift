import VitrineGeometry

/// An image: its own size, or the proposal if it is resizable.
///
/// Source: recorded on macOS 26: a resizable image does not keep its aspect ratio by itself.
struct ImageRule: LeafRule {
  let size: Size
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
