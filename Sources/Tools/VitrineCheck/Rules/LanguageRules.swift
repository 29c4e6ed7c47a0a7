import Vitrine
import VitrineLayout

/// Rules about translations.
enum LanguageRules {
  /// Returns the observations in one picture.
  static func observe(_ picture: CheckedPicture) -> [Observation] {
    picture.views.compactMap { view in
      guard case .symbol(isMirroredWithText: true, let name?) = view.kind, view.isSeen,
        let other = mirrored(name)
      else { return nil }
      return picture.observation(
        .languageMirror, view, "the symbol '\(name)' keeps its direction; '\(other)' turns")
    }
  }

  /// The variant of a symbol for the other writing direction; `nil` if there is none.
  private static func mirrored(_ name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard let index = parts.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return nil }
    var other = parts
    other[index] = parts[index] == "right" ? "forward" : "backward"
    let turned = other.joined(separator: ".")
    return SymbolDescription.allNames.contains(turned) ? turned : nil
  }
}
