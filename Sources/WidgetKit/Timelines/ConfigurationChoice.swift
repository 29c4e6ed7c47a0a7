import AppIntents
import SwiftUI
internal import VitrineCoding

/// The available names: those of recommended configurations, and those of parameters.
struct ConfigurationNames {
  var configurations: [String] = []
  var parameters: [String] = []
}

/// The configuration that the command line asks for.
struct ConfigurationChoice: Sendable {
  /// The name of a recommended one; `nil` for no wish.
  var configuration: String?
  /// Values of parameters by name.
  var parameters: [String: JSONValue] = [:]

  /// Those of the values that are meant for what has some parameters: all where it has them all.
  func parameters(among names: [String]) -> [String: JSONValue] {
    parameters.keys.allSatisfy(names.contains) ? parameters : [:]
  }

  /// The configuration of a provider; where it recommends none of the name, the given one.
  ///
  /// - Throws: `IntentCallError` for values that no parameter takes.
  @MainActor
  func intent<Provider: AppIntentTimelineProvider>(
    of provider: Provider, else intent: Provider.Intent
  ) async throws -> Provider.Intent {
    let offer = configuration.flatMap { name in
      provider.recommendations().first { $0.name == name }?.intent
    }
    let chosen = offer ?? intent
    let values = parameters(among: chosen.parameters.map(\.name))
    return values.isEmpty ? chosen : try await chosen.chosen(values)
  }

  /// Makes sure that a choice is one of what there is.
  ///
  /// - Throws: `WidgetFault` with the name that was probably meant.
  func check(among all: [ConfigurationNames]) throws(WidgetFault) {
    if let name = configuration {
      let names = all.flatMap(\.configurations)
      guard names.contains(name) else {
        throw WidgetFault(
          "there is no configuration '\(name)'", hint: Suggestion.hint(for: name, among: names))
      }
    }
    guard let name = parameters.keys.sorted().first else { return }
    guard all.contains(where: { !parameters(among: $0.parameters).isEmpty }) else {
      let names = all.flatMap(\.parameters)
      let unknown = parameters.keys.sorted().first { !names.contains($0) } ?? name
      throw WidgetFault(
        "no widget has a parameter '\(unknown)' that people configure",
        hint: Suggestion.hint(for: unknown, among: names))
    }
  }
}
