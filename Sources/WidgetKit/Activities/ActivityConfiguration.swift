import ActivityKit
import SwiftUI

/// A Live Activity, as `ActivityConfiguration`.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  PrimitiveConfiguration
{
  /// What the configuration is made of.
  public typealias Body = Never
  private let source: any ActivitySource

  /// Makes a Live Activity of a view for the Lock Screen and views for the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    source = AttributesSource(
      content: { AnyView(content($0)) }, island: dynamicIsland)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = String(describing: Attributes.self)
    description.source = .activity(source)
  }
}

/// What a view of a Live Activity is made from, as `ActivityViewContext`.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What does not change.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// The activity's identifier.
  public let activityID: String
  /// Whether the content is out of date.
  public let isStale: Bool
}
