import AppIntents
import SwiftUI
internal import VitrineModel

/// A source whose entries, or value, depend on what people have chosen.
@MainActor
protocol ConfigurableSource {
  /// Names of the configurations that are recommended, in order.
  var recommendations: [String] { get }
  /// The intent that people configure, without values; `nil` for one whose parameters are not known.
  var configuration: (any AppIntent)? { get }
  /// The source for a choice.
  ///
  /// - Parameters:
  ///   - name: the recommended configuration; `nil` is the first, or the intent's defaults.
  ///   - parameters: values by name, as archives hold them; other parameters keep theirs.
  /// - Throws: `IntentCallError` for values that no parameter takes, and `WidgetFault` for
  ///   parameters of an intent that has none.
  func configured(
    _ name: String?, _ parameters: [String: JSONValue]
  ) async throws -> WidgetDescription.Source
}

extension WidgetDescription.Source {
  /// What people configure; `nil` where they cannot.
  @MainActor var configurable: (any ConfigurableSource)? {
    switch self {
    case .timeline(let source): source as? any ConfigurableSource
    case .control(let source): source as? any ConfigurableSource
    case .activity, .none: nil
    }
  }
}

extension AppIntent {
  /// The intent with the values of a choice, and what queries give for the others.
  func chosen(_ parameters: [String: JSONValue]) async throws -> Self {
    try await configure(parameters)
    return self
  }
}

extension AppIntentSource: ConfigurableSource {
  var recommendations: [String] { provider.recommendations().map(\.name) }
  var configuration: (any AppIntent)? { Provider.Intent() }

  func configured(
    _ name: String?, _ parameters: [String: JSONValue]
  ) async throws -> WidgetDescription.Source {
    let offers = provider.recommendations()
    let offer = offers.first { $0.name == name } ?? offers.first
    var source = self
    source.chosen = try await (offer?.intent ?? Provider.Intent()).chosen(parameters)
    return .timeline(source)
  }
}

extension IntentSource: ConfigurableSource {
  var recommendations: [String] { provider.recommendations().map(\.name) }
  var configuration: (any AppIntent)? { nil }

  func configured(
    _ name: String?, _ parameters: [String: JSONValue]
  ) async throws -> WidgetDescription.Source {
    guard parameters.isEmpty else {
      throw WidgetFault(
        "parameters of a SiriKit intent cannot be chosen", hint: "choose a configuration by name")
    }
    var source = self
    source.chosen = provider.recommendations().first { $0.name == name }?.intent
    return .timeline(source)
  }
}

extension IntentControlSource: ConfigurableSource {
  var recommendations: [String] { [] }
  var configuration: (any AppIntent)? { Intent() }

  func configured(
    _ name: String?, _ parameters: [String: JSONValue]
  ) async throws -> WidgetDescription.Source {
    var source = self
    source.chosen = try await Intent().chosen(parameters)
    return .control(source)
  }
}

extension IntentValueControlSource: ConfigurableSource {
  var recommendations: [String] { [] }
  var configuration: (any AppIntent)? { Provider.Configuration() }

  func configured(
    _ name: String?, _ parameters: [String: JSONValue]
  ) async throws -> WidgetDescription.Source {
    var source = self
    source.chosen = try await Provider.Configuration().chosen(parameters)
    return .control(source)
  }
}
