import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// How texts and symbols are drawn, for checks of a picture.
package enum InkDrawing: Hashable, Sendable {
  /// As in the picture.
  case own
  /// Not at all, to show the pixels behind them.
  case none
  /// Not at all, nor anything else in front of the container background.
  case background
  /// In one opaque colour, whatever their style.
  case painted(ResolvedColor)
  /// In one opaque colour, without anything else.
  case alone(ResolvedColor)

  /// The colour instead of their style.
  var color: ResolvedColor? {
    switch self {
    case .own, .none, .background: nil
    case .painted(let color), .alone(let color): color
    }
  }
}

/// Turns placed nodes into display-list items.
struct DisplayListBuilder {
  let snapping: PixelSnapping
  /// Where the nodes' coordinates begin: the corner of a text for the views among its characters.
  private var origin = Point.zero
  /// The container that some shapes follow.
  private(set) var container: ShapeContainer
  /// How texts and symbols are drawn.
  var ink = InkDrawing.own

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
    if case .mask = node.operation { return items += shadowed(masked(node), shadows, node) }
    let changesItems = node.operation.changesItems
    var before: [DisplayList.Item] = []
    if changesItems { swap(&before, &items) }
    let inner = inside(node, shadows)
    let builder = containing(node)
    let order = order(of: node)
    for index in node.children.indices {
      builder.append(node.children[order?[index] ?? index], inner, to: &items)
    }
    if changesItems { items = before + around(items, node, shadows) }
  }

  /// The builder of a node's children: a container shape applies to them only.
  func containing(_ node: PlacedNode) -> DisplayListBuilder {
    guard let container = node.operation.effect?.container(in: box(of: node)) else { return self }
    var builder = self
    builder.container = container
    return builder
  }

  /// From shapes at a node to outlines.
  func outline(at node: PlacedNode) -> ShapeOutline {
    ShapeOutline(container: container, isMirrored: node.isMirrored)
  }

  /// The shadows of a node's children, and what clips them below the shadows.
  ///
  /// Source: pictures of iOS 18.5, in which a text casts a shadow on the background that it is
  /// clipped with.
  private func inside(
    _ node: PlacedNode, _ shadows: [DisplayList.Effect]
  ) -> [DisplayList.Effect] {
    guard let effect = node.operation.effect else { return shadows }
    return effect.shadows(inside: EffectPlace(node, shadows, self))
  }

  /// The first child's items as far as those of the others are opaque.
  private func masked(_ node: PlacedNode) -> [DisplayList.Item] {
    guard let child = node.child else { return [] }
    var own = self
    if ink.color != nil { own.ink = .own }
    let mask = node.children.dropFirst().reduce(into: []) { $0 += own.items($1) }
    return group(.mask(mask), items(child))
  }

  /// A node whose frame is not finite draws nothing: the display list promises finite numbers.
  private func isDrawn(_ node: PlacedNode) -> Bool {
    if case .hidden = node.operation { false } else { frame(of: node).isFinite }
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
    guard box.isFinite else { return }
    guard case .leaf(let leaf) = node.operation else {
      guard node.operation.changesItems else { return }
      return items += around([], node, shadows)
    }
    if case .alone = ink, !leaf.isInk { return }
    guard leaf.isInk, ink != .own else { return append(leaf, node, in: box, shadows, to: &items) }
    guard let color = ink.color else { return }
    var own: [DisplayList.Item] = []
    append(leaf, node, in: box, shadows, to: &own)
    items += own.map { $0.painted(color) }
  }

  /// Adds the items of a leaf, with the shadow or the blur of each enclosing view.
  private func append(
    _ leaf: any LeafDrawing, _ node: PlacedNode, in box: Rect, _ shadows: [DisplayList.Effect],
    to items: inout [DisplayList.Item]
  ) {
    guard !shadows.isEmpty else { return leaf.append(node, in: box, self, to: &items) }
    var own: [DisplayList.Item] = []
    leaf.append(node, in: box, self, to: &own)
    items +=
      leaf.shadowsItemsSeparately
      ? own.flatMap { shadowed([$0], shadows, node) } : shadowed(own, shadows, node)
  }

  /// The items of one leaf with the shadow or the blur of each enclosing view.
  ///
  /// Source: recorded on macOS 27: each leaf of a view casts a separate shadow, is blurred alone,
  /// and keeps its edges in an opaque blur. Read off pictures of iOS 18.5: the shadow is cast from
  /// the view's position before it is moved to whole pixels.
  func shadowed(
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
    case .effect(let effect):
      return effect.applied(to: items, EffectPlace(node, shadows, self))
    case .hit(let role, let action, let isEnabled, let isOn):
      let region = HitRegion(
        id: node.name, role: role, shape: tapPath(of: node), action: action,
        isEnabled: isEnabled, isOn: isOn)
      // Behind its content: of two nested controls the inner one takes the tap.
      return [.hit(region)] + items
    case .none, .leaf, .behind, .mask, .hidden: return items
    }
  }

  /// The items of an image with its rendering mode for surfaces that replace colours.
  func accented(
    _ items: [DisplayList.Item], _ image: Image, _ scope: Scope
  ) -> [DisplayList.Item] {
    guard scope.environment.widgetRenderingMode == .accented, !scope.environment.isRedacted,
      let mode = image.widgetAccentedRenderingMode
    else { return items }
    return group(.accent(.image(mode)), items)
  }

  /// The items in a group with an effect; no items need no group.
  func group(
    _ effect: DisplayList.Effect, _ items: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    items.isEmpty ? [] : [.group(.init(effect: effect, items: items))]
  }
}

extension Rect {
  /// Whether all four edges are finite numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
