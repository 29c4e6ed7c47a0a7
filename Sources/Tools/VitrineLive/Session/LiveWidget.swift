import Vitrine
import VitrineProcess

/// Something that can be shown: a widget in one configuration, a control, a Live Activity or a
/// preview.
package struct LiveWidget: Sendable, Encodable {
  /// The kinds of things that can be shown.
  package enum Form: String, Sendable, Codable {
    case widget, liveActivity, control, preview
  }

  /// An identifier that is unique in the session, and stays the same when the sources change.
  package var id: String
  /// The kind of the widget, or the name of the preview.
  package var kind: String
  /// The name in the widget gallery.
  package var displayName: String?
  /// The name of its recommended configuration.
  package var configuration: String?
  /// The names of the parameters that people configure.
  package var parameters: [String]
  package var form: Form
  /// The families or presentations that it supports, as values of `--family`.
  package var targets: [String]
  /// The dates of its timeline's entries.
  package var entries: [ArchiveDate]
  /// The number of content states of a Live Activity; `nil` for other widgets.
  package var states: Int?
  /// The languages of its catalogue, the source language first.
  package var languages: [String]
  /// The location of a preview: module and file.
  package var file: String?
  /// The line of a preview.
  package var line: Int?
  /// The location of the widget's declaration; `nil` for previews, and for archives without code.
  package var declaration: SourcePlace?

  init(_ document: WidgetDocument, id: String, isPreview: Bool) {
    let archive = document.archive
    self.id = id
    (kind, displayName, configuration) = (
      archive.kind, archive.displayName, archive.configuration
    )
    parameters = archive.evaluatedFor?.parameters ?? []
    form =
      isPreview
      ? .preview
      : archive.liveActivity != nil ? .liveActivity : archive.control != nil ? .control : .widget
    targets = document.targets.map(\.name)
    entries = archive.entries.map(\.date)
    states = archive.liveActivity?.states.count
    let resources = archive.resources
    let source = resources.developmentLanguage.text
    languages = [source] + resources.strings.keys.filter { $0 != source }.sorted()
  }
}

extension LiveWidget {
  /// Whether it is a preview that is called by a name, as `previews --name` takes it, with or without
  /// the macro's.
  func isPreview(named name: String) -> Bool {
    guard form == .preview else { return false }
    let macro = "#Preview "
    let name = name.hasPrefix(macro) ? name.dropFirst(macro.count) : name[...]
    let place = kind.prefix { $0 != "#" }
    return kind == name || kind.hasSuffix("#\(name)") || place == name
  }
}
