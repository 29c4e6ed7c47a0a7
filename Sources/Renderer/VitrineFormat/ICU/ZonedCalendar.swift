import Synchronization
import VitrineModel
import _FoundationICU

/// The calendar of an environment in its time zone.
///
/// A locale or zone that does not exist results in days of 24 hours in UTC: the texts of the same
/// environment report the error.
package final class ZonedCalendar: ChartCalendar {
  /// ICU's calendars store the date of a query, so only one thread at a time can use them.
  private let calendar: Mutex<OpenCalendar?>

  /// Opens the calendar of an environment.
  package init(_ environment: EnvironmentValues) {
    calendar = Mutex((try? FormatContext(environment)).flatMap { OpenCalendar($0) })
  }

  package func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double) {
    let span = calendar.withLock { $0?.span(of: unit, around: date) }
    let start = (date / unit.fixedSeconds).rounded(.down) * unit.fixedSeconds
    return span ?? (start, start + unit.fixedSeconds)
  }

  package func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double {
    calendar.withLock { $0?.adding(count, unit, to: date) }
      ?? date + Double(count) * unit.fixedSeconds
  }
}

/// A calendar of ICU's that stays open.
private final class OpenCalendar {
  private let handle: ICUHandle<UnsafeMutablePointer<UCalendar?>>
  /// The last queried day: if it has 24 hours, its clock runs evenly.
  private var day: (start: Double, end: Double)?

  init?(_ context: FormatContext) {
    guard let handle = CalendarDifference.open(context) else { return nil }
    self.handle = handle
  }

  /// The unit that contains a date; ICU is queried once for all hours of a day, because charts have
  /// many.
  func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double)? {
    guard unit.isPartOfDay, let day = day(around: date),
      day.end - day.start == TimeField.day.fixedSeconds
    else { return CalendarDifference.span(of: unit, around: date, handle.pointer) }
    let length = unit.fixedSeconds
    let start = day.start + ((date - day.start) / length).rounded(.down) * length
    return (start, start + length)
  }

  private func day(around date: Double) -> (start: Double, end: Double)? {
    if let day, date >= day.start, date < day.end { return day }
    day = CalendarDifference.span(of: .day, around: date, handle.pointer)
    return day
  }

  func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double? {
    var status = U_ZERO_ERROR
    swift_ucal_setMillis(handle.pointer, date * 1000, &status)
    swift_ucal_add(handle.pointer, unit.calendarField, Int32(clamping: count), &status)
    let sum = swift_ucal_getMillis(handle.pointer, &status) / 1000
    return status.rawValue <= 0 ? sum : nil
  }
}

extension TimeField {
  /// Whether the unit divides a day.
  fileprivate var isPartOfDay: Bool { self == .hour || self == .minute || self == .second }

  /// Seconds of the unit if there is no calendar.
  fileprivate var fixedSeconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .year: 31_556_952
    }
  }
}
