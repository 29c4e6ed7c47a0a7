import SwiftUI

/// Gives a widget its entries, as `TimelineProvider`.
public protocol TimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// What a provider is asked for.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The timeline.
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When the widget is important on Apple Watch.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Nothing is said of its importance.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Gives a widget that an app intent configures its entries, as `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// What people can choose.
  associatedtype Intent: WidgetConfigurationIntent
  /// What a provider is asked for.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The timeline.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The configurations that people are offered where they cannot make one.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget is important on Apple Watch.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// No configurations.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Nothing is said of its importance.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Gives a widget that an intent of SiriKit configures its entries, as `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// What people can choose.
  associatedtype Intent: INIntent
  /// What a provider is asked for.
  typealias Context = TimelineProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery and for transitions.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  /// The timeline.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// The configurations that people are offered where they cannot make one.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// No configurations.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
