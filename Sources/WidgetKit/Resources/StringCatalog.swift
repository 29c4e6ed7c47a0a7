import SwiftUI
internal import VitrineModel

/// A string catalogue of Xcode, `.xcstrings`.
///
/// Variants for kinds of device are left aside: the plain text, or that of iPhone, is taken.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text of one language.
  struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable {
    let value: String
  }

  /// Texts by plural form or device.
  struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?

    struct Form: Decodable {
      var stringUnit: StringUnit?
    }

    var pluralString: PluralString? {
      plural.map { PluralString($0.compactMapValues { $0.stringUnit?.value }) }
    }
  }

  /// Plural forms for one place of a text.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  /// Strings by language and key.
  var tables: [String: [String: LocalizedString]] {
    var tables: [String: [String: LocalizedString]] = [:]
    for (key, entry) in strings {
      let names = PlaceNames(entry.localizations?[sourceLanguage]?.stringUnit?.value ?? key)
      for (language, localization) in entry.localizations ?? [:] {
        guard var string = localization.string else { continue }
        string.value = string.value.map { names.numbered($0) }
        tables[language, default: [:]][key] = string
      }
    }
    return tables
  }
}

extension StringCatalog.Localization {
  fileprivate var string: LocalizedString? {
    var string = LocalizedString()
    if let plural = variations?.pluralString {
      string.plural = plural
      return string
    }
    let device = variations?.device
    string.value =
      stringUnit?.value ?? device?["iphone"]?.stringUnit?.value
      ?? device?["other"]?.stringUnit?.value
    for (name, substitution) in substitutions ?? [:] {
      guard var plural = substitution.variations.pluralString else { continue }
      if let argument = substitution.argNum { plural.argument = argument }
      if let specifier = substitution.formatSpecifier { plural.formatSpecifier = specifier }
      string.substitutions[name] = plural
    }
    return string.value == nil ? nil : string
  }
}

/// The names of placeholders such as `%(city)@`, which are mapped to argument numbers by the source
/// language.
private struct PlaceNames {
  private let numbers: [String: Int]

  init(_ format: String) {
    var numbers: [String: Int] = [:]
    for match in format.matches(of: PlaceNames.pattern) where numbers[String(match.1)] == nil {
      numbers[String(match.1)] = numbers.count + 1
    }
    self.numbers = numbers
  }

  /// A format whose places have numbers instead of names.
  func numbered(_ format: String) -> String {
    guard !numbers.isEmpty else { return format }
    return format.replacing(PlaceNames.pattern) { match in
      numbers[String(match.1)].map { "%\($0)$" } ?? String(match.0)
    }
  }

  private static var pattern: Regex<(Substring, Substring)> { /%\(([A-Za-z_][A-Za-z0-9_]*)\)/ }
}
