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
    /// The weekday too, as in `Saturday, January 31, 2026`.
    case complete
  }

  /// How much of the time is written.
  package enum TimeStyle: String, ArchiveEnum {
    /// Nothing.
    case omitted
    /// Hour and minute.
    case shortened
    /// Seconds too.
    case standard
    /// The time zone too.
    case complete
  }

  /// The date; `nil` is the moment of the render.
  package var value: ArchiveDate?
  /// How much of the date is written.
  package var date: DateStyle?
  /// How much of the time is written.
  package var time: TimeStyle?
  /// The fields to write, as a skeleton of Unicode's date patterns; the language orders them.
  package var template: String?
  /// A fixed Unicode date pattern.
  package var pattern: String?

  /// Makes a date in figures with its time.
  package init() {}

  /// The date and its look.
  package static let fields: [Field<DateTimeFormat>] = [
    Field("value", \.value, "The date; default: the moment of the render."),
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
      "The fields to write, such as `EEEMMMd`; the language orders them."),
    Field(
      "pattern", \.pattern, rule: .dateFields, "A fixed Unicode pattern, such as `yyyy-MM-dd`."),
  ]

  /// One kind of look.
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
  /// The first moment.
  package var start = ArchiveDate(secondsSince1970: 0)
  /// The last moment.
  package var end = ArchiveDate(secondsSince1970: 0)
  /// How much of the dates is written.
  package var date: DateTimeFormat.DateStyle?
  /// How much of the times is written.
  package var time: DateTimeFormat.TimeStyle?
  /// The fields to write, as a skeleton of Unicode's date patterns.
  package var template: String?

  /// Makes an interval of no length.
  package init() {}

  /// The dates and their look.
  package static let fields: [Field<DateIntervalFormat>] = [
    Field("start", \.start, required: true, "The first moment."),
    Field("end", \.end, required: true, "The last moment."),
    Field("date", \.date, "How much of the dates is written."),
    Field("time", \.time, "How much of the times is written."),
    Field("template", \.template, rule: .dateFields, "The fields to write, such as `MMMd`."),
  ]

  /// One kind of look.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["template"], ["date", "time"], "'template' cannot be combined with 'date' or 'time'")
  ]

  /// An interval runs forward.
  package func validate() -> String? { ArchiveDate.problem(start, end) }
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
  /// As short as can be, as in `2h`.
  case narrow
}

/// A date as `Date.RelativeFormatStyle` writes it: `2 hours ago`, `tomorrow`.
package struct RelativeFormat: ArchiveRecord {
  /// Whether near dates have names.
  package enum Presentation: String, ArchiveEnum {
    /// Always a number, as in `1 day ago`.
    case numeric
    /// A name where there is one, as in `yesterday`.
    case named
  }

  /// The date.
  package var date = ArchiveDate(secondsSince1970: 0)
  /// Whether near dates have names.
  package var presentation: Presentation = .numeric
  /// How long names of units are.
  package var unitsStyle: UnitWidth = .wide
  /// The units that may be named; empty means all.
  package var allowedFields: [TimeField] = []

  /// Makes the distance to the start of 1970.
  package init() {}

  /// The date and its look.
  package static let fields: [Field<RelativeFormat>] = [
    Field("date", \.date, required: true, "The date."),
    Field("presentation", \.presentation, "Whether near dates have names."),
    Field("unitsStyle", \.unitsStyle, "How long names of units are."),
    Field("allowedFields", \.allowedFields, "The units that may be named; default: all."),
  ]
}

extension ValueRule<String> {
  /// A date pattern that is not longer than any text needs.
  package static let dateFields = ValueRule(
    schema: ["minLength": 1, "maxLength": 100]
  ) { (text: String) -> String? in
    1...100 ~= text.unicodeScalars.count ? nil : "must have 1 to 100 characters"
  }
}
