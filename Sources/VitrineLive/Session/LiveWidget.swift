import Vitrine

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
  /// Name in the widget gallery.
  package var displayName: String?
  /// Name of the recommended configuration that it shows.
  package var configuration: String?
  package var form: Form
  /// The families, or presentations, that it can be shown in, by the names that `--family` takes.
  package var targets: [String]
  /// Dates of its timeline's entries.
  package var entries: [ArchiveDate]
  /// How many content states of a Live Activity there are; `nil` of anything else.
  package var states: Int?
  /// Languages of its catalogue, that of its sources first.
  package var languages: [String]
  /// Where a preview is: module and file.
  package var file: String?
  /// Line of a preview.
  package var line: Int?

  init(_ document: WidgetDocument, id: String, isPreview: Bool) {
    let archive = document.archive
    self.id = id
    (kind, displayName, configuration) = (
      archive.kind, archive.displayName, archive.configuration
    )
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
