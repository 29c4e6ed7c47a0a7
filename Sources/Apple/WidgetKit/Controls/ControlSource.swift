import SwiftUI

/// A source of a control's template.
@MainActor
package protocol ControlSource {
  /// Returns the control with its current value.
  func current() async throws -> any ControlWidgetTemplate
  /// Returns the control with its preview value; `nil` if there is none.
  func preview() async -> (any ControlWidgetTemplate)?
}

/// A control without a value.
struct PlainControlSource<Content: ControlWidgetTemplate>: ControlSource {
  package let content: () -> Content
  package func current() async throws -> any ControlWidgetTemplate { content() }
  package func preview() async -> (any ControlWidgetTemplate)? { nil }
}

/// A control with the value of a provider.
struct ValueControlSource<Provider: ControlValueProvider, Content: ControlWidgetTemplate>:
  ControlSource
{
  package let provider: Provider
  package let content: (Provider.Value) -> Content

  package func current() async throws -> any ControlWidgetTemplate {
    content(try await Self.value(UncheckedTransfer(value: provider)).value)
  }

  package func preview() async -> (any ControlWidgetTemplate)? { content(provider.previewValue) }

  private nonisolated static func value(
    _ provider: UncheckedTransfer<Provider>
  ) async throws -> UncheckedTransfer<Provider.Value> {
    UncheckedTransfer(value: try await provider.value.currentValue())
  }
}

/// A control with a configuration but without a value.
struct IntentControlSource<Intent: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlSource
{
  package let content: (Intent) -> Content
  /// The chosen configuration; `nil` for the default one.
  package var chosen: Intent?

  package func current() async throws -> any ControlWidgetTemplate {
    if let chosen { return content(chosen) }
    let intent = Intent()
    await intent.takeDefaults()
    return content(intent)
  }

  package func preview() async -> (any ControlWidgetTemplate)? { nil }
}

/// A control with the value of a provider for a configuration.
struct IntentValueControlSource<
  Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate
>: ControlSource {
  package let provider: Provider
  package let content: (Provider.Value) -> Content
  /// The chosen configuration; `nil` for the default one.
  package var chosen: Provider.Configuration?

  package func current() async throws -> any ControlWidgetTemplate {
    let intent = await chosenIntent()
    return content(try await Self.value(UncheckedTransfer(value: provider), intent).value)
  }

  package func preview() async -> (any ControlWidgetTemplate)? {
    content(provider.previewValue(configuration: await chosenIntent()))
  }

  private func chosenIntent() async -> Provider.Configuration {
    if let chosen { return chosen }
    let intent = Provider.Configuration()
    await intent.takeDefaults()
    return intent
  }

  private nonisolated static func value(
    _ provider: UncheckedTransfer<Provider>, _ intent: Provider.Configuration
  ) async throws -> UncheckedTransfer<Provider.Value> {
    UncheckedTransfer(value: try await provider.value.currentValue(configuration: intent))
  }
}
