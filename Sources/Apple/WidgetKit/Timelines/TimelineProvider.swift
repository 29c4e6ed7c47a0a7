import SwiftUI

/// A provider of a widget's timeline, as `TimelineProvider`.
public protocol TimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// Provides the entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Creates the timeline and passes it to the completion handler.
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Returns when the widget is relevant on Apple Watch.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Returns no relevance by default.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// A provider of the timeline of a widget with an app intent, as `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// Returns the entry for the gallery and for transitions.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the timeline for a configuration.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns the configurations to offer where people cannot configure the widget.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// Returns when the widget is relevant on Apple Watch.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// Returns no recommendations by default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Returns no relevance by default.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A provider of the timeline of a widget with a SiriKit intent, as `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration intent.
  associatedtype Intent: INIntent
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// Provides the entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  /// Creates the timeline for a configuration and passes it to the completion handler.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Returns the configurations to offer where people cannot configure the widget.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Returns no recommendations by default.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
