import VitrineCoding

/// A string of a table: one text, or one for each plural category of a number.
///
/// The forms are those of string catalogues (`.xcstrings`).
package struct LocalizedString: ArchiveRecord {
  package var value: String?
  package var plural: PluralString?
  package var substitutions: [String: PluralString] = [:]

  package init() {}

  package static let fields: [Field<LocalizedString>] = [
    Field("value", \.value, "The text, with format specifiers such as `%@`, `%lld` and `%1$@`."),
    Field("plural", \.plural, "A text for each plural category of a number."),
    Field(
      "substitutions", \.substitutions, "Plural texts for the places `%#@name@` in `value`."),
  ]

  /// Either one text or plural forms are given.
  package static let rules: [FieldRule] = [
    .exactlyOne(["value", "plural"], "a string needs either 'value' or 'plural'")
  ]

  /// A plain string alone.
  package static let shorthands: [Shorthand<LocalizedString>] = [
    Shorthand(String.self) { value in
      var string = LocalizedString()
      string.value = value
      return string
    } write: {
      $0.plural == nil && $0.substitutions.isEmpty ? $0.value.map(JSONValue.string) : nil
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

  /// The text for other numbers, with a specifier in place of `%arg`.
  package var format: String { other.replacing("%arg", with: "%\(formatSpecifier)") }

  /// Refuses a text that is longer than the limit.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    [zero, one, two, few, many, other].compactMap { $0 }.lazy
      .compactMap(limits.excess(inText:)).first
  }
}

/// Strings by language, table and key.
package typealias StringTables = [String: [String: [String: LocalizedString]]]
