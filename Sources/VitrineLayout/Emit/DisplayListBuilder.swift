import VitrineModel

/// Turns placed nodes into display-list items.
struct DisplayListBuilder {
  let snapping: PixelSnapping
  /// The surface whose outline some shapes follow.
  let surface: WidgetSurface

  /// The items of a node and everything in it, back to front.
  ///
  /// Each leaf gets `shadows` of the views around it, the outermost first.
  ///
  /// Calls itself for each level of the tree, so everything that needs room on the stack is done
  /// in other functions.
  func items(_ node: LayoutNode, _ shadows: [DisplayList.Effect] = []) -> [DisplayList.Item] {
    guard node.isPlaced else { return [] }
    if node.children.isEmpty { return leaf(node, shadows) }
    guard isDrawn(node) else { return [] }
    if case .mask = node.ink { return shadowed(masked(node), shadows) }
    var items: [DisplayList.Item] = []
    let inner = inside(node, shadows)
    for child in order(of: node) { items += self.items(child, inner) }
    return around(items, node, shadows)
  }

  /// The shadows of a node's children.
  private func inside(
    _ node: LayoutNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Effect] {
    switch node.ink {
    case .shadow(let shadow): shadows + [shadow]
    // What is cut, turned or composed has a shadow of its outcome.
    case .clip, .groupOpacity, .transform, .blur, .blend, .colors, .mask, .rotation, .projection: []
    default: shadows
    }
  }

  /// The first child's items as far as those of the others are opaque.
  private func masked(_ node: LayoutNode) -> [DisplayList.Item] {
    guard let child = node.child else { return [] }
    let mask = node.children.dropFirst().flatMap { items($0) }
    return group(.mask(mask), items(child))
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
  private func leaf(
    _ node: LayoutNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    let box = snapping.snap(node.frame)
    guard box.isFinite else { return [] }
    switch node.ink {
    case .text(let text, let looks):
      return shadowed(TextInk(looks: looks, builder: self).items(text, node, box), shadows)
    case .shape(let shape, let ink, let environment):
      let draw = ShapeInkItems(environment: environment, surface: surface)
      return draw.items(shape, ink, box).flatMap { shadowed([$0], shadows) }
    case .image(let source, let image, let environment):
      return shadowed(ImageInk(environment: environment).items(source, image, box), shadows)
    case .symbol(let symbol): return shadowed(symbol.items(box), shadows)
    case .control(let drawing, let environment):
      return shadowed(drawing.items(in: box, environment), shadows)
    case .none, .behind, .opacity, .groupOpacity, .clip, .transform, .shadow, .hidden, .blur,
      .blend,
      .colors, .mask, .rotation, .projection:
      return []
    case .hit, .border: return around([], node, shadows)
    }
  }

  /// The items of one leaf with a shadow of each enclosing view.
  ///
  /// Source: recorded on macOS 27: each leaf of a view has a shadow of its own.
  private func shadowed(
    _ items: [DisplayList.Item], _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    shadows.reversed().reduce(items) { group($1, $0) }
  }

  /// What a node makes of its children's items.
  private func around(
    _ items: [DisplayList.Item], _ node: LayoutNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    switch node.ink {
    case .opacity(let factor):
      return items.map { $0.multiplyingOpacity(by: min(max(factor, 0), 1)) }
    case .groupOpacity(let factor): return shadowed(group(.opacity(factor), items), shadows)
    case .clip(let shape):
      let path = shape.path(in: snapping.snap(node.frame), on: surface)
      return shadowed(group(.clip(path, .nonZero), items), shadows)
    case .transform(let map, let anchor):
      let center = anchor.point(in: snapping.snap(node.frame))
      return shadowed(group(.transform(map.around(center)), items), shadows)
    case .blur, .blend, .colors, .rotation, .projection:
      return shadowed(effect(node, items), shadows)
    case .border(let ink, let environment):
      let box = snapping.snap(node.frame)
      let draw = ShapeInkItems(environment: environment, surface: surface)
      return items + shadowed(draw.items(.rectangle(Rectangle()), ink, box), shadows)
    case .hit(let role, let action, let isEnabled, let isOn):
      let region = HitRegion(
        id: node.source.name, role: role, shape: .rect(snapping.snap(node.frame)), action: action,
        isEnabled: isEnabled, isOn: isOn)
      // Behind what it holds: of two controls in each other the inner one takes the tap.
      return [.hit(region)] + items
    case .none, .behind, .shadow, .hidden, .mask, .text, .shape, .image, .symbol, .control:
      return items
    }
  }

  /// The items as an effect leaves them.
  private func effect(_ node: LayoutNode, _ items: [DisplayList.Item]) -> [DisplayList.Item] {
    let box = snapping.snap(node.frame)
    switch node.ink {
    case .blur(let blur):
      return group(.blur(radius: blur.radius, box: blur.opaque ? box : nil), items)
    case .blend(let mode): return group(.blend(mode), items)
    case .colors(let matrix): return items.map { $0.applying(matrix) }
    case .rotation(let rotation):
      return rotation.projection(in: box).map { projected(items, $0) } ?? items
    case .projection(let map): return projected(items, map.around(box.origin))
    default: return items
    }
  }

  private func projected(
    _ items: [DisplayList.Item], _ map: ProjectionTransform
  ) -> [DisplayList.Item] {
    map.affine.map { group(.transform($0), items) } ?? group(.projection(map), items)
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
