import VitrineGeometry

@testable import VitrineLayout
@testable import LayoutCases

/// The test view: its size is the proposal, limited to a range on each axis.
func leaf(
  _ width: (Double, Double, Double), _ height: (Double, Double, Double) = (10, 10, 10)
) -> LayoutNode {
  LayoutNode(
    "leaf",
    rule: BoundedLeaf(
      width: .init(least: width.0, ideal: width.1, greatest: width.2),
      height: .init(least: height.0, ideal: height.1, greatest: height.2)))
}

/// A test view of fixed size.
func fixed(_ width: Double, _ height: Double = 10) -> LayoutNode {
  leaf((width, width, width), (height, height, height))
}

/// A test view that fills the proposed size.
func endless(_ ideal: Double = 20) -> LayoutNode {
  leaf((0, ideal, .infinity), (0, ideal, .infinity))
}

/// A node inside a modifier.
func modified(_ node: LayoutNode, _ rule: any LayoutRule) -> LayoutNode {
  LayoutNode("modifier", rule: rule, children: [node])
}

extension LayoutNode {
  /// Places the node at the origin, and returns the frames of its children.
  func frames(_ width: Double?, _ height: Double?) -> [Rect] {
    place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
    return children.map(\.frame)
  }

  /// The size of the node for a proposal.
  func size(_ width: Double?, _ height: Double?) -> Size {
    size(ProposedViewSize(width: width, height: height))
  }
}

extension Rect {
  /// Creates a rectangle from four numbers.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
