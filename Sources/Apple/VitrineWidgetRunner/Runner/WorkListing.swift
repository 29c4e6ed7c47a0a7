import AppIntents
import SwiftUI
import WidgetKit

/// Lists what a program declares.
@MainActor
enum WorkListing {
  static func make(
    _ program: String, _ declared: DeclaredWidgets, _ options: RunnerOptions
  ) async -> WidgetListing {
    var listing = WidgetListing(program: program)
    for member in declared.members {
      listing.widgets.append(await widget(member.widget, options))
    }
    listing.faults = declared.faults.map { .init(reason: $0.description, hint: $0.hint) }
    listing.intents = IntentCatalog.all.map { intent($0) }
    listing.previews = previews(DeclaredPreview.all([]))
    return listing
  }

  static func previews(_ previews: [DeclaredPreview]) -> [WidgetListing.Preview] {
    previews.map { WidgetListing.Preview(name: $0.name, file: $0.file, line: $0.line) }
  }

  private static func widget(
    _ widget: WidgetDescription, _ options: RunnerOptions
  ) async -> WidgetListing.Widget {
    var families: [String] = []
    let form: String
    switch widget.source {
    case .timeline:
      form = "widget"
      families = options.families(of: widget).map(\.rawValue)
    case .activity: form = "liveActivity"
    case .control: form = "control"
    case .none: form = "empty"
    }
    var listed = WidgetListing.Widget(
      type: widget.typeName, form: form, kind: widget.kind, displayName: widget.displayName,
      families: families)
    listed.place = widget.place
    listed.description = widget.description
    listed.promptsForUserConfiguration = widget.promptsForUserConfiguration
    guard let source = widget.source.configurable else { return listed }
    listed.configurations = source.offers().compactMap(\.name)
    for (name, parameter) in source.configuration?.parameters ?? [] {
      var entry = WidgetListing.Parameter(
        name: name, title: parameter.title.map { String(localized: $0) })
      // A query may need data that only the app has; then no values are offered.
      entry.choices = (try? await parameter.choices()) ?? []
      listed.parameters.append(entry)
    }
    return listed
  }

  private static func intent<I: AppIntent>(_ type: I.Type) -> WidgetListing.Intent {
    WidgetListing.Intent(
      type: type.archivedName, title: String(localized: type.title),
      parameters: type.init().parameters.map(\.name), process: type.process,
      opensApp: type.opensApp)
  }
}
