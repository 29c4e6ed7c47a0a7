import VitrineCoding

/// Characters, from exactly one of several sources.
package struct Text: ArchiveRecord {
  package var content: String?
  package var markdown: String?
  package var runs: [ViewNode]?
  package var localized: LocalizedText?
  package var date: DateText?
  package var interval: DateIntervalText?
  package var timer: TimerText?
  package var format: FormattedText?

  package init() {}
  /// Creates a text.
  package init(_ content: String) { self.content = content }

  package static let fields: [Field<Text>] = [
    Field("content", \.content, "The characters, drawn as they are."),
    Field("markdown", \.markdown, "The characters as inline Markdown, as in a literal."),
    Field(
      "runs", \.runs, "Texts, images and links in one paragraph, each with its own text modifiers."
    ),
    Field("localized", \.localized, "A string of the archive's tables, by its key."),
    Field("date", \.date, "A date in one of the styles of `Text(_:style:)`."),
    Field("interval", \.interval, "An interval of times."),
    Field("timer", \.timer, "A clock that runs in an interval."),
    Field("format", \.format, "A value in a format, as `Text(_:format:)`."),
  ]

  /// Exactly one source is needed.
  package static let rules: [FieldRule] = [
    .exactlyOne(fields.map(\.name), "a text has one source, for example 'content'")
  ]

  /// A plain string alone.
  package static let shorthands: [Shorthand<Text>] = [
    Shorthand(String.self) {
      Text($0)
    } write: {
      $0.plain.map(JSONValue.string)
    }
  ]

  /// The characters of a text that consists only of a plain string.
  package var plain: String? { self == Text(content ?? "") ? content : nil }

  /// Refuses a text that is longer than the limit.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    (content ?? markdown).flatMap(limits.excess(inText:))
  }
}
