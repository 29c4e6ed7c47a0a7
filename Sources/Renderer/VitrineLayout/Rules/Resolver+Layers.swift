import VitrineCoding
import VitrineModel

extension Resolver {
  /// The view of a modifier's layer as one node, or none when it is empty.
  func layerNodes(_ step: ModifierStep) throws(ArchiveError) -> [LayoutNode] {
    if let node = styleNode(step) { return [node] }
    guard let view = step.layer?.content else { return [] }
    return behindEachOther(try resolve(view, layerScope(view, step.scope)), step.scope)
  }

  /// The scope of a layer's view: a spacer alone follows the stack around the layer.
  private func layerScope(_ view: ViewNode, _ scope: Scope) -> Scope {
    (view.content.viewCount > 1 ? scope.along(nil) : scope).entering(.key("content"))
  }

  /// Several views of a layer are behind each other, centred, and are aligned as one (recorded).
  private func behindEachOther(_ nodes: [LayoutNode], _ scope: Scope) -> [LayoutNode] {
    guard nodes.count > 1 else { return nodes }
    return [
      LayoutNode("ZStack", scope, rule: ZStackRule(alignment: .center), children: nodes)
    ]
  }

  /// The box of a layer that is a style.
  private func styleNode(_ step: ModifierStep) -> LayoutNode? {
    guard let layer = step.layer, let style = layer.style else { return nil }
    var painting = ShapePainting()
    painting.fill = style
    let shape = layer.shape ?? .rectangle(Rectangle())
    painting.fillStyle = shape.painting.fillStyle
    return LayoutNode(
      .type(shape.caseName), step.scope, rule: ShapeRule(isSquare: false),
      operation: .leaf(ShapeDrawing(shape, painting, step.scope)))
  }
}
