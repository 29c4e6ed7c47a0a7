import VitrineLayout
import VitrineCoding
import VitrineDevices

extension Interaction {
  /// Checks that the controls of an interaction exist.
  ///
  /// - Throws: `ArchiveError` that lists the existing controls.
  func check(_ controls: [InteractiveControl]) throws(ArchiveError) {
    if let pressed { try check(pressed, "control", controls.map(\.id)) }
    let toggles = controls.filter(\.isToggle).map(\.id)
    for id in toggled { try check(id, "toggle", toggles) }
  }

  private func check(_ id: String, _ kind: String, _ known: [String]) throws(ArchiveError) {
    if known.contains(id) { return }
    throw ArchiveError(
      .notInArchive(
        "there is no \(kind) '\(id)' in what is drawn",
        hint: Suggestion.hint(for: id, among: known)
          ?? (known.isEmpty ? "it has no \(kind)s" : "'vitrine inspect --hits' lists them")))
  }
}
