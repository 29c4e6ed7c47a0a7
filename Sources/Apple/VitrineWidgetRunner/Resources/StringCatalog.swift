import SwiftUI
internal import VitrineDevices
internal import VitrineModel
import WidgetKit

/// An Xcode string catalogue, `.xcstrings`.
///
/// The text of a string is that for iPhone; those for other kinds of device are in addition to it.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    var shouldTranslate: Bool?
    /// `stale` if Xcode no longer finds the key in the code.
    var extractionState: String?
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

    /// The text for a kind of device, or for all other devices.
    func form(for device: String) -> Form? { devices?[device] ?? devices?["other"] }

    func pluralString(for device: String) -> PluralString? {
      let own = plural?.compactMapValues { $0.stringUnit?.text }
      let form = form(for: device)?.variations?.plural
      let forms = own ?? form?.compactMapValues { $0.stringUnit?.text }
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
        var string = LocalizedString(value: names.numbered(key))
        string.isStale = entry.isStale
        tables[language, default: [:]][key] = string
      }
      for (language, localization) in entry.localizations ?? [:] {
        guard var string = localization.string(names.numbered) else { continue }
        // A text of the source language is no translation.
        if language == sourceLanguage { string.isUntranslated = false }
        string.isStale = entry.isStale
        tables[language, default: [:]][key] = string
      }
    }
    return tables
  }
}

extension StringCatalog.Entry {
  fileprivate var isStale: Bool { extractionState == "stale" }

  /// Whether there is a text in any language.
  fileprivate var hasText: Bool {
    (localizations ?? [:]).values.contains { $0.string(\.self) != nil }
  }
}

extension StringCatalog.Localization {
  /// The names of kinds of device in catalogues, other than iPhone.
  private static let devices: [(name: String, platform: Device.Platform)] = [
    ("ipad", .iPad), ("applewatch", .watch), ("applevision", .vision), ("mac", .mac),
  ]

  /// The string; its texts are changed with a function.
  fileprivate func string(_ change: (String) -> String) -> LocalizedString? {
    guard var string = string(for: "iphone", change) else { return nil }
    for (name, platform) in Self.devices {
      guard let other = self.string(for: name, change) else { continue }
      var plain = string
      plain.devices = [:]
      if other != plain { string.devices[platform.rawValue] = other }
    }
    string.isUntranslated = units.contains { $0.state == "new" }
    return string
  }

  /// The texts with states: of the string, or of its plural forms and kinds of device.
  private var units: [StringCatalog.StringUnit] {
    let forms = [variations?.plural, variations?.devices].compactMap(\.self).flatMap(\.values)
    let inner = forms.flatMap { ($0.variations?.plural ?? [:]).values.compactMap(\.stringUnit) }
    return [stringUnit].compactMap(\.self) + forms.compactMap(\.stringUnit) + inner
  }

  private func string(for device: String, _ change: (String) -> String) -> LocalizedString? {
    var string = LocalizedString()
    if let plural = variations?.pluralString(for: device) {
      string.plural = plural
      return string
    }
    let text = stringUnit?.text ?? variations?.form(for: device)?.stringUnit?.text
    string.value = text.map(change)
    let places = Placeholders(numbering: text ?? "", countsNames: true).arguments
    for (name, substitution) in substitutions ?? [:] {
      guard var plural = substitution.variations.pluralString(for: device) else { continue }
      plural.argument = substitution.argNum ?? places[name] ?? 1
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
