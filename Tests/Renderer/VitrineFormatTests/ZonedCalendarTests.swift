import Testing
import VitrineCoding
import VitrineModel

@testable import VitrineFormat

@Suite("Calendars of charts")
struct ZonedCalendarTests {
  /// Time zones with changes of an hour or half an hour, at night or at midnight, or without
  /// changes.
  @Test(
    "hours, minutes and seconds are ICU's on every day of a year",
    arguments: ["Europe/Vienna", "Australia/Lord_Howe", "Asia/Beirut", "Asia/Kathmandu", "UTC"])
  func partsOfDays(zone: TimeZoneIdentifier) throws {
    var environment = EnvironmentValues()
    environment.timeZone = zone
    let context = try FormatContext(environment)
    let calendar = ZonedCalendar(environment)
    // From the start of 2026, in steps that vary the minute and second.
    for step in 0..<3000 {
      let date = 1_767_225_600 + Double(step) * 10_523.25
      for unit in [TimeField.hour, .minute, .second, .day] {
        let span = calendar.span(of: unit, around: date)
        let expected = try #require(CalendarDifference.span(of: unit, around: date, context))
        #expect(span.start == expected.start && span.end == expected.end, "\(unit) of \(date)")
      }
    }
  }
}
