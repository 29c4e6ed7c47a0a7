import VitrineModel

/// Turns placed nodes into display-list items.
struct DisplayListBuilder {
  let snapping: PixelSnapping

  /// The items of a node and everything in it, back to front.
  ///
  /// A node whose frame is not finite draws nothing: the display list promises finite numbers.
  func items(_ node: LayoutNode) -> [DisplayList.Item] {
    let box = snapping.snap(node.frame)
    guard box.isFinite else { return [] }
    switch node.ink {
    case .none: return children(node)
    case .text(let text, let environment):
      return TextInk(environment: environment, snapping: snapping).items(text, node, box)
    case .shape(let shape, let ink, let environment):
      return ShapeInkItems(environment: environment).items(shape, ink, box)
    case .image(let source, let image, let environment):
      return [ImageInk(environment: environment).item(source, image, box)]
    case .symbol(let environment): return [SymbolInk(environment: environment).item(box)]
    case .behind: return node.children.reversed().flatMap(items)
    case .opacity(let factor): return group(.opacity(min(max(factor, 0), 1)), node)
    case .clip(let shape): return group(.clip(shape.path(in: box), .nonZero), node)
    case .hidden: return []
    case .hit(let role, let action, let isEnabled, let isOn):
      let region = HitRegion(
        id: node.source.name, role: role, shape: .rect(box), action: action, isEnabled: isEnabled,
        isOn: isOn)
      return children(node) + [.hit(region)]
    }
  }

  private func children(_ node: LayoutNode) -> [DisplayList.Item] {
    node.children.flatMap(items)
  }

  private func group(_ effect: DisplayList.Effect, _ node: LayoutNode) -> [DisplayList.Item] {
    let items = children(node)
    return items.isEmpty ? [] : [.group(.init(effect: effect, items: items))]
  }
}

extension Rect {
  /// Whether all four edges are finite numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
