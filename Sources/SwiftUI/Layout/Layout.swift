internal import VitrineModel

/// A way of sizing and placing views.
nonisolated public protocol Layout: Animatable {
  /// Values that a layout keeps between calls.
  associatedtype Cache = Void
  /// A collection of proxies for the subviews.
  typealias Subviews = LayoutSubviews
  /// Creates the cache.
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
  /// Properties without a stack orientation by default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The platform's distances.
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
  /// Lays views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

nonisolated extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout treats views in general.
public struct LayoutProperties: Sendable {
  /// The direction of stacks.
  public var stackOrientation: Axis?
  /// Creates properties without a stack orientation.
  public init() {}
}

/// Distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The platform's distance in points.
  private static let standard: CGFloat = 8
  /// No custom distances.
  public static let zero = ViewSpacing()
  /// No custom distances.
  public init() {}
  /// Merges the spacing with another, keeping the larger distances.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The greater distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Self.standard }
}

/// A key of a value that a view hands to its layout.
public protocol LayoutValueKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The value where none is set.
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
  }

  let node: ViewNode
  let context: LoweringContext
  let place = Place()
  let values: [ObjectIdentifier: Any]

  private func measured(_ proposal: ProposedViewSize) -> LayoutDimensions {
    context.dimensions(of: node, in: proposal.archived)
  }

  /// The order in which a stack would give the view space.
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
