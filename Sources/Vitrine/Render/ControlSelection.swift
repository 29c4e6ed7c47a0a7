import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineModel

/// Finds what a control shows for a request.
struct ControlSelection {
  /// The content of the control.
  let content: ControlContent

  /// Chooses the template and its state.
  ///
  /// The gallery shows preview values, and toggles that are off; so does a locked device for what
  /// the template calls private. A button that is pressed runs its intent, a toggle that was tapped
  /// is in its other state at once. Source: Apple's documentation of `ControlWidget`.
  ///
  /// - Throws: `ArchiveError` when the archive is not a control.
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
  /// The presentations that it has something for.
  var presentations: [ControlPresentation] {
    let labels =
      [current.button?.label, current.button?.inactiveLabel, current.toggle?.label]
      + [current.toggle.flatMap { $0.isOn ? $0.onLabel : $0.offLabel }]
    let hasStatus = labels.contains { $0?.status != nil }
    return ControlPresentation.allCases.filter { $0 != .controlStatus || hasStatus }
  }
}
