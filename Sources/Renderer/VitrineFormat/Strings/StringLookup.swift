import VitrineCoding
import VitrineModel

/// Finds strings in the tables of an archive.
struct StringLookup: Sendable {
  /// Tables by language, its name in lower case with hyphens.
  private let languages: [String: (name: String, tables: [String: [String: LocalizedString]])]
  private let developmentLanguage: String

  init(_ tables: StringTables, developmentLanguage: LocaleIdentifier) {
    var languages: [String: (name: String, tables: [String: [String: LocalizedString]])] = [:]
    for (name, tables) in tables.sorted(by: { $0.key < $1.key }) {
      languages[StringLookup.key(name)] = (name, tables)
    }
    self.languages = languages
    self.developmentLanguage = StringLookup.key(developmentLanguage.text)
  }

  /// A string and the language it is in.
  struct Found {
    let string: LocalizedString
    let language: String
  }

  /// The string of a key in the language of a locale, or in a fallback: `de_AT`, `de`, the
  /// development language.
  func find(_ text: LocalizedText, _ locale: LocaleIdentifier) -> Found? {
    if text.table == LocalizedText.systemTable { return systemWord(text.key, locale) }
    for language in chain(locale) {
      guard let (name, tables) = languages[language] else { continue }
      if let string = tables[text.table ?? LocalizedText.standardTable]?[text.key] {
        return Found(string: string, language: name)
      }
    }
    return nil
  }

  private func systemWord(_ key: String, _ locale: LocaleIdentifier) -> Found? {
    for language in LocaleFacts.chain(locale.text) {
      guard let word = SystemWords.word(key, language) else { continue }
      var string = LocalizedString()
      string.value = word
      return Found(string: string, language: language)
    }
    return nil
  }

  /// Whether any language has a string for the key of a text.
  func hasKey(of text: LocalizedText) -> Bool {
    let table = text.table ?? LocalizedText.standardTable
    return languages.values.contains { $0.tables[table]?[text.key] != nil }
  }

  /// The keys that a locale could find in a table; empty when it has no such table.
  func keys(of table: String?, _ locale: LocaleIdentifier) -> [String] {
    let tables = chain(locale).compactMap {
      languages[$0]?.tables[table ?? LocalizedText.standardTable]
    }
    return Set(tables.flatMap(\.keys)).sorted()
  }

  private func chain(_ locale: LocaleIdentifier) -> [String] {
    guard !languages.isEmpty else { return [] }
    return LocaleFacts.chain(locale.text) + [developmentLanguage]
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
