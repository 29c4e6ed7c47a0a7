import SwiftUI

/// The views of a Live Activity around the camera of an iPhone, as `DynamicIsland`.
public struct DynamicIsland {
  package let expanded: [ExpandedRegion]
  package let compactLeading: AnyView
  package let compactTrailing: AnyView
  package let minimal: AnyView
  package private(set) var tint: Color?
  package private(set) var url: URL?
  package private(set) var margins: [(edges: Edge.Set, length: Double, mode: DynamicIslandMode?)] =
    []

  /// Creates the views of the expanded, compact and minimal presentations.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Sets the colour of the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland { changed { $0.tint = color } }

  /// Sets the URL that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { changed { $0.url = url } }

  /// Sets the margins between the island's edges and its content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { changed { $0.margins.append((edges, length, mode)) } }

  private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The position of a region that is wider than the space beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  /// It stays beside the camera, or moves below it.
  case `default`, belowIfTooWide
}

/// A part of the expanded island, as `DynamicIslandExpandedRegion`.
public struct DynamicIslandExpandedRegion<Content: View> {
  package let region: ExpandedRegion

  /// Creates a region at a position, with a priority for its width.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = ExpandedRegion(
      position: position, priority: priority, content: AnyView(content()))
  }

  private init(_ region: ExpandedRegion) { self.region = region }

  /// Sets the margins of the region; archives do not contain them yet.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    DynamicIslandExpandedRegion(
      ExpandedRegion(
        position: region.position, priority: region.priority,
        content: AnyView(region.content.recorded("contentMargins", .notDrawn))))
  }
}

/// A type-erased region.
package struct ExpandedRegion {
  package let position: DynamicIslandExpandedRegionPosition
  package let priority: Double
  package let content: AnyView
}

/// The regions of the expanded island.
public struct DynamicIslandExpandedContent<Content> {
  package let regions: [ExpandedRegion]
}

/// A result builder of regions of the expanded island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Builds a region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { .init(regions: [region.region]) }
  /// Builds regions from a list.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }
  /// Builds no region.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init(regions: []) }
  /// Builds a single region.
  public static func buildBlock<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }
  /// Combines regions.
  public static func buildBlock<each Content>(
    _ contents: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    var regions: [ExpandedRegion] = []
    repeat regions += (each contents).regions
    return .init(regions: regions)
  }
  /// Builds the regions of an `if` without `else`.
  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { .init(regions: content?.regions ?? []) }
  /// Builds the regions of the first branch of a condition.
  public static func buildEither<First, Second>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<(First, Second)> { .init(regions: first.regions) }
  /// Builds the regions of the second branch of a condition.
  public static func buildEither<First, Second>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<(First, Second)> { .init(regions: second.regions) }
  /// Builds the regions of an `if #available`.
  public static func buildLimitedAvailability<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { .init(regions: content.regions) }
}
