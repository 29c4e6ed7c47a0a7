import AppIntents
import SwiftUI

/// Names what a program declares.
@MainActor
enum WorkListing {
  static func make(_ program: String, _ members: [WidgetDescription]) -> WidgetListing {
    var listing = WidgetListing(program: program)
    listing.widgets = members.map(widget)
    listing.intents = IntentCatalog.all.map { intent($0) }
    let macros = PreviewRecords.all.enumerated().map { index, preview in
      WidgetListing.Preview(
        name: PreviewNames.name(preview, index), file: preview.file, line: preview.line)
    }
    let providers = PreviewNames.providers.map { type in
      WidgetListing.Preview(
        name: String(describing: type), file: String(reflecting: type), line: nil)
    }
    listing.previews = macros + providers
    return listing
  }

  private static func widget(_ widget: WidgetDescription) -> WidgetListing.Widget {
    var families: [String] = []
    let form: String
    switch widget.source {
    case .timeline:
      form = "widget"
      families = (widget.families ?? WidgetFamily.allCases).map(\.rawValue)
    case .activity: form = "liveActivity"
    case .control: form = "control"
    case .none: form = "empty"
    }
    return WidgetListing.Widget(
      type: widget.typeName, form: form, kind: widget.kind, displayName: widget.displayName,
      families: families)
  }

  private static func intent<I: AppIntent>(_ type: I.Type) -> WidgetListing.Intent {
    WidgetListing.Intent(
      type: type.archivedName, title: String(localized: type.title),
      parameters: type.init().parameters.map(\.name))
  }
}
