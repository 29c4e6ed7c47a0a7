import VitrineCoding

/// A date in one of the styles of `Text(_:style:)`.
///
/// Source: Apple's documentation of `Text.DateStyle` and of dynamic dates in widgets.
package struct DateText: ArchiveRecord {
  /// The styles of a date.
  package enum Style: String, ArchiveEnum {
    /// Hour and minute, as in `9:41 AM`.
    case time
    /// Day, month and year, as in `June 3, 2019`.
    case date
    /// The distance from now, as in `11 min, 14 sec`.
    case relative
    /// The distance from now in its largest unit, as in `+2 hours`; future dates have a minus sign.
    case offset
    /// A clock that counts down to the date and then up, as in `2:32`.
    case timer
  }

  package var date = ArchiveDate(secondsSince1970: 0)
  package var style: Style = .date

  package init() {}

  package static let fields: [Field<DateText>] = [
    Field("date", \.date, required: true, "The date."),
    Field("style", \.style, required: true, "How it is written."),
  ]
}

/// Two dates as an interval of times.
package struct DateIntervalText: ArchiveRecord {
  package var start = ArchiveDate(secondsSince1970: 0)
  package var end = ArchiveDate(secondsSince1970: 0)

  package init() {}

  package static let fields: [Field<DateIntervalText>] = [
    Field("start", \.start, required: true, "The first date."),
    Field("end", \.end, required: true, "The last date."),
  ]

  /// Refuses an interval that ends before it begins.
  package func validate() -> String? { ArchiveDate.problem(start, end) }

  /// Ends an interval no earlier than it begins.
  package mutating func reconcile(_ changes: RuleChanges) { end = max(start, end) }
}

/// A clock that runs inside an interval, as `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
package struct TimerText: ArchiveRecord {
  package var start = ArchiveDate(secondsSince1970: 0)
  package var end = ArchiveDate(secondsSince1970: 0)
  package var pauseTime: ArchiveDate?
  package var countsDown = true
  package var showsHours = true

  package init() {}

  package static let fields: [Field<TimerText>] = [
    Field("start", \.start, required: true, "When it starts."),
    Field("end", \.end, required: true, "When it stops."),
    Field("pauseTime", \.pauseTime, "When it is paused; default: never."),
    Field(
      "countsDown", \.countsDown, "Whether it shows the remaining time instead of the elapsed time."
    ),
    Field("showsHours", \.showsHours, "Whether hours are separate; otherwise minutes exceed 59."),
  ]

  /// Refuses an interval that ends before it begins.
  package func validate() -> String? { ArchiveDate.problem(start, end) }

  /// Ends an interval no earlier than it begins.
  package mutating func reconcile(_ changes: RuleChanges) { end = max(start, end) }
}

extension ArchiveDate {
  /// The problem with an interval; `nil` if it is valid.
  static func problem(_ start: ArchiveDate, _ end: ArchiveDate) -> String? {
    end < start ? "'end' is before 'start'" : nil
  }
}
