import VitrineCoding

/// A string of a table, as in `.xcstrings`: one text, or one for each plural category of a number.
package struct LocalizedString: ArchiveRecord {
  package var value: String?
  package var plural: PluralString?
  package var substitutions: [String: PluralString] = [:]
  package var devices: [String: LocalizedString] = [:]
  package var isUntranslated = false
  package var isStale = false

  package init() {}
  package init(value: String) { self.value = value }

  package static let fields: [Field<LocalizedString>] = [
    Field("value", \.value, "The text, with format specifiers such as `%@`, `%lld` and `%1$@`."),
    Field("plural", \.plural, "A text for each plural category of a number."),
    Field(
      "substitutions", \.substitutions, "Plural texts for the places `%#@name@` in `value`."),
    Field("devices", \.devices, "Strings in place of this one, by kind of device: `iPad`."),
    Field("isUntranslated", \.isUntranslated, "Whether nobody has translated it yet."),
    Field("isStale", \.isStale, "Whether code no longer has its key."),
  ]

  /// Either one text or plural forms are given.
  package static let rules: [FieldRule] = [
    .exactlyOne(["value", "plural"], "a string needs either 'value' or 'plural'")
  ]

  /// A plain string alone.
  package static let shorthands: [Shorthand<LocalizedString>] = [
    Shorthand(String.self) {
      LocalizedString(value: $0)
    } write: {
      $0 == $0.value.map(LocalizedString.init(value:)) ? $0.value.map(JSONValue.string) : nil
    }
  ]

  /// Refuses a text that is longer than the limit.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    value.flatMap(limits.excess(inText:))
  }
}

/// A text for each plural category of a language.
///
/// Source: the plural rules of Unicode's CLDR; as in Foundation, `zero` also serves the number 0 of
/// languages that have no such category.
package struct PluralString: ArchiveRecord {
  package var zero: String?
  package var one: String?
  package var two: String?
  package var few: String?
  package var many: String?
  package var other = ""
  package var argument = 1
  package var formatSpecifier = "lld"

  package init() {}

  package static let fields: [Field<PluralString>] = [
    Field("zero", \.zero, "For nothing."),
    Field("one", \.one, "For one."),
    Field("two", \.two, "For two."),
    Field("few", \.few, "For a few."),
    Field("many", \.many, "For many."),
    Field("other", \.other, required: true, "For every other number."),
    Field("argument", \.argument, rule: .atLeastOne, "Which argument is counted, from 1."),
    Field(
      "formatSpecifier", \.formatSpecifier, rule: .notEmpty,
      "The format of the number that replaces `%arg`."),
  ]

  /// Refuses a text that is longer than the limit.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    [zero, one, two, few, many, other].compactMap { $0 }.lazy
      .compactMap(limits.excess(inText:)).first
  }
}

/// Strings by language, table and key.
package typealias StringTables = [String: [String: [String: LocalizedString]]]
