import AppIntents
import SwiftUI
internal import VitrineModel
import WidgetKit

/// A widget in one of its configurations.
struct ConfiguredWidget {
  var widget: WidgetDescription
  /// The filename of its archive, without extension.
  let name: String
}

extension Worker {
  /// A widget and its available configurations; empty for a widget that cannot be configured.
  private struct Choice {
    let widget: WidgetDescription
    let offers: [ConfigurationOffer]
    /// The names of the available configurations and parameters.
    let names: ConfigurationNames

    @MainActor init(_ widget: WidgetDescription, _ steps: WorkSteps) {
      let source = widget.source.configurable
      self.widget = widget
      offers = source.map { steps.offers(of: widget, $0) } ?? []
      let parameters = steps.run(.configuration, "\(widget.kind), parameters") {
        source?.configuration?.parameters.map(\.name)
      }
      names = ConfigurationNames(
        configurations: offers.compactMap(\.name),
        parameters: parameters.value.flatMap(\.self) ?? [])
    }
  }

  /// Returns widgets in the requested configurations: in each one that they recommend, or in one.
  ///
  /// - Throws: `WidgetFault` and `IntentCallError` for a choice that no widget has.
  func configured(_ widgets: [WidgetDescription]) async throws -> [ConfiguredWidget] {
    let choices = widgets.map { Choice($0, steps) }
    try choice.check(among: choices.map(\.names))
    var result: [ConfiguredWidget] = []
    for choice in choices { result += try await configured(choice) }
    return result
  }

  private func configured(_ choice: Choice) async throws -> [ConfiguredWidget] {
    let kind = choice.widget.kind
    guard !choice.offers.isEmpty else {
      return [ConfiguredWidget(widget: choice.widget, name: kind)]
    }
    let offers = wanted(choice.offers)
    let values = self.choice.parameters(among: choice.names.parameters)
    var result: [ConfiguredWidget] = []
    for offer in offers {
      var shown = choice.widget
      shown.configuration = offer.name
      shown.offer(choice.names, self.choice)
      let step = [kind, offer.name].compactMap(\.self).joined(separator: ", ")
      let outcome = try await steps.wait(for: .configuration, step) {
        try await offer.source(values)
      }
      switch outcome {
      case .done(let source): shown.source = source
      case .failed(let failure): shown.take(failure)
      }
      if offers.count > 1, let name = offer.name {
        shown.displayName = [shown.displayName, name].compactMap { $0 }.joined(separator: " – ")
      }
      let base = result.isEmpty ? kind : "\(kind)-\(offer.name ?? "")"
      // Two configurations may have the same name.
      let taken = result.filter { $0.name == base || $0.name.hasPrefix(base + "-") }.count
      let name = taken == 0 || result.isEmpty ? base : "\(base)-\(taken + 1)"
      result.append(ConfiguredWidget(widget: shown, name: name))
    }
    return result
  }

  /// The configurations to show: that on the command line, the first one if values are given, or
  /// otherwise all.
  private func wanted(_ offers: [ConfigurationOffer]) -> [ConfigurationOffer] {
    if let name = options.configuration {
      return [offers.first { $0.name == name } ?? offers[0]]
    }
    return options.configured.isEmpty ? offers : Array(offers.prefix(1))
  }

  /// The configuration that the command line selects.
  var choice: ConfigurationChoice {
    ConfigurationChoice(configuration: options.configuration, parameters: options.configured)
  }
}

extension WidgetDescription {
  /// Records what people choose from, and what of it was chosen.
  mutating func offer(_ names: ConfigurationNames, _ choice: ConfigurationChoice) {
    offered = names
    chosen = ConfigurationChoice(
      configuration: choice.configuration.flatMap { names.configurations.contains($0) ? $0 : nil },
      parameters: choice.parameters(among: names.parameters))
  }
}

extension WorkSteps {
  /// Returns the configurations that a widget recommends; its default one if that code fails.
  func offers(
    of widget: WidgetDescription, _ source: any ConfigurableSource
  ) -> [ConfigurationOffer] {
    run(.recommendations, widget.kind, source.offers).value ?? [source.standardOffer]
  }
}
