import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The drawing that a layout node adds around or to that of its children.
indirect enum DrawOperation {
  /// No drawing; children are drawn in order.
  case none
  /// Something that a node without children draws.
  case leaf(any LeafDrawing)
  /// A change to how the children are drawn.
  case effect(any DrawingEffect)
  /// Children after the first are drawn before it.
  case behind
  /// The first child is drawn where the others are opaque.
  case mask
  /// Children keep their space but are not drawn.
  case hidden
  /// Children are drawn in a region that reacts to taps.
  case hit(HitRegion.Role, Action?, isEnabled: Bool, isOn: Bool?)

  /// The leaf's drawing or the effect.
  var drawing: (any Drawing)? {
    switch self {
    case .leaf(let leaf): leaf
    case .effect(let effect): effect
    case .none, .behind, .mask, .hidden, .hit: nil
    }
  }

  /// Whether it draws something around its children, or changes how they are drawn.
  var changesItems: Bool {
    switch self {
    case .effect, .hit: true
    case .none, .leaf, .behind, .mask, .hidden: false
    }
  }

  /// The leaf's drawing.
  var leaf: (any LeafDrawing)? { if case .leaf(let leaf) = self { leaf } else { nil } }

  /// The effect on the children.
  var effect: (any DrawingEffect)? { if case .effect(let effect) = self { effect } else { nil } }
}

/// A node's drawing, and its properties before it is drawn.
protocol Drawing {
  /// The cost of each point of the node's box, compared with plain paint.
  var weight: Double { get }
  /// The scope whose styles it draws with; `nil` for none of its own.
  var styleScope: Scope? { get }
  /// Calls a closure with each style that it can draw, including those that they refer to.
  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void)
  /// Whether it is drawn with any of these styles.
  var usesStyles: Bool { get }
  /// Calls a closure with each colour that it can draw in addition to those of its styles.
  func forEachColor(_ body: (Color, Scope) -> Void)
}

extension Drawing {
  /// By default, there are no styles.
  var styleScope: Scope? { nil }
  /// By default, there are no styles.
  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) {}
  /// By default, the styles are used.
  var usesStyles: Bool { true }
  /// By default, there are no colours.
  func forEachColor(_ body: (Color, Scope) -> Void) {}
}

/// The drawing of a node without children.
protocol LeafDrawing: Drawing {
  /// Whether it is a text or a symbol, which are read in front of a background.
  var isInk: Bool { get }
  /// Whether each of its items has a shadow, instead of all together.
  var shadowsItemsSeparately: Bool { get }
  /// How findings and tools call the view.
  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind?
  /// Adds its items in a box on whole pixels.
  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item])
}

extension LeafDrawing {
  /// By default, it is not read.
  var isInk: Bool { false }
  /// By default, its items have one shadow together.
  var shadowsItemsSeparately: Bool { false }
}

/// A change to how the children of a node are drawn, and to what checks know about them.
///
/// A new effect is one type; the resolver creates it.
protocol DrawingEffect: Drawing {
  /// The children's items with the effect.
  func applied(to items: [DisplayList.Item], _ place: EffectPlace) -> [DisplayList.Item]
  /// The shadows of the children's leaves, the outermost first; `place` has those around the node.
  func shadows(inside place: EffectPlace) -> [DisplayList.Effect]
  /// The container that shapes among the children follow; `nil` for that of the node.
  func container(in box: Rect) -> ShapeContainer?
  /// Changes the state of the views inside for checks.
  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings)

  /// The effect with interpolated numbers.
  func mixed(with other: Self, by share: Double) -> Self
  /// The effect with numbers that change nothing, which a view without the modifier has in its
  /// place; `nil` if only its absence changes nothing.
  var neutral: Self? { get }
  /// Whether nothing moves between this effect and another one in the same place.
  func isStill(until other: Self) -> Bool
}

extension DrawingEffect {
  /// By default, leaves keep the shadows around the node.
  func shadows(inside place: EffectPlace) -> [DisplayList.Effect] { place.shadows }
  /// By default, shapes follow the container of the node.
  func container(in box: Rect) -> ShapeContainer? { nil }
  /// By default, views inside are where they are without the effect.
  func enter(_ node: PlacedNode, _ index: Int, _ inside: inout PlacedViewWalk.Surroundings) {}
}

/// An effect whose result has the shadows, instead of the leaves.
protocol ShadowedEffect: DrawingEffect {}

extension ShadowedEffect {
  /// None.
  func shadows(inside place: EffectPlace) -> [DisplayList.Effect] { [] }
}

extension DrawingEffect where Self: Equatable {
  /// By default, equal effects are still.
  func isStill(until other: Self) -> Bool { self == other }
}

extension DrawingEffect {
  /// The effect with interpolated numbers; the other one if it is of another type.
  fileprivate func mixed(withAny other: any DrawingEffect, by share: Double) -> any DrawingEffect {
    guard let other = other as? Self else { return other }
    return mixed(with: other, by: share)
  }

  /// Whether nothing moves between two effects; those of two types don't pass into each other.
  fileprivate func isStill(untilAny other: any DrawingEffect) -> Bool {
    (other as? Self).map(isStill) ?? true
  }
}

extension DrawOperation {
  /// The same operation with interpolated numbers; the other one if nothing can be interpolated.
  func mixed(with other: DrawOperation, by share: Double) -> DrawOperation {
    guard let effect, let next = other.effect else { return other }
    return .effect(effect.mixed(withAny: next, by: share))
  }

  /// The operation with numbers that change nothing; `nil` if only its absence changes nothing.
  var neutral: DrawOperation? {
    effect?.neutral.map { .effect($0) }
  }

  /// Whether nothing moves between this operation and another one in the same place.
  func isStill(until other: DrawOperation) -> Bool {
    guard let effect, let next = other.effect else { return true }
    return effect.isStill(untilAny: next)
  }
}

/// Where an effect is drawn.
struct EffectPlace {
  let node: PlacedNode
  /// The shadows of the views around the node, the outermost first.
  let shadows: [DisplayList.Effect]
  let builder: DisplayListBuilder

  init(_ node: PlacedNode, _ shadows: [DisplayList.Effect], _ builder: DisplayListBuilder) {
    (self.node, self.shadows, self.builder) = (node, shadows, builder)
  }

  /// The node's box with its edges on whole pixels.
  var box: Rect { builder.box(of: node) }

  /// A shape in the node's box.
  func path(_ shape: Shape) -> Path { builder.outline(at: node).path(shape, in: box) }

  /// The items in a group, which has the shadows around the node.
  func group(_ effect: DisplayList.Effect, _ items: [DisplayList.Item]) -> [DisplayList.Item] {
    shadowed(builder.group(effect, items))
  }

  /// The items with the shadows around the node.
  func shadowed(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    builder.shadowed(items, shadows, node)
  }

  /// The items through a projection, which has the shadows around the node.
  func projected(_ items: [DisplayList.Item], _ map: ProjectionTransform) -> [DisplayList.Item] {
    group(map.affine.map { .transform($0) } ?? .projection(map), items)
  }
}
