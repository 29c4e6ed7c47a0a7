import VitrineArchive
import VitrineLayout
import VitrineCoding
import VitrineDevices

/// Finds the content of a control for a request.
struct ControlSelection {
  /// The content of the control.
  let content: ControlContent

  /// Selects the template and its state.
  ///
  /// The gallery shows preview values, and toggles that are off; a locked device does the same for
  /// templates that are private. A pressed button shows that its intent is running; a tapped toggle
  /// shows its other state immediately. Source: Apple's documentation of `ControlWidget`.
  ///
  /// - Throws: `ArchiveError` if the archive is not a control.
  init(
    _ archive: WidgetArchive, _ request: ResolvedRequest, _ presentation: ControlPresentation
  ) throws(ArchiveError) {
    guard let control = archive.control else {
      throw ArchiveError(.notInArchive("'\(presentation.rawValue)' needs a 'control'", hint: nil))
    }
    let interaction = request.request.interaction
    let isPreview = presentation == .controlGallery || request.state == .preview
    let hasPreview = isPreview && control.preview != nil
    var template = hasPreview ? control.preview ?? control.current : control.current
    let isHidden = request.state == .locked && template.privacySensitive
    let place = NodePath([.key("control"), .key(hasPreview ? "preview" : "current")])
    let id = template.place(at: place).description
    if interaction.toggled.contains(id) { template.toggle?.isOn.toggle() }
    content = ControlContent(
      template, at: place, isActive: interaction.pressed == id,
      showsState: presentation != .controlGallery && !isHidden)
  }
}

extension ControlWidget {
  /// The presentations for which the control has content.
  var presentations: [ControlPresentation] {
    let labels =
      [current.button?.label, current.button?.inactiveLabel, current.toggle?.label]
      + [current.toggle.flatMap { $0.isOn ? $0.onLabel : $0.offLabel }]
    let hasStatus = labels.contains { $0?.status != nil }
    return ControlPresentation.allCases.filter { $0 != .controlStatus || hasStatus }
  }
}
