import VitrineLayout
import VitrineGeometry

/// Builds the engine's nodes from a neutral tree.
package struct TreeBuilder {
  /// The nodes with a name, in the order of the tree.
  package private(set) var named: [(name: String, node: LayoutNode)] = []

  /// Returns the node of a whole tree: several views at the root form a column, as in SwiftUI.
  package mutating func root(_ tree: OracleTree) throws(TreeError) -> LayoutNode {
    try single([tree], alone: nil, together: .vertical) {
      LayoutNode("VStack", rule: LayoutRules.vStack(alignment: .center, spacing: nil), children: $0)
    } ?? LayoutNode("EmptyView", rule: LayoutRules.zStack(alignment: .center))
  }

  /// Returns the nodes of a view inside a stack of `axis`.
  private mutating func nodes(
    _ tree: OracleTree, _ axis: Axis?
  ) throws(TreeError) -> [LayoutNode] {
    let built: [LayoutNode]
    if tree.t == "empty" {
      built = []
    } else if tree.t == "group" {
      built = try children(tree, axis)
    } else if let leaf = try tree.leafRule(axis) {
      built = [LayoutNode(tree.t, rule: leaf)]
    } else if let modifier = try tree.modifierRule() {
      built = try children(tree, axis).map {
        LayoutNode(tree.t, rule: modifier, children: [$0])
      }
    } else {
      built = try container(tree, axis)
    }
    if let name = tree.name { named += built.map { (name, $0) } }
    return built
  }

  private mutating func container(
    _ tree: OracleTree, _ axis: Axis?
  ) throws(TreeError) -> [LayoutNode] {
    switch tree.t {
    case "hstack", "vstack", "zstack", "geometry":
      return [
        LayoutNode(
          tree.t, rule: try tree.containerRule(), children: try children(tree, tree.innerAxis))
      ]
    case "overlay", "background":
      let content = try single(tree.content ?? [], alone: axis, together: nil) {
        LayoutNode("ZStack", rule: LayoutRules.zStack(alignment: .center), children: $0)
      }
      let rule = LayoutRules.layer(alignment: try tree.alignment())
      return try children(tree, axis).map { primary in
        content.map { LayoutNode(tree.t, rule: rule, children: [primary, $0]) } ?? primary
      }
    case "scroll":
      let content = try single(tree.ch ?? [], alone: nil, together: .vertical) {
        LayoutNode(
          "VStack", rule: LayoutRules.vStack(alignment: .center, spacing: nil), children: $0)
      }
      let rule = LayoutRules.scroll(try tree.scrollAxes())
      return [LayoutNode(tree.t, rule: rule, children: content.map { [$0] } ?? [])]
    case "grid": return [try grid(tree)]
    case "gridrow": return try children(tree, axis)
    default: throw .unknownKind(tree.t)
    }
  }

  private mutating func grid(_ tree: OracleTree) throws(TreeError) -> LayoutNode {
    var lines: [GridLine] = []
    var cells: [LayoutNode] = []
    for child in tree.ch ?? [] {
      let nodes = try nodes(child, nil)
      cells += nodes
      if child.t == "gridrow" {
        let alignment = try child.align.map { name throws(TreeError) in
          try child.guide(name, VerticalAlignment.self)
        }
        lines.append(.row(nodes.count, alignment: alignment))
      } else {
        lines += nodes.map { _ in .whole }
      }
    }
    let rule = LayoutRules.grid(
      alignment: try tree.alignment(), horizontalSpacing: tree.hs?.value,
      verticalSpacing: tree.vs?.value, lines: lines)
    return LayoutNode(tree.t, rule: rule, children: cells)
  }

  private mutating func children(
    _ tree: OracleTree, _ axis: Axis?
  ) throws(TreeError) -> [LayoutNode] {
    var result: [LayoutNode] = []
    for child in tree.ch ?? [] { result += try nodes(child, axis) }
    return result
  }

  /// Returns one node for any number of views; `join` combines several in a container along another
  /// axis than the one around a single view.
  private mutating func single(
    _ trees: [OracleTree], alone: Axis?, together: Axis?, _ join: ([LayoutNode]) -> LayoutNode
  ) throws(TreeError) -> LayoutNode? {
    let axis = trees.reduce(0) { $0 + $1.viewCount } > 1 ? together : alone
    var result: [LayoutNode] = []
    for tree in trees { result += try nodes(tree, axis) }
    return result.count > 1 ? join(result) : result.first
  }
}
