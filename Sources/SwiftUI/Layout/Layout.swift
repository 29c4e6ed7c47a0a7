public import VitrineModel

/// A way of sizing and placing views.
nonisolated public protocol Layout: Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews
  /// What is kept between calls, to start with.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views in a box.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// How the layout treats views in general.
  static var layoutProperties: LayoutProperties { get }
  /// The distances that the layout prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// A vertical line that the layout sets.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// A horizontal line that the layout sets.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

nonisolated extension Layout {
  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The platform's distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// None.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// None.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Lays views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

nonisolated extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout treats views in general.
public struct LayoutProperties: Sendable {
  /// The direction of stacks.
  public var stackOrientation: Axis?
  /// No direction.
  public init() {}
}

/// Distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The platform's distance in points.
  private static let standard: CGFloat = 8
  /// No distances of one's own.
  public static let zero = ViewSpacing()
  /// No distances of one's own.
  public init() {}
  /// Takes the greater distances of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The greater distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Self.standard }
}

/// A key of a value that a view hands to its layout.
public protocol LayoutValueKey {
  /// What it is the key of.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  /// An index.
  public typealias Index = Int
  fileprivate let views: [LayoutSubview]
  /// Reading direction.
  public var layoutDirection: LayoutDirection
  /// The first index.
  public var startIndex: Int { 0 }
  /// The end.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  fileprivate final class Place {
    var origin: CGPoint?
    var proposal = ProposedViewSize.unspecified
  }

  fileprivate let node: ViewNode
  fileprivate let context: LoweringContext
  fileprivate let place = Place()
  fileprivate let values: [ObjectIdentifier: Any]

  private func measured(_ proposal: ProposedViewSize) -> LayoutDimensions {
    context.dimensions(of: node, in: proposal.archived)
  }

  /// The order in which a stack would give the view room.
  public var priority: Double { measured(.unspecified).layoutPriority }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A value that the view hands to its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(measured(proposal).size)
  }
  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(measured(proposal))
  }
  /// Puts a point of the view somewhere.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    place.origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place.proposal = proposal
  }
}

/// Views in a layout of the author's own.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let (name, box, inner) = context.question(isOffer: true)
    guard let box else { return [context.probe(name)] }
    let values = LayoutValues()
    let nodes = content.lowered(inner.with { $0.layoutValues = values })
    let views = nodes.map {
      LayoutSubview(node: $0, context: inner, values: values.values(of: $0))
    }
    let subviews = LayoutSubviews(
      views: views, layoutDirection: context.environment.layoutDirection)
    let proposal = ProposedViewSize(CGSize(box.size))
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    var stack = VitrineModel.ZStack()
    stack.alignment = Alignment.topLeading.archived
    stack.children = views.map { $0.placed(in: size) }
    var frame = Frame()
    frame.width = max(0, Double(finite: size.width))
    frame.height = max(0, Double(finite: size.height))
    frame.alignment = Alignment.topLeading.archived
    return [ViewNode(.zStack(stack), modifiers: [.frame(frame)])]
  }
}

extension LayoutSubview {
  /// The view in its place; one that was not placed stands in the middle.
  fileprivate func placed(in size: CGSize) -> ViewNode {
    let own = sizeThatFits(place.proposal)
    let origin =
      place.origin
      ?? CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    var frame = Frame()
    frame.width = max(0, Double(finite: own.width))
    frame.height = max(0, Double(finite: own.height))
    var offset = Offset()
    (offset.x, offset.y) = (Double(finite: origin.x), Double(finite: origin.y))
    let node = [node].modified(by: [.frame(frame)])[0]
    return origin == .zero ? node : [node].modified(by: [.offset(offset)])[0]
  }
}

/// Values that views hand to the layout around them, by their nodes.
final class LayoutValues {
  private var entries: [(node: ViewNode, key: ObjectIdentifier, value: Any)] = []

  func add(_ nodes: [ViewNode], _ key: ObjectIdentifier, _ value: Any) {
    entries += nodes.map { ($0, key, value) }
  }

  /// The values of a node, also of one that got modifiers since.
  func values(of node: ViewNode) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    for entry in entries
    where entry.node.content == node.content && node.modifiers.starts(with: entry.node.modifiers) {
      values[entry.key] = entry.value
    }
    return values
  }
}

private enum LayoutValuesKey: EnvironmentKey {
  static var defaultValue: LayoutValues? { nil }
}

extension EnvironmentValues {
  var layoutValues: LayoutValues? {
    get { self[LayoutValuesKey.self] }
    set { self[LayoutValuesKey.self] = newValue }
  }
}

/// A view that hands a value to its layout.
nonisolated struct LayoutValueView<Base: View>: View, PrimitiveView {
  typealias Body = Never
  let base: Base
  let key: ObjectIdentifier
  let value: Any

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    context.environment.layoutValues?.add(nodes, key, value)
    return nodes
  }
}

nonisolated extension View {
  /// Hands a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView(base: self, key: ObjectIdentifier(key), value: value)
  }
}

/// A layout whose type is hidden.
nonisolated public struct AnyLayout: Layout {
  /// What is kept between calls.
  public struct Cache {
    fileprivate var cache: Any
  }

  private let layout: any Layout
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// What is kept between calls, to start with.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cache: layout.makeCache(subviews: subviews))
  }
  /// The size for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache.cache)
  }
  /// Places the views in a box.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(bounds, proposal, subviews, &cache.cache)
  }
}

nonisolated extension Layout {
  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    guard var own = cache as? Cache else { return .zero }
    defer { cache = own }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    guard var own = cache as? Cache else { return }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    cache = own
  }
}
