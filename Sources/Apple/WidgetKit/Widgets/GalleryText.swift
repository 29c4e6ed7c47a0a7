import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

/// Texts of the gallery, which archives store as plain strings.
enum GalleryText {
  /// The string of a text in the development language; `nil` for a text without one.
  @MainActor
  package static func string(_ text: SwiftUI.Text) -> String? {
    // No view is around the text whose layout knows which keys there are.
    if let (key, fallback) = text.localizedKey {
      return LocalizedStrings.string(of: key, default: fallback, .current)
    }
    let inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: Size(width: 1000, height: 1000),
      margins: .zero)
    guard let node = try? archive(text, in: inputs).node, case .text(let archived) = node.content
    else { return nil }
    if let localized = archived.localized {
      return LocalizedStrings.string(of: localized, default: localized, .current)
    }
    return archived.content ?? archived.markdown
  }
}
