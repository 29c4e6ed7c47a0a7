/// A string of a table: one text, or one for each plural category of a number.
///
/// The forms are those of string catalogues (`.xcstrings`).
public struct LocalizedString: ArchiveRecord {
  /// The text, with format specifiers.
  public var value: String?
  /// A text for each plural category.
  public var plural: PluralString?
  /// Texts by plural category for the places `%#@name@` in `value`.
  public var substitutions: [String: PluralString] = [:]

  /// Makes a string that has to be chosen.
  public init() {}

  /// The text and its plural forms.
  public static let fields: [Field<LocalizedString>] = [
    Field("value", \.value, "The text, with format specifiers such as `%@`, `%lld` and `%1$@`."),
    Field("plural", \.plural, "A text for each plural category of a number."),
    Field(
      "substitutions", \.substitutions, "Plural texts for the places `%#@name@` in `value`."),
  ]

  /// One text or several.
  public static let rules: [FieldRule] = [
    .exactlyOne(["value", "plural"], "a string needs either 'value' or 'plural'")
  ]

  /// A plain string.
  public static let shorthands: [Shorthand<LocalizedString>] = [
    Shorthand(String.self) { value in
      var string = LocalizedString()
      string.value = value
      return string
    } write: {
      $0.plural == nil && $0.substitutions.isEmpty ? $0.value.map(JSONValue.string) : nil
    }
  ]

  /// Refuses a text that is longer than the limit.
  public func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    value.flatMap(limits.excess(inText:))
  }
}

/// A text for each plural category of a language.
///
/// Source: the plural rules of Unicode's CLDR; as in Foundation, `zero` also serves the number 0 of
/// languages that have no such category.
public struct PluralString: ArchiveRecord {
  /// For nothing.
  public var zero: String?
  /// For one.
  public var one: String?
  /// For two.
  public var two: String?
  /// For a few.
  public var few: String?
  /// For many.
  public var many: String?
  /// For every other number.
  public var other = ""
  /// Which argument is counted, from 1.
  public var argument = 1
  /// How the number is written in the place of `%arg`.
  public var formatSpecifier = "lld"

  /// Makes an empty text for every number.
  public init() {}

  /// The categories, and what is counted.
  public static let fields: [Field<PluralString>] = [
    Field("zero", \.zero, "For nothing."),
    Field("one", \.one, "For one."),
    Field("two", \.two, "For two."),
    Field("few", \.few, "For a few."),
    Field("many", \.many, "For many."),
    Field("other", \.other, required: true, "For every other number."),
    Field("argument", \.argument, rule: .atLeastOne, "Which argument is counted, from 1."),
    Field(
      "formatSpecifier", \.formatSpecifier, rule: .notEmpty,
      "How the number is written in the place of `%arg`."),
  ]

  /// Refuses a text that is longer than the limit.
  public func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    [zero, one, two, few, many, other].compactMap { $0 }.lazy
      .compactMap(limits.excess(inText:)).first
  }
}

/// Strings by language, table and key.
public typealias StringTables = [String: [String: [String: LocalizedString]]]
