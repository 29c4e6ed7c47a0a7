import SwiftUI
package import VitrineArchive
package import VitrineCoding
internal import VitrineDisplayList
internal import VitrineGeometry
internal import VitrineModel

/// The context in which a control is evaluated.
@MainActor
package final class ControlContext {
  private let environment: SwiftUI.EnvironmentValues
  private let hasString: (_ key: String, _ table: String?) -> Bool
  /// APIs whose calls have no effect.
  package private(set) var records: Set<IgnoredAPI> = []

  /// Messages for the author, one line each.
  package private(set) var warnings: [String] = []

  /// Creates a context.
  ///
  /// - Parameter hasString: whether the package defines a string for a key of a table.
  package init(
    environment: SwiftUI.EnvironmentValues,
    hasString: @escaping (_ key: String, _ table: String?) -> Bool
  ) { (self.environment, self.hasString) = (environment, hasString) }

  /// Returns the intent of a control, and warns if it cannot run.
  func checked(_ intent: Action.Intent) -> Action.Intent {
    if let warning = intent.warning { warnings.append(warning) }
    return intent
  }

  /// Returns the texts and the symbol of a view that is the label of a control.
  ///
  /// Source: Apple's documentation: controls draw only symbols and texts; other views of a label
  /// are ignored.
  package func label(_ view: some View) throws(ArchiveError) -> ControlLabel {
    let notes = ViewNotes()
    let node = try lowered(view, notes)
    var parts = LabelParts()
    parts.take(node)
    var label = ControlLabel()
    label.title = parts.texts.first
    label.subtitle = parts.texts.dropFirst().first
    label.image = parts.image
    label.privacySensitive = parts.isPrivacySensitive
    label.actionHint = try notes.actionHint.flatMap { hint throws(ArchiveError) in try text(hint) }
    label.status = try notes.status.flatMap { status throws(ArchiveError) in try text(status) }
    return label
  }

  private func text(_ text: SwiftUI.Text) throws(ArchiveError) -> VitrineModel.Text? {
    var parts = LabelParts()
    parts.take(try lowered(text, ViewNotes()))
    return parts.texts.first
  }

  private func lowered(_ view: some View, _ notes: ViewNotes) throws(ArchiveError) -> ViewNode {
    var inner = environment
    inner[ViewNotesKey.self] = notes
    var inputs = ArchiveInputs(
      environment: inner, size: VitrineGeometry.Size(width: 300, height: 100), margins: .zero)
    inputs.hasString = hasString
    let archived = try archive(view, in: inputs)
    records.formUnion(archived.records)
    return archived.node
  }
}

/// The texts and the symbol of a label.
private struct LabelParts {
  private func symbol(_ name: String) -> VitrineModel.Image {
    var image = VitrineModel.Image()
    image.systemName = name
    return image
  }

  var texts: [VitrineModel.Text] = []
  var image: VitrineModel.Image?
  var isPrivacySensitive = false

  mutating func take(_ node: ViewNode) {
    for modifier in node.modifiers {
      if case .privacySensitive(let flag) = modifier { isPrivacySensitive = flag.isOn }
    }
    let traits = node.content.traits
    switch traits.role {
    case .text(let text): texts.append(text)
    case .image(let picture): image = image ?? picture
    case .label(let label):
      take(label.title)
      if let icon = label.icon { take(icon) }
      if let name = label.systemImage { image = image ?? symbol(name) }
    case .container(let children): if traits.isLabelContainer { children.forEach { take($0) } }
    case .button, .toggle, .link, .gauge, .progressView, .none: break
    }
  }
}
