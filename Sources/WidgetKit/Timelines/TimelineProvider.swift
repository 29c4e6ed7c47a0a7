import SwiftUI

/// Gives a widget its entries, as `TimelineProvider`.
public protocol TimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Creates the timeline and passes it to the completion handler.
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When the widget is important on Apple Watch.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// No relevance by default.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Gives a widget that an app intent configures its entries, as `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the timeline for a configuration.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The configurations that people are offered where they cannot make one.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget is important on Apple Watch.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// No recommendations by default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// No relevance by default.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Gives a widget that an intent of SiriKit configures its entries, as `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration intent.
  associatedtype Intent: INIntent
  /// The context of a request.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  /// Creates the timeline for a configuration and passes it to the completion handler.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// The configurations that people are offered where they cannot make one.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// No recommendations by default.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
