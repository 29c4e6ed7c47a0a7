import SwiftUI

/// A control that people cannot configure, as `StaticControlConfiguration`.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, PrimitiveConfiguration
{
  /// What the configuration is made of.
  public typealias Body = Never
  private let kind: String
  private let source: any ControlSource

  /// Makes a control without a value.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    self.kind = kind
    source = PlainControlSource(content: content)
  }

  /// Makes a control of a provider's value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    source = ValueControlSource(provider: provider, content: content)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = kind
    description.source = .control(source)
  }
}

/// A control that people configure by an app intent, as `AppIntentControlConfiguration`.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PrimitiveConfiguration {
  /// What the configuration is made of.
  public typealias Body = Never
  private let kind: String
  private let source: any ControlSource

  /// Makes a control of a configuration alone.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    source = IntentControlSource(content: content)
  }

  /// Makes a control of a provider's value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    source = IntentValueControlSource(provider: provider, content: content)
  }

  package func describe(_ description: inout WidgetDescription) {
    description.kind = kind
    description.source = .control(source)
  }
}

/// Gives a control its value, as `ControlValueProvider`.
public protocol ControlValueProvider {
  /// The value.
  associatedtype Value
  /// The value in the gallery of controls.
  var previewValue: Value { get }
  /// The value.
  func currentValue() async throws -> Value
}

/// Gives a control that people configure its value, as `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
  /// The value.
  associatedtype Value
  /// What people can choose.
  associatedtype Configuration: ControlConfigurationIntent
  /// The value in the gallery of controls.
  func previewValue(configuration: Configuration) -> Value
  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}
