import CHarfBuzz

/// The order in which families are searched for a character that a text's own face does not have.
enum FallbackOrder {
  /// Families for text, the faces of one script last: characters of a script use the script's own
  /// face first, and these faces also have characters that several scripts share.
  private static let families = [
    EmbeddedFaces.sans, "Noto Sans Symbols 2", "Noto Sans Math", EmbeddedFaces.mono,
    EmbeddedFaces.cjk, "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Noto Sans Thai",
  ]
  private static let familiesThenPictures = families + [EmbeddedFaces.emoji]
  private static let picturesThenFamilies = [EmbeddedFaces.emoji] + families

  /// The families for a character of `script`, `nil` for one that takes part in any script.
  static func families(for script: hb_script_t?, isPicture: Bool) -> [String] {
    if isPicture { return picturesThenFamilies }
    guard let script, let own = family(of: script) else { return familiesThenPictures }
    return [own] + familiesThenPictures
  }

  private static func family(of script: hb_script_t) -> String? {
    switch script {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO:
      EmbeddedFaces.cjk
    case HB_SCRIPT_ARABIC: "Noto Sans Arabic"
    case HB_SCRIPT_HEBREW: "Noto Sans Hebrew"
    case HB_SCRIPT_DEVANAGARI: "Noto Sans Devanagari"
    case HB_SCRIPT_THAI: "Noto Sans Thai"
    default: nil
    }
  }
}
