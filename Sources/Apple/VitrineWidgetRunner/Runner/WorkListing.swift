import AppIntents
import SwiftUI
import WidgetKit

/// Lists what a program declares.
@MainActor
struct WorkListing {
  let options: RunnerOptions
  let steps: WorkSteps
  let previews: [DeclaredPreview]

  func make(_ program: String, _ members: [WidgetDescription]) async -> WidgetListing {
    var listing = WidgetListing(program: program)
    let declared = DistinctWidgets(members)
    for member in declared.members where member.widget.fault == nil {
      listing.widgets.append(await widget(member.widget))
    }
    listing.faults = declared.faults.map { .init(reason: $0.description, hint: $0.hint) }
    listing.intents = IntentCatalog.all.compactMap { intent($0) }
    listing.previews = previews.map { preview in
      WidgetListing.Preview(name: preview.name, file: preview.file, line: preview.line)
    }
    return listing
  }

  private func widget(_ widget: WidgetDescription) async -> WidgetListing.Widget {
    var families: [String] = []
    let form: String
    switch widget.source {
    case .timeline:
      form = "widget"
      families = options.families(of: widget).map(\.rawValue)
    case .activity: form = "liveActivity"
    case .control: form = "control"
    case .screen: form = "preview"
    case .none: form = "empty"
    }
    var listed = WidgetListing.Widget(
      type: widget.typeName, form: form, kind: widget.kind, displayName: widget.displayName,
      families: families)
    listed.place = widget.place
    listed.description = widget.description
    listed.promptsForUserConfiguration = widget.promptsForUserConfiguration
    let offers = steps.offers(of: widget, samples: options.samples)
    listed.configurations = offers.compactMap(\.name)
    guard widget.source.configurable != nil else { return listed }
    let offer = offers.first { $0.name == options.configuration } ?? offers.first
    let intent = await edited(widget, offer?.intent)
    let shown = options.families.isEmpty ? options.families(of: widget) : options.families
    for (name, parameter) in intent?.editedParameters(in: shown) ?? [] {
      var entry = WidgetListing.Parameter(
        name: name, title: parameter.title.map { String(localized: $0) },
        description: parameter.description.map { String(localized: $0) },
        control: parameter.control, value: parameter.archived)
      // A query may need data that only the app has; then no values are offered.
      let choices = try? await steps.wait(for: .choices, "\(widget.kind), \(name)") {
        try await intent?.choices(of: parameter)
      }
      entry.choices = choices?.value.flatMap(\.self) ?? []
      listed.parameters.append(entry)
    }
    return listed
  }

  /// The intent of a widget's configuration with the values of the command line, and the defaults of
  /// queries; `nil` if its code fails.
  private func edited(
    _ widget: WidgetDescription, _ intent: (any AppIntent)?
  ) async -> (any AppIntent)? {
    let choice = ConfigurationChoice(parameters: options.configured)
    let outcome = try? await steps.wait(for: .configuration, "\(widget.kind), parameters") {
      guard let intent else { return }
      try await intent.configure(choice.parameters(among: intent.parameters.map(\.name)))
    }
    // The drawing of the widget reports values that no parameter accepts.
    guard case .failed? = outcome else { return intent }
    return nil
  }

  private func intent<I: AppIntent>(_ type: I.Type) -> WidgetListing.Intent? {
    steps.run(.intent, type.archivedName) {
      WidgetListing.Intent(
        type: type.archivedName, title: String(localized: type.title),
        parameters: type.init().parameters.map(\.name), process: type.process,
        opensApp: type.opensApp)
    }.value
  }
}
