import VitrineModel

/// Turns placed nodes into display-list items.
struct DisplayListBuilder {
  let snapping: PixelSnapping
  /// The surface whose outline some shapes follow.
  let surface: WidgetSurface

  /// The items of a node and everything in it, back to front.
  ///
  /// Calls itself for each level of the tree, so everything that needs room on the stack is done
  /// in other functions.
  func items(_ node: LayoutNode) -> [DisplayList.Item] {
    guard node.isPlaced else { return [] }
    if node.children.isEmpty { return leaf(node) }
    guard isDrawn(node) else { return [] }
    var items: [DisplayList.Item] = []
    for child in order(of: node) { items += self.items(child) }
    return around(items, node)
  }

  /// A node whose frame is not finite draws nothing: the display list promises finite numbers.
  private func isDrawn(_ node: LayoutNode) -> Bool {
    if case .hidden = node.ink { return false }
    return node.frame.isFinite
  }

  private func order(of node: LayoutNode) -> [LayoutNode] {
    if case .behind = node.ink { return node.children.reversed() }
    guard node.children.contains(where: { $0.zIndex != 0 }) else { return node.children }
    // Ties keep their order, which Swift's sort does not promise.
    return node.children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The items of a node without children.
  private func leaf(_ node: LayoutNode) -> [DisplayList.Item] {
    let box = snapping.snap(node.frame)
    guard box.isFinite else { return [] }
    switch node.ink {
    case .text(let text, let environment):
      return TextInk(environment: environment, snapping: snapping).items(text, node, box)
    case .shape(let shape, let ink, let environment):
      return ShapeInkItems(environment: environment, surface: surface).items(shape, ink, box)
    case .image(let source, let image, let environment):
      return [ImageInk(environment: environment).item(source, image, box)]
    case .symbol(let environment): return [SymbolInk(environment: environment).item(box)]
    case .none, .behind, .opacity, .groupOpacity, .clip, .hidden: return []
    case .hit: return around([], node)
    }
  }

  /// What a node makes of its children's items.
  private func around(_ items: [DisplayList.Item], _ node: LayoutNode) -> [DisplayList.Item] {
    switch node.ink {
    case .opacity(let factor):
      return items.map { $0.multiplyingOpacity(by: min(max(factor, 0), 1)) }
    case .groupOpacity(let factor): return group(.opacity(factor), items)
    case .clip(let shape):
      let path = shape.path(in: snapping.snap(node.frame), on: surface)
      return group(.clip(path, .nonZero), items)
    case .hit(let role, let action, let isEnabled, let isOn):
      let region = HitRegion(
        id: node.source.name, role: role, shape: .rect(snapping.snap(node.frame)), action: action,
        isEnabled: isEnabled, isOn: isOn)
      return items + [.hit(region)]
    case .none, .behind, .hidden, .text, .shape, .image, .symbol: return items
    }
  }

  private func group(
    _ effect: DisplayList.Effect, _ items: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    items.isEmpty ? [] : [.group(.init(effect: effect, items: items))]
  }
}

extension Rect {
  /// Whether all four edges are finite numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
