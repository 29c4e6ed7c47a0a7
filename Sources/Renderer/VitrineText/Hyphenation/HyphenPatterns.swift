import CVitrineResources
import Synchronization

/// The languages whose words the binary can divide.
enum HyphenPatterns: CaseIterable {
  case englishAmerican, englishBritish, dutch, spanish

  private static let loaded = Mutex<[HyphenPatterns: HyphenDictionary]>([:])

  /// The dictionary of a language, read at its first use.
  var dictionary: HyphenDictionary {
    HyphenPatterns.loaded.withLock { loaded in
      if let known = loaded[self] { return known }
      let made = HyphenDictionary(resource)
      loaded[self] = made
      return made
    }
  }

  private var resource: VitrineResource {
    switch self {
    case .englishAmerican: vitrine_hyphens_en_us()
    case .englishBritish: vitrine_hyphens_en_gb()
    case .dutch: vitrine_hyphens_nl()
    case .spanish: vitrine_hyphens_es()
    }
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
