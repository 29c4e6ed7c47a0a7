import SwiftUI
internal import VitrineCoding
internal import VitrineModel
import WidgetKit

/// A file with strings: a string catalogue, or one of the older formats.
struct StringTableFile {
  /// Strings by language and key.
  private(set) var strings: [String: [String: LocalizedString]] = [:]
  /// The language of the keys, if the file specifies it.
  private(set) var developmentLanguage: LocaleIdentifier?
  /// Mistakes in a file of which the rest was read.
  private(set) var faults: [StringPairs.Fault] = []

  /// Reads a file; those in the older formats contain one language.
  ///
  /// - Throws: any error of reading, and `WidgetFault` for a file in another format.
  init(_ file: URL, language: String) throws {
    let data = try Data(contentsOf: file)
    switch file.pathExtension {
    case "xcstrings":
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
      developmentLanguage = LocaleIdentifier(catalog.sourceLanguage)
      strings = catalog.tables
    case "strings":
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
        let table = StringPairs(data)
        faults = table.faults
        strings[language] = table.pairs.mapValues(LocalizedString.init(value:))
        return
      }
      guard let pairs = list as? [String: Any] else {
        throw WidgetFault("the file is not a table of strings")
      }
      // A bundle's information in one language may contain lists as well as texts.
      strings[language] = pairs.compactMapValues {
        ($0 as? String).map(LocalizedString.init(value:))
      }
    default:
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let entries = list as? [String: [String: Any]] else {
        throw WidgetFault("not a list of plural strings")
      }
      strings[language] = entries.compactMapValues(StringTableFile.plural)
    }
  }

  /// Reads an entry of a `.stringsdict`: a format with plural forms for its placeholders.
  private static func plural(_ entry: [String: Any]) -> LocalizedString? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let places = Placeholders(numbering: format, countsNames: true)
    var string = LocalizedString(value: places.format)
    for (name, value) in entry {
      guard let forms = value as? [String: String], forms["other"] != nil else { continue }
      var plural = PluralString(forms)
      plural.argument = places.arguments[name] ?? 1
      if let type = forms["NSStringFormatValueTypeKey"] { plural.formatSpecifier = type }
      string.substitutions[name] = plural
    }
    return string
  }
}

extension PluralString {
  init(_ forms: [String: String]) {
    self.init()
    zero = forms["zero"]
    one = forms["one"]
    two = forms["two"]
    few = forms["few"]
    many = forms["many"]
    other = forms["other"] ?? ""
  }
}
