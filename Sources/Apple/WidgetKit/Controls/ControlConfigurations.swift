import SwiftUI

/// A control that people cannot configure, as `StaticControlConfiguration`.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, PrimitiveControlConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a control without a value.
  ///
  /// The source location is used in messages.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    primitive = .source(
      .control(PlainControlSource(content: content)), kind,
      at: SourcePlace(filePath, line))
  }

  /// Creates a control with the value of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    primitive = .source(
      .control(ValueControlSource(provider: provider, content: content)), kind,
      at: SourcePlace(filePath, line))
  }
}

/// A control that people configure with an app intent, as `AppIntentControlConfiguration`.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PrimitiveControlConfiguration {
  package let primitive: PrimitiveDescription

  /// Creates a control from its configuration alone.
  ///
  /// The source location is used in messages.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    primitive = .source(
      .control(IntentControlSource(content: content)), kind,
      at: SourcePlace(filePath, line))
  }

  /// Creates a control with the value of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) where Provider.Configuration == Configuration {
    primitive = .source(
      .control(IntentValueControlSource(provider: provider, content: content)), kind,
      at: SourcePlace(filePath, line))
  }
}

/// A provider of a control's value, as `ControlValueProvider`.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value in the gallery of controls.
  var previewValue: Value { get }
  /// Returns the current value of the control.
  func currentValue() async throws -> Value
}

/// A provider of the value of a configurable control, as `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the configuration intent.
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value in the gallery of controls.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value of the control for a configuration.
  func currentValue(configuration: Configuration) async throws -> Value
}
