/// A generated language that shows the effect of translations on a layout.
///
/// Source: the pseudo-languages of Xcode's schemes, which double the length of strings; a third is
/// assumed here.
package enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Strings are longer by a third.
  case longer
  /// Letters have accents.
  case accented
  /// Text runs from right to left.
  case rightToLeft

  /// The string in the pseudo-language.
  package func string(_ text: TextString) -> TextString {
    var changed = text
    switch self {
    case .longer: changed.characters = PseudoLanguage.longer(text.characters)
    case .accented: changed.characters = PseudoLanguage.accented(text.characters)
    case .rightToLeft: return text
    }
    // Attributes of Markdown refer to characters that were replaced.
    if changed.characters != text.characters { changed.markdown = nil }
    return changed
  }

  private static func longer(_ text: String) -> String {
    let letters = text.filter(\.isLetter)
    let count = (letters.count + 2) / 3
    guard count > 0 else { return text }
    return text + " " + String(letters.lowercased().prefix(max(1, count - 1)))
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ö", "u": "ü", "y": "ý", "c": "ç", "n": "ñ", "A": "Å",
    "E": "É",
    "I": "Î", "O": "Ö", "U": "Ü", "C": "Ç", "N": "Ñ",
  ]

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }
}
