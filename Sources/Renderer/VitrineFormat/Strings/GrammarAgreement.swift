import VitrineModel

/// Words that agree with a number: `^[%lld cat](inflect: true)`.
///
/// Source: Apple's documentation of automatic grammar agreement, which English texts use for plurals.
/// The rules of other languages, which Apple's systems know, are not known here.
struct GrammarAgreement {
  /// The format without marks.
  private(set) var format: String
  /// Whether words are shown as they are written, although they may have another form.
  private(set) var isUnknown = false

  /// Lets the last word in each pair of marks agree with the number in it.
  init(_ format: String, _ arguments: [LocalizedArgument], _ language: String) {
    self.format = format
    guard format.contains("^[") else { return }
    var rest = format[...]
    var plain = ""
    while let match = rest.firstMatch(of: /\^\[([^\]]*)\]\([^)]*inflect[^)]*\)/) {
      plain += rest[..<match.range.lowerBound]
      let words = String(match.1)
      let places = FormatPiece.arguments(of: words, from: FormatPiece.arguments(of: plain).count)
      let count = places.lazy.compactMap {
        arguments.indices.contains($0) ? arguments[$0].number : nil
      }
      .first
      let isEnglish = language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_")
      if let count, count.value != 1, isEnglish {
        plain += GrammarAgreement.plural(words)
      } else {
        isUnknown = isUnknown || !isEnglish
        plain += words
      }
      rest = rest[match.range.upperBound...]
    }
    self.format = plain + rest
  }

  /// Nouns whose plural is not regular.
  private static let irregular = [
    "child": "children", "fish": "fish", "foot": "feet", "goose": "geese", "half": "halves",
    "knife": "knives", "leaf": "leaves", "life": "lives", "man": "men", "mouse": "mice",
    "person": "people", "series": "series", "sheep": "sheep", "shelf": "shelves", "tooth": "teeth",
    "wife": "wives", "wolf": "wolves", "woman": "women",
  ]

  /// The words with their last one in the plural.
  private static func plural(_ words: String) -> String {
    let noun = words.reversed().prefix { $0.isLetter }.reversed()
    let word = String(noun)
    let before = words.dropLast(word.count)
    guard !word.isEmpty, before.last?.isWhitespace == true else { return words }
    if let plural = irregular[word] { return before + plural }
    let isAfterConsonant = !"aeiou".contains(word.dropLast().last ?? "a")
    if word.hasSuffix("y"), isAfterConsonant { return before + word.dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return before + word + (hisses ? "es" : "s")
  }
}

extension FormatPiece {
  /// The arguments of the placeholders in a format, from 0.
  ///
  /// - Parameter first: the argument of the first placeholder that names none.
  static func arguments(of format: String, from first: Int = 0) -> [Int] {
    var next = first
    return pieces(of: format).compactMap { piece in
      guard case .argument(let specifier) = piece else { return nil }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      return index
    }
  }
}
