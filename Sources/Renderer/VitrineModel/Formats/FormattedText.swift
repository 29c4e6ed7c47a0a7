import VitrineCoding

/// A value in a format, as `Text(_:format:)`.
package enum FormattedText: Hashable, Sendable {
  /// A number, a percentage or an amount of money.
  case number(NumberFormat)
  /// A date.
  case dateTime(DateTimeFormat)
  /// Two dates.
  case dateInterval(DateIntervalFormat)
  /// A date's distance from now.
  case relative(RelativeFormat)
  /// A length of time in words.
  case durationUnits(DurationUnitsFormat)
  /// A length of time as a clock.
  case durationTime(DurationTimeFormat)
  /// A quantity in a unit.
  case measurement(MeasurementFormat)
  /// A number of bytes.
  case byteCount(ByteCountFormat)
  /// A list of texts.
  case list(ListFormat)
  /// The distance of a date from another one.
  case dateOffset(DateOffsetFormat)
  /// A date relative to now, as people say it.
  case dateReference(DateReferenceFormat)
  /// A clock that runs in an interval.
  case timer(TimerFormat)
  /// A clock that counts up.
  case stopwatch(StopwatchFormat)
  /// A text that changes at dates.
  case sampled(SampledFormat)
}

extension FormattedText: ArchiveRecord {
  package init() { self = .number(NumberFormat()) }

  package static let fields: [Field<FormattedText>] = [
    Field("number", \.number, "A number, a percentage or an amount of money."),
    Field("dateTime", \.dateTime, "A date."),
    Field("dateInterval", \.dateInterval, "Two dates."),
    Field("relative", \.relative, "A date's distance from now."),
    Field("durationUnits", \.durationUnits, "A length of time in words."),
    Field("durationTime", \.durationTime, "A length of time as a clock."),
    Field("measurement", \.measurement, "A quantity in a unit."),
    Field("byteCount", \.byteCount, "A number of bytes."),
    Field("list", \.list, "Several texts."),
    Field("dateOffset", \.dateOffset, "The distance of a date from another one."),
    Field("dateReference", \.dateReference, "A date in words relative to now."),
    Field("timer", \.timer, "A clock in an interval."),
    Field("stopwatch", \.stopwatch, "A clock that counts up."),
    Field("sampled", \.sampled, "A text that changes at dates."),
  ]

  /// Exactly one format is given.
  package static let rules: [FieldRule] = [
    .exactlyOne(fields.map(\.name), "a text has one format")
  ]

  private mutating func set(_ new: FormattedText?) { if let new { self = new } }

  private var number: NumberFormat? {
    get { if case .number(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.number)) }
  }
  private var dateTime: DateTimeFormat? {
    get { if case .dateTime(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.dateTime)) }
  }
  private var dateInterval: DateIntervalFormat? {
    get { if case .dateInterval(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.dateInterval)) }
  }
  private var relative: RelativeFormat? {
    get { if case .relative(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.relative)) }
  }
  private var durationUnits: DurationUnitsFormat? {
    get { if case .durationUnits(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.durationUnits)) }
  }
  private var durationTime: DurationTimeFormat? {
    get { if case .durationTime(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.durationTime)) }
  }
  private var measurement: MeasurementFormat? {
    get { if case .measurement(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.measurement)) }
  }
  private var byteCount: ByteCountFormat? {
    get { if case .byteCount(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.byteCount)) }
  }
  private var list: ListFormat? {
    get { if case .list(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.list)) }
  }
  private var dateOffset: DateOffsetFormat? {
    get { if case .dateOffset(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.dateOffset)) }
  }
  private var dateReference: DateReferenceFormat? {
    get { if case .dateReference(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.dateReference)) }
  }
  private var timer: TimerFormat? {
    get { if case .timer(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.timer)) }
  }
  private var stopwatch: StopwatchFormat? {
    get { if case .stopwatch(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.stopwatch)) }
  }

  private var sampled: SampledFormat? {
    get { if case .sampled(let format) = self { format } else { nil } }
    set { set(newValue.map(FormattedText.sampled)) }
  }
}
