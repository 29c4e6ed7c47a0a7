import VitrineLayout
import VitrineGeometry

/// Trees with known layout costs.
package enum CostTrees {
  /// The leaves of a tree, which decide how many different proposals reach them.
  package enum Leaf: String, CaseIterable {
    /// All equal, between 10 and 40 points.
    case bounded
    /// All equal, flexible without limits.
    case endless
    /// Each one with different limits.
    case various
    /// Of equal area, as running text: the wider, the lower.
    case area

    /// The leaf with an index.
    package func node(_ number: Int) -> LayoutNode {
      switch self {
      case .bounded: leaf(10, 40)
      case .endless: leaf(0, .infinity)
      case .various: leaf(Double(number % 7), Double(20 + number * 37 % 61))
      case .area: LayoutNode("area", rule: AreaLeaf(area: 400 + Double(number), ideal: 30))
      }
    }

    private func leaf(_ least: Double, _ greatest: Double) -> LayoutNode {
      let range = BoundedLeaf.Range(least: least, ideal: 20, greatest: greatest)
      return LayoutNode("leaf", rule: BoundedLeaf(width: range, height: range))
    }
  }

  private static func stack(_ axis: Axis, _ children: [LayoutNode]) -> LayoutNode {
    axis == .horizontal
      ? LayoutNode(
        "HStack", rule: LayoutRules.hStack(alignment: .center, spacing: nil), children: children)
      : LayoutNode(
        "VStack", rule: LayoutRules.vStack(alignment: .center, spacing: nil), children: children)
  }

  /// Stacks of `width` children each, rows and columns alternating, with leaves `depth` stacks
  /// deep.
  package static func nested(
    depth: Int, width: Int, leaf: Leaf = .various, _ axis: Axis = .horizontal, number: Int = 1
  ) -> LayoutNode {
    if depth == 0 { return leaf.node(number) }
    return stack(
      axis,
      (0..<width).map {
        nested(
          depth: depth - 1, width: width, leaf: leaf, axis.perpendicular,
          number: number * width + $0)
      })
  }

  /// The leaves of a tree.
  private static func leaves(_ node: LayoutNode) -> [LayoutNode] {
    node.children.isEmpty ? [node] : node.children.flatMap(leaves)
  }

  /// The average number of measurements per leaf when a binary tree is laid out.
  package static func measurementsPerLeaf(depth: Int, _ leaf: Leaf, _ size: ProposedViewSize)
    -> Double
  {
    let tree = nested(depth: depth, width: 2, leaf: leaf)
    tree.place(at: .zero, proposal: size)
    let leaves = leaves(tree)
    return Double(leaves.reduce(0) { $0 + $1.measurements }) / Double(leaves.count)
  }
}
