import AppIntents
import SwiftUI
package import VitrineCoding

/// A configuration of a widget or a control.
package struct ConfigurationOffer {
  /// The name of a recommended configuration; `nil` for the default.
  package let name: String?
  /// The intent with its values; `nil` if its parameters are not known.
  package let intent: (any AppIntent)?
  /// Whether it stands for data of the author's own, which no configuration changes.
  package let isSample: Bool
  /// Returns the source for the configuration; given parameters replace its own.
  ///
  /// Throws `IntentCallError` for values that no parameter accepts, and `WidgetFault` for
  /// parameters of an intent that has none.
  package let source:
    @MainActor (_ parameters: [String: JSONValue]) async throws -> WidgetDescription.Source

  package init(
    name: String?, intent: (any AppIntent)?, isSample: Bool = false,
    source:
      @escaping @MainActor (_ parameters: [String: JSONValue]) async throws ->
      WidgetDescription.Source
  ) {
    (self.name, self.intent, self.isSample, self.source) = (name, intent, isSample, source)
  }
}

/// A source whose entries or value depend on a configuration.
@MainActor
package protocol ConfigurableSource {
  /// The intent that people configure, without values; `nil` if its parameters are not known.
  var configuration: (any AppIntent)? { get }
  /// The recommended configurations, in order, or otherwise the default one; providers are asked
  /// each time.
  func offers() -> [ConfigurationOffer]
  /// The default configuration, for which no provider is asked.
  var standardOffer: ConfigurationOffer { get }
}

extension WidgetDescription.Source {
  /// The configurable source of the widget; `nil` if it cannot be configured.
  @MainActor package var configurable: (any ConfigurableSource)? {
    switch self {
    case .timeline(let source): source as? any ConfigurableSource
    case .control(let source): source as? any ConfigurableSource
    case .activity, .screen, .none: nil
    }
  }
}

extension AppIntent {
  /// Returns the intent with the values of a choice, and the defaults of queries for other
  /// parameters.
  package func chosen(_ parameters: [String: JSONValue]) async throws -> Self {
    try await configure(parameters)
    try checkRanges(of: parameters.keys)
    return self
  }
}

extension AppIntentSource: ConfigurableSource {
  package var configuration: (any AppIntent)? { Provider.Intent() }

  package func offers() -> [ConfigurationOffer] {
    let offers = provider.recommendations().map { offer($0.name, $0.intent) }
    return offers.isEmpty ? [standardOffer] : offers
  }

  package var standardOffer: ConfigurationOffer { offer(nil, Provider.Intent()) }

  private func offer(_ name: String?, _ intent: Provider.Intent) -> ConfigurationOffer {
    ConfigurationOffer(name: name, intent: intent) { parameters in
      var source = self
      source.chosen = try await intent.chosen(parameters)
      return .timeline(source)
    }
  }
}

extension IntentSource: ConfigurableSource {
  package var configuration: (any AppIntent)? { nil }

  package func offers() -> [ConfigurationOffer] {
    let offers = provider.recommendations().map { offer($0.name, $0.intent) }
    return offers.isEmpty ? [standardOffer] : offers
  }

  package var standardOffer: ConfigurationOffer { offer(nil, Provider.Intent()) }

  private func offer(_ name: String?, _ intent: Provider.Intent) -> ConfigurationOffer {
    ConfigurationOffer(name: name, intent: nil) { parameters in
      guard parameters.isEmpty else {
        throw WidgetFault(
          "parameters of a SiriKit intent cannot be chosen", hint: "choose a configuration by name")
      }
      var source = self
      source.chosen = intent
      return .timeline(source)
    }
  }
}

extension IntentControlSource: ConfigurableSource {
  package var configuration: (any AppIntent)? { Intent() }

  package func offers() -> [ConfigurationOffer] { [standardOffer] }

  package var standardOffer: ConfigurationOffer {
    ConfigurationOffer(name: nil, intent: configuration) { parameters in
      var source = self
      source.chosen = try await Intent().chosen(parameters)
      return .control(source)
    }
  }
}

extension IntentValueControlSource: ConfigurableSource {
  package var configuration: (any AppIntent)? { Provider.Configuration() }

  package func offers() -> [ConfigurationOffer] { [standardOffer] }

  package var standardOffer: ConfigurationOffer {
    ConfigurationOffer(name: nil, intent: configuration) { parameters in
      var source = self
      source.chosen = try await Provider.Configuration().chosen(parameters)
      return .control(source)
    }
  }
}
