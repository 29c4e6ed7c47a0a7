import CVitrineResources

/// The languages whose words the binary can divide.
enum HyphenPatterns: CaseIterable {
  case englishAmerican, englishBritish, dutch, spanish

  /// The dictionary of a language, read when it is first asked for.
  var dictionary: HyphenDictionary {
    switch self {
    case .englishAmerican: Dictionaries.englishAmerican
    case .englishBritish: Dictionaries.englishBritish
    case .dutch: Dictionaries.dutch
    case .spanish: Dictionaries.spanish
    }
  }

  private enum Dictionaries {
    static let englishAmerican = HyphenDictionary(vitrine_hyphens_en_us())
    static let englishBritish = HyphenDictionary(vitrine_hyphens_en_gb())
    static let dutch = HyphenDictionary(vitrine_hyphens_nl())
    static let spanish = HyphenDictionary(vitrine_hyphens_es())
  }

  /// Regions whose English is divided as in Britain, as Debian links its patterns.
  private static let british: Set<String> = ["au", "gb", "za"]

  /// The patterns for a BCP 47 tag; `nil` for a language without any.
  init?(language: String) {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    switch parts.first {
    case "en":
      let isBritish = !HyphenPatterns.british.isDisjoint(with: parts.dropFirst())
      self = isBritish ? .englishBritish : .englishAmerican
    case "nl": self = .dutch
    case "es": self = .spanish
    default: return nil
    }
  }
}
