import VitrineCoding

/// A string of the archive's tables, with values in the places of its format specifiers.
package struct LocalizedText: ArchiveRecord {
  package var key = ""
  package var table: String?
  package var arguments: [LocalizedArgument] = []

  /// The table of texts that do not name one.
  package static let standardTable = "Localizable"

  /// The table of the words that the system writes.
  package static let systemTable = "UIKit"

  package init() {}
  /// Creates a localized text.
  package init(_ key: String) { self.key = key }

  package static let fields: [Field<LocalizedText>] = [
    Field(
      "key", \.key, required: true,
      "The key in the table, such as `%lld days`; a key that the table lacks is shown as it is."),
    Field("table", \.table, rule: .notEmpty, "The table; default: `Localizable`."),
    Field("arguments", \.arguments, "Values for `%@`, `%lld` and the like, in the key's order."),
  ]

  /// A plain key alone.
  package static let shorthands: [Shorthand<LocalizedText>] = [
    Shorthand(String.self) {
      LocalizedText($0)
    } write: {
      $0 == LocalizedText($0.key) ? .string($0.key) : nil
    }
  ]

  /// Rejects a key that is longer than the limit of a text.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    limits.excess(inText: key)
  }
}

/// A value in a localized text: a string, a number, or what another text would show.
package struct LocalizedArgument: ArchiveRecord {
  package var string: String?
  package var number: TextNumber?
  package var date: DateText?
  package var interval: DateIntervalText?
  package var timer: TimerText?
  package var format: FormattedText?
  package var localized: LocalizedText?

  package init() {}

  package static let fields: [Field<LocalizedArgument>] = [
    Field("string", \.string, "Characters."),
    Field("number", \.number, "A number, written as its specifier says."),
    Field("date", \.date, "A date."),
    Field("interval", \.interval, "An interval of times."),
    Field("timer", \.timer, "A running clock."),
    Field("format", \.format, "A value in a format."),
    Field("localized", \.localized, "Another localized text."),
  ]

  /// Exactly one kind is given.
  package static let rules: [FieldRule] = [
    .exactlyOne(fields.map(\.name), "an argument is one value: a string, a number, or a text")
  ]

  /// A plain string or number alone.
  package static let shorthands: [Shorthand<LocalizedArgument>] = [
    Shorthand(String.self) { string in
      var argument = LocalizedArgument()
      argument.string = string
      return argument
    } write: {
      $0.string.map(JSONValue.string)
    },
    Shorthand(Double.self, rule: .data) { number in
      var argument = LocalizedArgument()
      argument.number = TextNumber(number)
      return argument
    } write: { argument in
      argument.number.flatMap {
        $0.digits == nil && NumberRange.data.nearest($0.value) == $0.value ? .number($0.value) : nil
      }
    },
  ]

  /// Rejects a string that is longer than the limit of a text.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    string.flatMap(limits.excess(inText:))
  }
}

extension ArchiveLimits {
  /// The error for a text that exceeds the limit.
  func excess(inText text: String) -> ArchiveError.Reason? {
    // Counting characters is slow, and their number never exceeds that of the bytes.
    guard text.utf8.count > textLength, text.count > textLength else { return nil }
    return .limitExceeded(.textLength, found: text.count, allowed: textLength)
  }
}
