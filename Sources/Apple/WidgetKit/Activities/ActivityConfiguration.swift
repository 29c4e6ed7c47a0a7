import ActivityKit
import SwiftUI

/// A Live Activity, as `ActivityConfiguration`.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a Live Activity from a view for the Lock Screen and views for the Dynamic Island.
  ///
  /// The source location is used in messages.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    let source = AttributesSource(content: { AnyView(content($0)) }, island: dynamicIsland)
    primitive = .source(
      .activity(source), String(describing: Attributes.self), at: SourcePlace(filePath, line))
  }
}

/// The context from which a view of a Live Activity is created, as `ActivityViewContext`.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The attributes that stay the same while the activity runs.
  public let attributes: Attributes
  /// The current state of the activity's content.
  public let state: Attributes.ContentState
  /// The activity's identifier.
  public let activityID: String
  /// Whether the content is out of date.
  public let isStale: Bool
}
