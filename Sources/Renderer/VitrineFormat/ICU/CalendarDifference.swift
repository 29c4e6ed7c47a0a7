import VitrineModel
import _FoundationICU

/// Counts units of a calendar between two dates.
enum CalendarDifference {
  /// The number of each unit between two dates, each in the remainder of the larger ones; all are
  /// negative or 0 if `end` is before `start`.
  static func between(
    _ start: Double, _ end: Double, _ fields: [TimeField], _ context: FormatContext
  ) -> [Int]? {
    withCalendar(context) { calendar in
      var status = U_ZERO_ERROR
      swift_ucal_setMillis(calendar, start * 1000, &status)
      let counts = fields.map {
        Int(swift_ucal_getFieldDifference(calendar, end * 1000, $0.calendarField, &status))
      }
      return status.rawValue <= 0 ? counts : nil
    }
  }

  /// The value of a unit in a date, such as the month's number.
  static func component(
    _ field: TimeField, of date: Double, _ context: FormatContext
  ) -> Int? {
    withCalendar(context) { calendar in
      var status = U_ZERO_ERROR
      swift_ucal_setMillis(calendar, date * 1000, &status)
      let value = swift_ucal_get(calendar, field.calendarField, &status)
      return status.rawValue <= 0 ? Int(value) : nil
    }
  }

  /// The unit that a date is in, from its first date to that of the next one, in seconds since
  /// the start of 1970.
  static func span(
    of field: TimeField, around date: Double, _ context: FormatContext
  ) -> (start: Double, end: Double)? {
    withCalendar(context) { span(of: field, around: date, $0) }
  }

  /// The unit that a date is in, in an open calendar.
  static func span(
    of field: TimeField, around date: Double, _ calendar: UnsafeMutablePointer<UCalendar?>
  ) -> (start: Double, end: Double)? {
    var status = U_ZERO_ERROR
    swift_ucal_setMillis(calendar, date * 1000, &status)
    for part in field.smallerClockFields { swift_ucal_set(calendar, part, 0) }
    switch field {
    case .year: swift_ucal_set(calendar, UCAL_DAY_OF_YEAR, 1)
    case .month: swift_ucal_set(calendar, UCAL_DAY_OF_MONTH, 1)
    case .week:
      let first = swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)
      let day = swift_ucal_get(calendar, UCAL_DAY_OF_WEEK, &status)
      swift_ucal_add(calendar, UCAL_DAY_OF_MONTH, -((day - first + 7) % 7), &status)
    case .day, .hour, .minute, .second: break
    }
    let start = swift_ucal_getMillis(calendar, &status) / 1000
    swift_ucal_add(calendar, field.calendarField, 1, &status)
    let end = swift_ucal_getMillis(calendar, &status) / 1000
    return status.rawValue <= 0 ? (start, end) : nil
  }

  private static func withCalendar<Result>(
    _ context: FormatContext, _ body: (UnsafeMutablePointer<UCalendar?>) -> Result?
  ) -> Result? {
    guard let calendar = open(context) else { return nil }
    return body(calendar.pointer)
  }

  /// Opens the calendar of a context; `nil` when ICU has none.
  static func open(
    _ context: FormatContext
  ) -> ICUHandle<UnsafeMutablePointer<UCalendar?>>? {
    ICUHandle(
      { status in
        context.zone.withUTF16 {
          swift_ucal_open($0, $1, context.locale, UCAL_DEFAULT, &status)
        }
      }, close: { swift_ucal_close($0) })
  }
}

extension TimeField {
  /// The unit's field in ICU's calendars.
  var calendarField: UCalendarDateFields {
    switch self {
    case .year: UCAL_YEAR
    case .month: UCAL_MONTH
    case .week: UCAL_WEEK_OF_YEAR
    case .day: UCAL_DAY_OF_MONTH
    case .hour: UCAL_HOUR_OF_DAY
    case .minute: UCAL_MINUTE
    case .second: UCAL_SECOND
    }
  }

  /// The fields of a clock that are zero when the unit starts.
  fileprivate var smallerClockFields: [UCalendarDateFields] {
    switch self {
    case .second: [UCAL_MILLISECOND]
    case .minute: [UCAL_SECOND, UCAL_MILLISECOND]
    case .hour: [UCAL_MINUTE, UCAL_SECOND, UCAL_MILLISECOND]
    case .day, .week, .month, .year:
      [UCAL_HOUR_OF_DAY, UCAL_MINUTE, UCAL_SECOND, UCAL_MILLISECOND]
    }
  }
}
