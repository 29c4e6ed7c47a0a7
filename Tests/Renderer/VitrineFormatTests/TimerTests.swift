import Testing
import VitrineModel

@testable import VitrineFormat

/// Timers in an interval, here from 9:00 to 12:00.
@Suite struct TimerTests {
  private func interval(_ change: (inout TimerText) -> Void = { _ in }) -> Text {
    var text = Text()
    text.timer = with(TimerText()) {
      ($0.start, $0.end) = (
        archiveDate("2026-01-31T09:00:00Z"), archiveDate("2026-01-31T12:00:00Z")
      )
      change(&$0)
    }
    return text
  }

  private func show(_ text: Text, at date: String = now) throws -> String {
    try resolve(text, surroundings(at: date)).string.characters
  }

  @Test func countsDownAndUp() throws {
    #expect(try show(interval()) == "2:19:00")
    #expect(try show(interval { $0.countsDown = false }) == "41:00")
    #expect(try show(interval { $0.showsHours = false }) == "139:00")
  }

  @Test("a timer does not change outside its interval and after its pause")
  func stops() throws {
    #expect(try show(interval(), at: "2026-01-31T08:00:00Z") == "3:00:00")
    #expect(try show(interval(), at: "2026-01-31T13:00:00Z") == "0:00")
    #expect(try show(interval { $0.countsDown = false }, at: "2026-01-31T13:00:00Z") == "3:00:00")
    #expect(try show(interval { $0.pauseTime = archiveDate("2026-01-31T09:10:00Z") }) == "2:50:00")
  }

  @Test("remaining time is rounded up, elapsed time is rounded down")
  func rounding() throws {
    #expect(try show(interval(), at: "2026-01-31T11:00:00.4Z") == "1:00:00")
    #expect(try show(interval(), at: "2026-01-31T11:00:01Z") == "59:59")
    #expect(
      try show(interval { $0.countsDown = false }, at: "2026-01-31T09:59:59.9Z") == "59:59")
  }

  @Test func digitsOfClocksAreOfOneWidth() throws {
    #expect(try resolve(interval()).string.usesMonospacedDigits)
    #expect(try !resolve(Text("9:41")).string.usesMonospacedDigits)
  }

  private func timer(_ change: (inout TimerFormat) -> Void) throws -> String {
    try format(
      .timer(
        with(TimerFormat()) {
          ($0.start, $0.end) = (
            archiveDate("2026-01-31T09:00:00Z"), archiveDate("2026-01-31T11:15:00Z")
          )
          change(&$0)
        }))
  }

  @Test func timerFormats() throws {
    #expect(try timer { _ in } == "1:34:00")
    #expect(try timer { $0.maxFieldCount = 2 } == "1 hour, 34 minutes")
    #expect(try timer { $0.maxFieldCount = 1 } == "1 hour")
    #expect(try timer { $0.maxPrecision = 60 } == "1 hour, 34 minutes")
    #expect(try timer { ($0.countsDown, $0.maxFieldCount) = (false, 2) } == "41:00")
    #expect(
      try timer { ($0.showsHours, $0.value) = (false, archiveDate("2026-01-31T09:00:01Z")) }
        == "134:59")
  }

  private func stopwatch(
    _ start: String, _ change: (inout StopwatchFormat) -> Void = { _ in }
  ) throws -> String {
    try format(
      .stopwatch(
        with(StopwatchFormat()) {
          $0.start = archiveDate(start)
          change(&$0)
        }))
  }

  @Test("the texts are those in Apple's documentation")
  func stopwatchFormats() throws {
    #expect(try stopwatch("2026-01-31T09:40:54.77Z") == "00:05.23")
    #expect(try stopwatch("2026-01-31T08:55:29.88Z") == "45:30.12")
    #expect(try stopwatch("2026-01-31T08:41:00Z") == "01:00:00.00")
    #expect(try stopwatch("2026-01-30T08:39:59Z") == "25:01:01.00")
    #expect(try stopwatch("2026-01-31T09:39:37Z") { $0.maxPrecision = 1 } == "01:23")
    #expect(try stopwatch("2026-01-31T09:39:36.6Z") { $0.maxPrecision = 0.1 } == "01:23.4")
    #expect(try stopwatch("2026-01-31T08:17:14.33Z") { $0.maxFieldCount = 3 } == "01:23:45")
    #expect(try stopwatch("2026-01-31T09:17:30Z") { $0.maxPrecision = 60 } == "23 minutes")
    #expect(try stopwatch("2026-01-31T10:00:00Z") == "00:00.00")
    #expect(try stopwatch("2026-01-31T07:30:00Z") { $0.maxPrecision = 1e300 } == "2 hours")
  }

  private func offset(
    _ anchor: String, _ change: (inout DateOffsetFormat) -> Void = { _ in }
  ) throws -> String {
    try format(
      .dateOffset(
        with(DateOffsetFormat()) {
          $0.anchor = archiveDate(anchor)
          change(&$0)
        }))
  }

  @Test func dateOffsets() throws {
    #expect(try offset("2026-01-31T09:37:18Z") == "3 minutes, 42 seconds")
    #expect(try offset("2026-01-31T08:07:00Z") == "1 hour, 34 minutes")
    #expect(try offset("2026-01-31T08:07:00Z") { $0.maxFieldCount = 1 } == "1 hour")
    #expect(try offset("2026-01-31T08:41:00Z") == "1 hour, 0 minutes")
    #expect(try offset("2026-01-29T06:41:00Z") == "2 days, 3 hours")
    #expect(try offset("2026-01-31T09:41:05Z") == "-5 seconds")
    #expect(try offset("2026-01-31T09:41:05Z") { $0.sign = .never } == "5 seconds")
    #expect(try offset("2026-01-31T09:40:55Z") { $0.sign = .exceptZero } == "+5 seconds")
    #expect(
      try offset("2026-01-31T09:35:28Z") { $0.allowedFields = [.second, .minute] } == "5:32")
    #expect(
      try offset("2026-01-31T08:35:28Z") {
        ($0.allowedFields, $0.maxFieldCount) = ([.hour, .minute, .second], 3)
      } == "1:05:32")
    #expect(
      try offset("2026-01-31T08:36:00Z") { $0.allowedFields = [.hour, .minute] }
        == "1 hour, 5 minutes")
  }

  @Test(arguments: [
    ("2026-01-31T09:41:30Z", "now"), ("2026-01-31T09:46:00Z", "in 5 minutes"),
    ("2026-01-31T12:41:00Z", "in 3 hours"), ("2026-02-01T12:41:00Z", "tomorrow"),
    ("2026-01-28T09:41:00Z", "3 days ago"), ("2026-01-04T09:41:00Z", "27 days ago"),
    ("2026-06-03T09:41:00Z", "Wednesday, June 3"), ("2019-06-03T09:41:00Z", "June 2019"),
  ])
  func references(date: String, expected: String) throws {
    let reference = with(DateReferenceFormat()) { $0.date = archiveDate(date) }
    #expect(try format(.dateReference(reference)) == expected)
  }
}
