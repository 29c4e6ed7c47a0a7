import AppIntents
import SwiftUI
internal import VitrineCoding
import WidgetKit

/// A widget in one of its configurations, or with one of its samples.
struct ConfiguredWidget {
  var widget: WidgetDescription
  /// The filename of its archive, without extension.
  let name: String
}

extension Worker {
  /// A widget and its available configurations and samples; empty for a widget without any.
  private struct Choice {
    let widget: WidgetDescription
    let offers: [ConfigurationOffer]
    /// The names of the available configurations and parameters.
    let names: ConfigurationNames

    @MainActor init(_ widget: WidgetDescription, _ steps: WorkSteps, samples: String?) {
      let source = widget.source.configurable
      self.widget = widget
      offers = steps.offers(of: widget, samples: samples)
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
  /// - Parameter kinds: those of all widgets of the program.
  /// - Throws: `WidgetFault` and `IntentCallError` for a choice that no widget has.
  func configured(
    _ widgets: [WidgetDescription], among kinds: [String]
  ) async throws -> [ConfiguredWidget] {
    let choices = widgets.map { Choice($0, steps, samples: options.samples) }
    try choice.check(among: choices.map(\.names))
    var result: [ConfiguredWidget] = []
    for choice in choices { result += try await configured(choice) }
    if !result.isEmpty { result[0].widget.warnings += strays(widgets, among: kinds) }
    return result
  }

  /// Warnings about folders of samples that no widget shows.
  private func strays(_ widgets: [WidgetDescription], among kinds: [String]) -> [String] {
    let others = widgets.filter {
      if case .timeline = $0.source { false } else { $0.fault == nil }
    }.filter { !WidgetSample.all(of: $0.kind, in: options.samples).isEmpty }
    return WidgetSample.strays(in: options.samples, kinds: kinds)
      + others.map { "'\($0.kind)' has no timeline, and its samples are not shown" }
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
      try await show(offer, with: values, in: &shown)
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

  /// Lets a widget show a configuration or a sample; one that cannot be shown affects no other.
  private func show(
    _ offer: ConfigurationOffer, with values: [String: JSONValue],
    in shown: inout WidgetDescription
  ) async throws {
    let step = [shown.kind, offer.name].compactMap(\.self).joined(separator: ", ")
    do {
      let outcome = try await steps.wait(for: .configuration, step) {
        try await offer.source(values)
      }
      switch outcome {
      case .done(let source):
        shown.source = source
        shown.warnings += hidden(Set(values.keys), of: offer.intent, in: shown)
        if case .timeline(let source as FixedSource) = source { shown.warnings += source.warnings }
      case .failed(let failure): shown.take(failure)
      }
    } catch let fault as WidgetFault where offer.isSample {
      (shown.source, shown.fault) = (.none, fault)
    }
  }

  /// Warnings about values that were given to parameters which nobody can change on a device.
  ///
  /// The intent has the values by now, on which its summary may depend.
  private func hidden(
    _ given: Set<String>, of intent: (any AppIntent)?, in widget: WidgetDescription
  ) -> [String] {
    guard let intent, !given.isEmpty else { return [] }
    let edited = intent.editedParameters(in: options.families(of: widget)).map(\.name)
    return given.subtracting(edited).sorted().map {
      "people cannot set the parameter '\($0)': with these values, the parameterSummary of "
        + "\(type(of: intent)) does not show it"
    }
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
  /// Returns the configurations that a widget recommends, then its samples; none for a widget with
  /// neither.
  func offers(of widget: WidgetDescription, samples folder: String?) -> [ConfigurationOffer] {
    let recommended = widget.source.configurable.map { offers(of: widget, $0) }
    let samples = samples(of: widget, in: folder)
    guard recommended != nil || !samples.isEmpty else { return [] }
    return (recommended ?? [ConfigurationOffer(name: nil, intent: nil) { _ in widget.source }])
      + samples
  }

  private func samples(of widget: WidgetDescription, in folder: String?) -> [ConfigurationOffer] {
    guard case .timeline(let source) = widget.source else { return [] }
    return WidgetSample.all(of: widget.kind, in: folder).map { sample in
      ConfigurationOffer(name: sample.name, intent: nil, isSample: true) { parameters in
        guard parameters.isEmpty else {
          throw WidgetFault(
            "the sample '\(sample.name)' has data of its own, which parameters do not change")
        }
        return .timeline(try sample.source(source, at: Date()))
      }
    }
  }

  /// Returns the configurations that a widget recommends; its default one if that code fails.
  func offers(
    of widget: WidgetDescription, _ source: any ConfigurableSource
  ) -> [ConfigurationOffer] {
    run(.recommendations, widget.kind, source.offers).value ?? [source.standardOffer]
  }
}
