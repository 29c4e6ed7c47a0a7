import Synchronization
import VitrineModel
import _FoundationICU

/// The calendar of an environment in its time zone.
///
/// A locale or zone that does not exist gives days of 24 hours in UTC: the texts of the same
/// environment say what is wrong.
package final class ZonedCalendar: ChartCalendar {
  /// ICU's calendars keep the date they are asked about, so that only one thread at a time may ask.
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
  /// The last day that was asked about: clocks run evenly through it if it has 24 hours.
  private var day: (start: Double, end: Double)?

  init?(_ context: FormatContext) {
    guard let handle = CalendarDifference.open(context) else { return nil }
    self.handle = handle
  }

  /// The unit that a date is in; ICU is asked once for all hours of a day, as charts have many.
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

  /// Seconds of the unit where no calendar is known.
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
