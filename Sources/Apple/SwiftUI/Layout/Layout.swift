internal import VitrineModel

/// A type that defines the size and position of views.
nonisolated public protocol Layout: Animatable {
  /// Values that a layout keeps between calls.
  associatedtype Cache = Void
  /// A collection of proxies for the subviews.
  typealias Subviews = LayoutSubviews
  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the distances that the layout prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the position of a vertical guide that the layout sets.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a horizontal guide that the layout sets.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

nonisolated extension Layout {
  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// Properties without a stack orientation by default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Returns the default distances of the platform.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Returns no explicit alignment.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns no explicit alignment.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Lays out views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

nonisolated extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; `nil` for other layouts.
  public var stackOrientation: Axis?
  /// Creates properties without a stack orientation.
  public init() {}
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The default distance of the platform, in points.
  private static let standard: CGFloat = 8
  /// No custom distances.
  public static let zero = ViewSpacing()
  /// No custom distances.
  public init() {}
  /// Merges the spacing with another, keeping the larger distances.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// Returns the larger distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Self.standard }
}

/// A key for values that views pass to their layout.
public protocol LayoutValueKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  /// The index of a subview.
  public typealias Index = Int
  let views: [LayoutSubview]
  /// The layout direction.
  public var layoutDirection: LayoutDirection
  /// The first index.
  public var startIndex: Int { 0 }
  /// The position one past the last subview.
  public var endIndex: Int { views.count }
  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  final class Place {
    var origin: CGPoint?
    var proposal = ProposedViewSize.unspecified
    /// What was measured, because layouts ask for one size several times.
    var measured: [ProposedViewSize: LayoutDimensions] = [:]
  }

  let node: ViewNode
  let context: LoweringContext
  let place = Place()
  let values: [ObjectIdentifier: Any]

  private func measured(_ proposal: ProposedViewSize) -> LayoutDimensions {
    if let known = place.measured[proposal] { return known }
    let dimensions = context.dimensions(of: node, in: proposal.archived)
    place.measured[proposal] = dimensions
    return dimensions
  }

  /// The priority with which a stack allots space to the view.
  public var priority: Double { measured(.unspecified).layoutPriority }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The value that the view passes to its layout.
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
  /// Places the subview at a point.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    place.origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place.proposal = proposal
  }
}
