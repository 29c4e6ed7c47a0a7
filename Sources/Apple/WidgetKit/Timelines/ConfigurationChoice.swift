import AppIntents
import SwiftUI
package import VitrineCoding

/// The available names: those of recommended configurations and those of parameters.
package struct ConfigurationNames {
  package var configurations: [String] = []
  package var parameters: [String] = []

  package init(configurations: [String] = [], parameters: [String] = []) {
    (self.configurations, self.parameters) = (configurations, parameters)
  }
}

/// The configuration that the command line selects.
package struct ConfigurationChoice: Hashable, Sendable {
  /// The name of a recommended configuration; `nil` if none is selected.
  package var configuration: String?
  /// Values of parameters by name.
  package var parameters: [String: JSONValue] = [:]

  package init(configuration: String? = nil, parameters: [String: JSONValue] = [:]) {
    (self.configuration, self.parameters) = (configuration, parameters)
  }

  /// The values for parameters with these names: all of the values, if all of them exist.
  package func parameters(among names: [String]) -> [String: JSONValue] {
    parameters.keys.allSatisfy(names.contains) ? parameters : [:]
  }

  /// Returns the recommended configuration with the selected name, or otherwise the given one.
  ///
  /// - Throws: `IntentCallError` for values that no parameter accepts.
  @MainActor
  package func intent<Provider: AppIntentTimelineProvider>(
    of provider: Provider, else intent: Provider.Intent
  ) async throws -> Provider.Intent {
    let offer = configuration.flatMap { name in
      provider.recommendations().first { $0.name == name }?.intent
    }
    let chosen = offer ?? intent
    let values = parameters(among: chosen.parameters.map(\.name))
    return values.isEmpty ? chosen : try await chosen.chosen(values)
  }

  /// Checks that the selected configuration and parameters exist.
  ///
  /// - Throws: `WidgetFault` with the name that was probably meant.
  package func check(among all: [ConfigurationNames]) throws(WidgetFault) {
    if let name = configuration {
      let names = all.flatMap(\.configurations)
      guard names.contains(name) else {
        let all =
          names.isEmpty
          ? "no widget recommends configurations"
          : "the configurations are: \(Suggestion.list(names))"
        throw WidgetFault(
          "there is no configuration '\(name)'",
          hint: Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" } ?? all)
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
