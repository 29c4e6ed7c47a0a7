import VitrineModel

extension Resolver {
  /// A node with a layer behind or in front of it; an empty layer adds nothing.
  func layer(
    _ layer: Layer, isBehind: Bool, on node: LayoutNode, _ scope: Scope
  ) throws(ArchiveError) -> LayoutNode {
    let nodes = try layerNodes(layer, scope)
    guard !nodes.isEmpty else { return node }
    return LayoutNode(
      isBehind ? ".background" : ".overlay", scope.source,
      rule: LayerRule(alignment: layer.alignment), ink: isBehind ? .behind : .none,
      children: [node] + nodes)
  }

  /// The view of a layer as one node, or none when it is empty.
  ///
  /// Several views lie behind each other, centred, and are then aligned as one (recorded).
  func layerNodes(_ layer: Layer, _ scope: Scope) throws(ArchiveError) -> [LayoutNode] {
    if let style = layer.style {
      var ink = ShapeInk()
      ink.fill = style
      let shape = layer.shape ?? .rectangle(Rectangle())
      return [
        LayoutNode(
          shape.form.name, scope.source, rule: ShapeRule(isSquare: false),
          ink: .shape(shape, ink, scope.environment))
      ]
    }
    guard let content = layer.content else { return [] }
    let nodes = try resolve(content, scope.entering(.key("content")))
    guard nodes.count > 1 else { return nodes }
    return [
      LayoutNode("ZStack", scope.source, rule: ZStackRule(alignment: .center), children: nodes)
    ]
  }
}
