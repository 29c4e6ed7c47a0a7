import SwiftUI

/// A widget that people cannot configure, as `StaticConfiguration`.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PrimitiveConfiguration {
  /// What the configuration is made of.
  public typealias Body = Never
  private let kind: String
  private let source: any TimelineSource

  /// Makes a widget of a provider's entries.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = StaticSource(provider: provider, content: content)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = kind
    description.source = .timeline(source)
  }
}

/// A widget that people configure by an app intent, as `AppIntentConfiguration`.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, PrimitiveConfiguration
{
  /// What the configuration is made of.
  public typealias Body = Never
  private let kind: String
  private let source: any TimelineSource

  /// Makes a widget of a provider's entries.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = AppIntentSource(provider: provider, content: content)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = kind
    description.source = .timeline(source)
  }
}

/// A widget that people configure by an intent of SiriKit, as `IntentConfiguration`.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration,
  PrimitiveConfiguration
{
  /// What the configuration is made of.
  public typealias Body = Never
  private let kind: String
  private let source: any TimelineSource

  /// Makes a widget of a provider's entries.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = IntentSource(provider: provider, content: content)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = kind
    description.source = .timeline(source)
  }
}
