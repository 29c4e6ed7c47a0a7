import SwiftUI
internal import VitrineModel
import WidgetKit

/// An Xcode string catalogue, `.xcstrings`.
///
/// Variants by device are reduced to one text: the plain one, or that for iPhone.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  /// The text of one language.
  struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable {
    var state: String?
    let value: String

    /// The text; `nil` if it is not translated yet.
    var text: String? { state == "new" && value.isEmpty ? nil : value }
  }

  /// Texts by plural form or device.
  struct Variations: Decodable {
    var plural: [String: Form]?
    var devices: [String: Form]?

    private enum CodingKeys: String, CodingKey {
      case plural
      case devices = "device"
    }

    struct Form: Decodable {
      var stringUnit: StringUnit?
      /// Plural forms of a device.
      var variations: Plurals?
    }

    struct Plurals: Decodable {
      var plural: [String: Unit]?
    }

    struct Unit: Decodable {
      var stringUnit: StringUnit?
    }

    /// The text for iPhone, or for all other devices.
    var device: Form? { devices?["iphone"] ?? devices?["other"] }

    var pluralString: PluralString? {
      let own = plural?.compactMapValues { $0.stringUnit?.text }
      let forms = own ?? device?.variations?.plural?.compactMapValues { $0.stringUnit?.text }
      return forms.map { PluralString($0) }
    }
  }

  /// Plural forms for one placeholder of a text.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  /// Strings by language and key.
  var tables: [String: [String: LocalizedString]] {
    var tables: [String: [String: LocalizedString]] = [:]
    let languages = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    for (key, entry) in strings where !key.isEmpty {
      let names = PlaceNames(entry.localizations?[sourceLanguage]?.stringUnit?.value ?? key)
      // Xcode writes no text for a key that is itself the text in the source language.
      let own =
        entry.shouldTranslate == false
        ? languages.union([sourceLanguage]) : entry.hasText ? [] : [sourceLanguage]
      for language in own {
        var string = LocalizedString()
        string.value = names.numbered(key)
        tables[language, default: [:]][key] = string
      }
      for (language, localization) in entry.localizations ?? [:] {
        guard var string = localization.string else { continue }
        string.value = string.value.map { names.numbered($0) }
        tables[language, default: [:]][key] = string
      }
    }
    return tables
  }
}

extension StringCatalog.Entry {
  /// Whether there is a text in any language.
  fileprivate var hasText: Bool {
    (localizations ?? [:]).values.contains { $0.string != nil }
  }
}

extension StringCatalog.Localization {
  fileprivate var string: LocalizedString? {
    var string = LocalizedString()
    if let plural = variations?.pluralString {
      string.plural = plural
      return string
    }
    string.value = stringUnit?.text ?? variations?.device?.stringUnit?.text
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

  /// Returns a format with numbers instead of names as placeholders.
  func numbered(_ format: String) -> String {
    guard !numbers.isEmpty else { return format }
    return format.replacing(PlaceNames.pattern) { match in
      numbers[String(match.1)].map { "%\($0)$" } ?? String(match.0)
    }
  }

  private static var pattern: Regex<(Substring, Substring)> { /%\(([A-Za-z_][A-Za-z0-9_]*)\)/ }
}
