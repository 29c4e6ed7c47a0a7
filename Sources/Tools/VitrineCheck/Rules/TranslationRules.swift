import Vitrine

/// Rules about the string tables of an archive.
struct TranslationRules {
  private let resources: SharedResources
  /// The source language, from which all others are translated.
  private let source: String

  /// The minimum number of words that two languages do not share by chance; names and loan words
  /// are shorter (assumed).
  private static let leastWords = 3

  /// The table with names from the information property list, which no view shows.
  private static let infoTable = "InfoPlist"

  /// Returns the observations in the tables.
  static func observe(_ document: WidgetDocument) -> [Observation] {
    TranslationRules(resources: document.archive.resources).observations
  }

  private init(resources: SharedResources) {
    (self.resources, source) = (resources, resources.developmentLanguage.text)
  }

  private var observations: [Observation] {
    resources.strings.keys.sorted().filter { $0 != source }.flatMap { name -> [Observation] in
      let tables = (resources.strings[name] ?? [:]).sorted { $0.key < $1.key }
      return tables.flatMap { formats($0.value, name, table: $0.key) }
        + tables.flatMap { untranslated($0.value, name, table: $0.key) }
        + missing(name)
    }
  }

  private func path(_ language: String, _ steps: String...) -> NodePath {
    NodePath(([language] + steps).reduce(into: [.key("strings")]) { $0.append(.key($1)) })
  }

  private struct StringKey: Hashable {
    let table: String
    let key: String
  }

  private func missing(_ name: String) -> [Observation] {
    let all = resources.strings.values.flatMap { tables in
      tables.flatMap { table, strings in
        strings.map { (key: StringKey(table: table, key: $0), isStale: $1.isStale) }
      }
    }
    // Nobody translates what no code shows.
    let stale = all.filter(\.isStale).map(\.key)
    let missing = Set(all.map(\.key)).subtracting(stale).filter {
      let string = resources.strings[name]?[$0.table]?[$0.key]
      return $0.table != Self.infoTable && string?.isUntranslated != false
        && FormatPlaces.words(of: original($0.key, table: $0.table)?.value ?? $0.key)
          .contains(where: \.isLetter)
    }
    return Dictionary(grouping: missing, by: \.table).sorted { $0.key < $1.key }.map {
      table, missing in
      let keys = missing.map(\.key).sorted()
      let list = keys.prefix(3).map(\.quoted).joined(separator: ", ")
      let rest = keys.count > 3 ? " and \(keys.count - 3) more" : ""
      return Observation(
        rule: .languageMissing, path: path(name), view: name,
        message: "'\(name)' has no translation of \(list)\(rest)",
        string: FindingString(table: table, language: name, key: keys.first))
    }
  }

  /// Returns the text of the source language for a key: its own, or otherwise the key.
  private func original(_ key: String, table: String) -> LocalizedString? {
    resources.strings[source]?[table]?[key]
  }

  /// Returns sentences that are identical in another language.
  private func untranslated(
    _ strings: [String: LocalizedString], _ name: String, table: String
  ) -> [Observation] {
    guard TranslationRules.language(name) != TranslationRules.language(source) else { return [] }
    return strings.sorted { $0.key < $1.key }.compactMap { key, string in
      let original = original(key, table: table)
      guard let value = string.value, original == nil || original?.value != nil,
        value == original?.value ?? key, TranslationRules.wordCount(value) >= Self.leastWords
      else { return nil }
      return Observation(
        rule: .languageMissing, path: path(name, table, key), view: key,
        message: "'\(name)' has the words of '\(source)' for \(value.quoted)",
        string: FindingString(table: table, language: name, key: key))
    }
  }

  private static func language(_ name: String) -> Substring {
    name.prefix { $0 != "-" && $0 != "_" }
  }

  private static func wordCount(_ text: String) -> Int {
    text.split { !$0.isLetter }.count { $0.count > 1 }
  }

  private func formats(
    _ strings: [String: LocalizedString], _ name: String, table: String
  ) -> [Observation] {
    strings.sorted { $0.key < $1.key }.compactMap { key, string in
      // Names of keys do not define placeholders, but the text of the source language does.
      let original = original(key, table: table)
      let format = key.contains("%") ? key : original?.value ?? ""
      guard original?.substitutions.isEmpty ?? true, string.substitutions.isEmpty,
        let wrong = TranslationRules.wrong(in: string, FormatPlaces(format)),
        key.contains("%") || original?.value != nil
      else { return nil }
      return Observation(
        rule: .languageFormat, path: path(name, table, key), view: key,
        message: "'\(name)' has \(wrong.quoted) without the placeholders of \(format.quoted)",
        string: FindingString(table: table, language: name, key: key))
    }
  }

  /// Returns the text of a string whose placeholders differ from the expected ones; `nil` if they
  /// agree.
  ///
  /// Plural forms may omit numbers.
  private static func wrong(in string: LocalizedString, _ wanted: FormatPlaces) -> String? {
    if let value = string.value { return FormatPlaces(value) == wanted ? nil : value }
    guard let plural = string.plural else { return nil }
    let forms = [plural.zero, plural.one, plural.two, plural.few, plural.many, plural.other]
    return forms.compactMap(\.self).first { form in
      !form.contains("%arg") && !FormatPlaces(form).isPart(of: wanted)
    }
  }
}
