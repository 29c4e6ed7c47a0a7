import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Turns placed nodes into display-list items.
struct DisplayListBuilder {
  let snapping: PixelSnapping
  /// Where the nodes' coordinates begin: the corner of a text for the views among its characters.
  private var origin = Point.zero
  /// The container that some shapes follow.
  private(set) var container: ShapeContainer
  /// Whether texts and symbols are omitted, to show the pixels behind them.
  var leavesOutInk = false

  init(snapping: PixelSnapping, container: ShapeContainer) {
    self.snapping = snapping
    self.container = container
  }

  /// The items of a node whose coordinates begin at a point.
  func items(_ node: PlacedNode, in origin: Point) -> [DisplayList.Item] {
    var builder = self
    builder.origin = origin
    return builder.items(node)
  }

  /// A node's box with its edges on whole pixels.
  func box(of node: PlacedNode) -> Rect { snapping.snap(frame(of: node)) }

  private func frame(of node: PlacedNode) -> Rect {
    node.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The items of a node and everything in it, back to front.
  ///
  /// Each leaf gets `shadows` of the views around it, the outermost first.
  ///
  /// Calls itself for each level of the tree, so everything that needs stack space is in other
  /// functions.
  func items(_ node: PlacedNode, _ shadows: [DisplayList.Effect] = []) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    append(node, shadows, to: &items)
    return items
  }

  /// Adds the items of a node and everything in it.
  ///
  /// Items of unchanged children are appended directly to the result.
  private func append(
    _ node: PlacedNode, _ shadows: [DisplayList.Effect], to items: inout [DisplayList.Item]
  ) {
    guard node.isPlaced else { return }
    if node.children.isEmpty { return appendLeaf(node, shadows, to: &items) }
    guard isDrawn(node) else { return }
    let change = change(by: node)
    if change == .mask { return items += shadowed(masked(node), shadows, node) }
    var before: [DisplayList.Item] = []
    if change == .some { swap(&before, &items) }
    let inner = inside(node, shadows)
    let builder = containing(node)
    let order = order(of: node)
    for index in node.children.indices {
      builder.append(node.children[order?[index] ?? index], inner, to: &items)
    }
    if change == .some { items = before + around(items, node, shadows) }
  }

  /// The change that a node makes to its children's items.
  private enum Change {
    /// They stay as they are.
    case none
    /// Some are drawn where the others are.
    case mask
    /// Anything else.
    case some
  }

  private func change(by node: PlacedNode) -> Change {
    switch node.operation {
    case .none, .behind: .none
    case .mask: .mask
    case .items, .text, .shape, .image, .symbol, .control, .opacity, .groupOpacity, .clip,
      .contentShape, .containerShape, .border, .transform, .rotationEffect, .scaleEffect,
      .scaledToFit, .shadow, .blur, .blend, .colors, .rotation, .projection, .accent, .hidden, .hit:
      .some
    }
  }

  /// The builder of a node's children: a container shape applies to them only.
  func containing(_ node: PlacedNode) -> DisplayListBuilder {
    guard case .containerShape(let shape) = node.operation else { return self }
    // A shape that itself follows its container changes nothing (reconstructed sources).
    if case .containerRelative = shape { return self }
    var builder = self
    builder.container = ShapeContainer(shape, in: box(of: node))
    return builder
  }

  /// From shapes at a node to outlines.
  func outline(at node: PlacedNode) -> ShapeOutline {
    ShapeOutline(container: container, isMirrored: node.isMirrored)
  }

  /// The shadows of a node's children, and what clips them below the shadows.
  ///
  /// Source: pictures of iOS 18.5, in which a text casts a shadow on the background that it is clipped
  /// with.
  private func inside(
    _ node: PlacedNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Effect] {
    switch node.operation {
    case .shadow(let shadow): shadows + [shadow]
    // The box of an opaque blur is each leaf's own.
    case .blur(let blur):
      shadows + [.blur(radius: blur.radius, box: blur.opaque ? box(of: node) : nil)]
    case .clip(let shape): shadows.isEmpty ? [] : shadows + [clip(shape, node)]
    // Rotated or composed views have a shadow of the result.
    case .groupOpacity, .transform, .rotationEffect, .scaleEffect, .scaledToFit, .blend, .colors,
      .mask, .rotation, .projection:
      []
    case .none, .items, .text, .shape, .image, .symbol, .control, .behind, .opacity, .contentShape,
      .containerShape, .border, .accent, .hidden, .hit:
      shadows
    }
  }

