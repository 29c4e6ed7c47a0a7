import VitrineCoding

/// A date as `Date.FormatStyle` writes it: in two styles, by fields, or by a fixed pattern.
package struct DateTimeFormat: ArchiveRecord {
  /// How much of the date is written.
  package enum DateStyle: String, ArchiveEnum {
    /// Nothing.
    case omitted
    /// Numbers, as in `1/31/2026`.
    case numeric
    /// A short month, as in `Jan 31, 2026`.
    case abbreviated
    /// The month's name, as in `January 31, 2026`.
    case long
    /// With the weekday, as in `Saturday, January 31, 2026`.
    case complete
  }

  /// How much of the time is written.
  package enum TimeStyle: String, ArchiveEnum {
    /// Nothing.
    case omitted
    /// Hour and minute.
    case shortened
    /// With seconds.
    case standard
    /// With seconds and the time zone.
    case complete
  }

  package var value: ArchiveDate?
  package var date: DateStyle?
  package var time: TimeStyle?
  package var template: String?
  package var pattern: String?

  package init() {}

  package static let fields: [Field<DateTimeFormat>] = [
    Field("value", \.value, "The date; default: the date of the render."),
    Field(
      "date", \.date,
      "How much of the date is written; default: `numeric`, or nothing beside `time`."
    ),
    Field(
      "time", \.time,
      "How much of the time is written; default: `shortened`, or nothing beside "
        + "`date`."),
    Field(
      "template", \.template, rule: .dateFields,
      "The fields to write as a Unicode date skeleton, such as `EEEMMMd`; the language orders them."
    ),
    Field(
      "pattern", \.pattern, rule: .dateFields, "A fixed Unicode pattern, such as `yyyy-MM-dd`."),
  ]

  /// A date has styles, fields or a pattern.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["template"], ["date", "time", "pattern"],
      "'template' cannot be combined with 'date', 'time' or 'pattern'"),
    .exclusive(
      ["pattern"], ["date", "time"], "'pattern' cannot be combined with 'date' or 'time'"),
  ]
}

/// Two dates as `Date.IntervalFormatStyle` writes them.
package struct DateIntervalFormat: ArchiveRecord {
  package var start = ArchiveDate(secondsSince1970: 0)
  package var end = ArchiveDate(secondsSince1970: 0)
  package var date: DateTimeFormat.DateStyle?
  package var time: DateTimeFormat.TimeStyle?
  package var template: String?

  package init() {}

  package static let fields: [Field<DateIntervalFormat>] = [
    Field("start", \.start, required: true, "The first date."),
    Field("end", \.end, required: true, "The last date."),
    Field("date", \.date, "How much of the dates is written."),
    Field("time", \.time, "How much of the times is written."),
    Field(
      "template", \.template, rule: .dateFields,
      "The fields to write as a Unicode date skeleton, such as `MMMd`."),
  ]

  /// An interval has styles or fields.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["template"], ["date", "time"], "'template' cannot be combined with 'date' or 'time'")
  ]

  /// Refuses an interval that ends before it begins.
  package func validate() -> String? { ArchiveDate.problem(start, end) }

  /// Ends an interval no earlier than it begins.
  package mutating func reconcile(_ changes: RuleChanges) { end = max(start, end) }
}

/// The units of time that a text may name.
package enum TimeField: String, ArchiveEnum {
  /// Years.
  case year
  /// Months.
  case month
  /// Weeks.
  case week
  /// Days.
  case day
  /// Hours.
  case hour
  /// Minutes.
  case minute
  /// Seconds.
  case second
}

/// How long names of units are.
package enum UnitWidth: String, ArchiveEnum {
  /// In full, as in `2 hours`.
  case wide
  /// Shortened, as in `2 hr`.
  case abbreviated
  /// Shortened, and closer together, as in `2 hr 5 min`.
  case condensedAbbreviated
  /// As short as possible, as in `2h`.
  case narrow
}

/// A date as `Date.RelativeFormatStyle` writes it: `2 hours ago`, `tomorrow`.
package struct RelativeFormat: ArchiveRecord {
  /// Whether near dates have names.
  package enum Presentation: String, ArchiveEnum {
    /// Always a number, as in `1 day ago`.
    case numeric
    /// A name if there is one, as in `yesterday`.
    case named
  }

  package var date = ArchiveDate(secondsSince1970: 0)
  package var presentation: Presentation = .numeric
  package var unitsStyle: UnitWidth = .wide
  package var allowedFields: [TimeField] = []

  package init() {}

  package static let fields: [Field<RelativeFormat>] = [
    Field("date", \.date, required: true, "The date."),
    Field("presentation", \.presentation, "Whether near dates have names."),
    Field("unitsStyle", \.unitsStyle, "How long names of units are."),
    Field("allowedFields", \.allowedFields, "The units that may be named; default: all."),
  ]
}

extension ValueRule<String> {
  /// A date pattern within the length of any reasonable text.
  package static let dateFields = ValueRule(
    schema: ["minLength": 1, "maxLength": 100]
  ) { (text: String) -> String? in
    1...100 ~= text.unicodeScalars.count ? nil : "must have 1 to 100 characters"
  }
}
