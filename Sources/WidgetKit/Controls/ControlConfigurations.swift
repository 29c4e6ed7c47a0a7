import SwiftUI

/// A control that people cannot configure, as `StaticControlConfiguration`.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, PrimitiveConfiguration
{
  /// What the configuration is made of.
  public typealias Body = Never
  package let primitive: PrimitiveDescription

  /// Makes a control without a value.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    primitive = .source(.control(PlainControlSource(content: content)), kind)
  }

  /// Makes a control of a provider's value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    primitive = .source(.control(ValueControlSource(provider: provider, content: content)), kind)
  }
}

/// A control that people configure by an app intent, as `AppIntentControlConfiguration`.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PrimitiveConfiguration {
  /// What the configuration is made of.
  public typealias Body = Never
  package let primitive: PrimitiveDescription

  /// Makes a control of a configuration alone.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    primitive = .source(.control(IntentControlSource(content: content)), kind)
  }

  /// Makes a control of a provider's value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    primitive = .source(
      .control(IntentValueControlSource(provider: provider, content: content)), kind)
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
