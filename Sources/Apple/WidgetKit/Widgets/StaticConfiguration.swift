import SwiftUI

/// A widget that people cannot configure, as `StaticConfiguration`.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveWidgetConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a widget with the entries of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    primitive = .source(
      .timeline(StaticSource(provider: provider, content: content)), kind,
      at: SourcePlace(filePath, line))
  }
}

/// A widget that people configure with an app intent, as `AppIntentConfiguration`.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, PrimitiveWidgetConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a widget with the entries of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) where Provider.Intent == Intent {
    primitive = .source(
      .timeline(AppIntentSource(provider: provider, content: content)), kind,
      at: SourcePlace(filePath, line))
  }
}

/// A widget that people configure with a SiriKit intent, as `IntentConfiguration`.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a widget with the entries of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) where Provider.Intent == Intent {
    primitive = .source(
      .timeline(IntentSource(provider: provider, content: content)), kind,
      at: SourcePlace(filePath, line))
  }
}
