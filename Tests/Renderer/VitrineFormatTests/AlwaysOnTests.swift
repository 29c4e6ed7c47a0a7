import Testing
import VitrineCoding
import VitrineModel

@testable import VitrineFormat

/// Dates on a dimmed display, at 9:41 of 31 January 2026: no seconds.
@Suite struct AlwaysOnTests {
  private var dimmed: EnvironmentValues { with(surroundings()) { $0.isLuminanceReduced = true } }

  @Test(arguments: [
    ("2026-01-31T09:27:38Z", DateText.Style.relative, "13 min"),
    ("2026-01-31T09:41:30Z", .relative, "0 min"),
    ("2026-02-02T12:41:00Z", .relative, "2 days, 3 hr"),
    ("2026-01-31T09:52:14Z", .offset, "-11 minutes"),
    ("2026-01-31T09:41:50Z", .offset, "0 minutes"),
    ("2026-01-31T10:00:10Z", .timer, "19:––"),
    ("2026-01-31T11:00:10Z", .timer, "1:19:––"),
    ("2026-01-31T09:41:00Z", .time, "9:41 AM"),
  ])
  func styles(text: String, style: DateText.Style, expected: String) throws {
    #expect(try date(text, style, dimmed) == expected)
  }

  @Test("clocks of formats have dashes, and words have no seconds")
  func formats() throws {
    let timer = with(TimerFormat()) {
      ($0.start, $0.end) = (
        archiveDate("2026-01-31T09:00:00Z"), archiveDate("2026-01-31T10:30:30Z")
      )
    }
    #expect(try format(.timer(timer), dimmed) == "49:––")
    let stopwatch = with(StopwatchFormat()) { $0.start = archiveDate("2026-01-31T09:40:30Z") }
    #expect(try format(.stopwatch(stopwatch), dimmed) == "00:––")
    let offset = with(DateOffsetFormat()) { $0.anchor = archiveDate("2026-01-31T09:27:38Z") }
    #expect(try format(.dateOffset(offset), dimmed) == "13 minutes")
  }

  @Test(
    "a date keeps its microseconds over centuries",
    arguments: [
      "1830-05-30T07:44:43.238457Z", "2226-01-31T09:41:00.000001Z", "0001-01-01T00:00:00Z",
    ])
  func microseconds(text: String) {
    #expect(ArchiveDate(text)?.text == text)
  }
}
