import VitrineLayout
import VitrineCoding
import VitrineDevices

extension Interaction {
  /// Checks that the controls exist that a person is said to have touched.
  ///
  /// - Throws: `ArchiveError` that names those that exist.
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
