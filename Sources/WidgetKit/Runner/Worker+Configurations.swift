import AppIntents
import SwiftUI
internal import VitrineModel

/// A widget in one of its configurations.
struct ConfiguredWidget {
  var widget: WidgetDescription
  /// The file name of its archive, without its ending.
  let name: String
}

extension Worker {
  /// Widgets in the configurations that are asked for: in each that they recommend, or in one.
  ///
  /// - Throws: `WidgetFault` and `IntentCallError` for a choice that no widget has.
  func configured(_ widgets: [WidgetDescription]) async throws -> [ConfiguredWidget] {
    try check(widgets)
    var result: [ConfiguredWidget] = []
    for widget in widgets {
      guard let source = widget.source.configurable else {
        result.append(ConfiguredWidget(widget: widget, name: widget.kind))
        continue
      }
      let names = configurations(of: source)
      for (index, name) in names.enumerated() {
        var shown = widget
        shown.source = try await source.configured(name, parameters(of: source))
        if names.count > 1, let name {
          shown.displayName = [widget.displayName, name].compactMap { $0 }.joined(separator: " – ")
        }
        let suffix = index == 0 ? "" : "-" + (name ?? "")
        result.append(ConfiguredWidget(widget: shown, name: widget.kind + suffix))
      }
    }
    return result
  }

  /// The names of the configurations that are shown; `nil` is what someone sees who chose nothing.
  private func configurations(of source: any ConfigurableSource) -> [String?] {
    let names = source.recommendations
    if let name = options.configuration { return [names.contains(name) ? name : names.first] }
    return names.isEmpty || !options.parameters.isEmpty ? [names.first] : names
  }

  /// Those of the values on the command line that are a widget's: all where it has them all.
  private func parameters(of source: any ConfigurableSource) -> [String: JSONValue] {
    let names = source.configuration?.parameters.map(\.name) ?? []
    return options.parameters.keys.allSatisfy(names.contains) ? options.parameters : [:]
  }

  /// A choice is one of at least one widget.
  private func check(_ widgets: [WidgetDescription]) throws {
    let sources = widgets.compactMap(\.source.configurable)
    if let name = options.configuration {
      let names = sources.flatMap(\.recommendations)
      guard names.contains(name) else {
        throw WidgetFault(
          "there is no configuration '\(name)'", hint: Suggestion.hint(for: name, among: names))
      }
    }
    guard let name = options.parameters.keys.sorted().first else { return }
    guard sources.contains(where: { !parameters(of: $0).isEmpty }) else {
      let names = sources.flatMap { $0.configuration?.parameters.map(\.name) ?? [] }
      let unknown = options.parameters.keys.sorted().first { !names.contains($0) } ?? name
      throw WidgetFault(
        "no widget has a parameter '\(unknown)' that people configure",
        hint: Suggestion.hint(for: unknown, among: names))
    }
  }
}
