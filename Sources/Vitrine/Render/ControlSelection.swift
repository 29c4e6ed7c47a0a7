import VitrineLayout
import VitrineModel

/// Finds what a control shows for a request.
struct ControlSelection {
  /// What it shows.
  let content: ControlContent

  /// Chooses the template and its state.
  ///
  /// The gallery shows preview values, and toggles that are off; so does a locked device for what
  /// the template calls private. Source: Apple's documentation of `ControlWidget`.
  ///
  /// - Throws: `ArchiveError` when the archive is no control.
  init(
    _ archive: WidgetArchive, _ request: RenderRequest, _ presentation: ControlPresentation
  ) throws(ArchiveError) {
    guard let control = archive.control else {
      throw ArchiveError(.notInArchive("'\(presentation.rawValue)' needs a 'control'", hint: nil))
    }
    let isPreview = presentation == .controlGallery || request.state == .preview
    let hasPreview = isPreview && control.preview != nil
    let template = hasPreview ? control.preview ?? control.current : control.current
    let isHidden = request.state == .locked && template.privacySensitive
    content = ControlContent(
      template, at: NodePath([.key("control"), .key(hasPreview ? "preview" : "current")]),
      isActive: false, showsState: presentation != .controlGallery && !isHidden)
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