  private func clip(_ shape: Shape, _ node: PlacedNode) -> DisplayList.Effect {
    .clip(outline(at: node).path(shape, in: box(of: node)), shape.painting.fillStyle)
  }

  /// The first child's items as far as those of the others are opaque.
  private func masked(_ node: PlacedNode) -> [DisplayList.Item] {
    guard let child = node.child else { return [] }
    let mask = node.children.dropFirst().reduce(into: []) { $0 += items($1) }
    return group(.mask(mask), items(child))
  }

  /// A node whose frame is not finite draws nothing: the display list promises finite numbers.
  private func isDrawn(_ node: PlacedNode) -> Bool {
    if case .hidden = node.operation { return false }
    return frame(of: node).isFinite
  }

  /// The indices of a node's children as they are drawn, back to front; `nil` for their own order.
  private func order(of node: PlacedNode) -> [Int]? {
    if case .behind = node.operation { return node.children.indices.reversed() }
    guard node.children.contains(where: { $0.zIndex != 0 }) else { return nil }
    // Ties keep their order, which Swift's sort does not promise.
    return node.children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.offset)
  }

  /// Adds the items of a node without children; those of a text are appended directly to the
  /// result.
  private func appendLeaf(
    _ node: PlacedNode, _ shadows: [DisplayList.Effect], to items: inout [DisplayList.Item]
  ) {
    let box = box(of: node)
    guard box.isFinite, !(leavesOutInk && node.operation.isInk) else { return }
    guard shadows.isEmpty, case .text(let looks) = node.operation, let text = node.text else {
      return items += leaf(node, box, shadows)
    }
    TextEmitter(looks: looks, builder: self).append(text, box, to: &items)
  }

  /// The items of a node without children.
  private func leaf(
    _ node: PlacedNode, _ box: Rect, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    switch node.operation {
    case .items(let items): return shadowed(items, shadows, node)
    case .text(let looks):
      guard let text = node.text else { return [] }
      var items: [DisplayList.Item] = []
      TextEmitter(looks: looks, builder: self).append(text, box, to: &items)
      return shadowed(items, shadows, node)
    case .shape(let shape, let painting, let scope):
      let draw = ShapeEmitter(scope, in: container)
      let items = draw.items(shape, painting, box)
      return shadows.isEmpty ? items : items.flatMap { shadowed([$0], shadows, node) }
    case .image(let source, let image, let scope):
      let items = ImageEmitter(environment: scope.environment).items(source, image, box)
      return shadowed(accented(items, image, scope), shadows, node)
    case .symbol(let symbol):
      return shadowed(
        accented(symbol.items(box), symbol.image, symbol.scope), shadows, node)
    case .control(let drawing, let scope):
      return shadowed(drawing.items(in: box, scope.environment), shadows, node)
    case .none, .behind, .opacity, .groupOpacity, .clip, .transform, .rotationEffect, .scaleEffect,
      .scaledToFit, .shadow, .hidden, .blur, .blend, .colors, .mask, .rotation, .projection,
      .contentShape, .containerShape, .accent:
      return []
    case .hit, .border: return around([], node, shadows)
    }
  }

  /// The items of one leaf with the shadow or the blur of each enclosing view.
  ///
  /// Source: recorded on macOS 27: each leaf of a view casts a separate shadow, is blurred alone, and
  /// keeps its edges in an opaque blur. Read off pictures
  /// of iOS 18.5: the shadow is cast from the view's position before it is moved to whole pixels.
  private func shadowed(
    _ items: [DisplayList.Item], _ shadows: [DisplayList.Effect], _ node: PlacedNode
  ) -> [DisplayList.Item] {
    guard !shadows.isEmpty else { return items }
    let (real, drawn) = (frame(of: node).center, box(of: node).center)
    return shadows.reversed().reduce(items) { items, shadow in
      if case .blur(let radius, .some) = shadow {
        return group(.blur(radius: radius, box: box(of: node)), items)
      }
      return group(shadow.moved(x: real.x - drawn.x, y: real.y - drawn.y), items)
    }
  }

  /// The children's items with the node's changes applied.
  private func around(
    _ items: [DisplayList.Item], _ node: PlacedNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    switch node.operation {
    case .opacity(let factor):
      return items.map { $0.multiplyingOpacity(by: factor) }
    case .groupOpacity(let factor): return shadowed(group(.opacity(factor), items), shadows, node)
    case .clip(let shape):
      guard !shadows.isEmpty else { return group(clip(shape, node), items) }
      // Each leaf is clipped below its shadow; what takes taps has none.
      return items.flatMap { item in
        if case .hit = item { group(clip(shape, node), [item]) } else { [item] }
      }
    case .contentShape(let shape):
      return items.takingTaps(
        in: outline(at: node).path(shape, in: box(of: node)), shape.painting.fillStyle)
    case .transform(let map, let anchor): return turned(items, map, anchor, node, shadows)
    case .rotationEffect(let effect):
      return turned(items, effect.transform, effect.anchor, node, shadows)
    case .scaleEffect(let effect):
      return turned(items, effect.transform, effect.anchor, node, shadows)
    case .blend, .colors, .rotation, .projection, .scaledToFit:
      return shadowed(effect(node, items), shadows, node)
    case .accent: return group(.accent(.accented), items)
    case .border(let painting, let scope):
      let box = box(of: node)
      let draw = ShapeEmitter(scope, in: container)
      return items + shadowed(draw.items(.rectangle(Rectangle()), painting, box), shadows, node)
    case .hit(let role, let action, let isEnabled, let isOn):
      let region = HitRegion(
        id: node.name, role: role, shape: tapPath(of: node), action: action,
        isEnabled: isEnabled, isOn: isOn)
      // Behind what it holds: of two controls in each other the inner one takes the tap.
      return [.hit(region)] + items
    case .none, .items, .behind, .shadow, .blur, .hidden, .mask, .containerShape, .text, .shape,
      .image, .symbol, .control:
      return items
    }
  }

  /// A node's items through a transform around a point of its box.
  private func turned(
    _ items: [DisplayList.Item], _ map: AffineTransform, _ anchor: UnitPoint, _ node: PlacedNode,
    _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Item] {
    let center = anchor.point(in: box(of: node))
    return shadowed(group(.transform(map.around(center)), items), shadows, node)
  }

  /// The items of an image with what it asks for where a surface replaces colours.
  private func accented(
    _ items: [DisplayList.Item], _ image: Image, _ scope: Scope
  ) -> [DisplayList.Item] {
    guard scope.environment.widgetRenderingMode == .accented, !scope.environment.isRedacted,
      let mode = image.widgetAccentedRenderingMode
    else { return items }
    return group(.accent(.image(mode)), items)
  }

  /// The items as an effect leaves them.
  private func effect(_ node: PlacedNode, _ items: [DisplayList.Item]) -> [DisplayList.Item] {
    let box = box(of: node)
    switch node.operation {
    case .scaledToFit:
      guard let child = node.child, child.frame.width > 0, child.frame.height > 0 else {
        return items
      }
      let scale = AffineTransform(
        a: node.frame.width / child.frame.width, b: 0, c: 0,
        d: node.frame.height / child.frame.height, tx: 0, ty: 0)
      return group(.transform(scale.around(box.center)), items)
    case .blend(let mode): return group(.blend(mode), items)
    case .colors(let matrix): return items.map { $0.applying(matrix) }
    case .rotation(let rotation):
      return rotation.projection(in: box).map { projected(items, $0) } ?? items
    case .projection(let map): return projected(items, map.around(box.origin))
    case .none, .items, .text, .shape, .image, .symbol, .control, .behind, .opacity, .groupOpacity,
      .clip, .contentShape, .containerShape, .border, .transform, .rotationEffect, .scaleEffect,
      .shadow, .blur, .mask, .accent, .hidden, .hit:
      return items
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
