import Testing

@testable import VitrineCoding

@Suite struct CalendarDateTests {
  @Test(
    arguments: [
      ("2026-01-31T09:41:00Z", 1_769_852_460), ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.5Z", -0.5), ("2026-01-31T10:41:00+01:00", 1_769_852_460),
      ("2026-01-31T00:11:00-09:30", 1_769_852_460),
      ("2000-02-29T12:00:00.000001Z", 951_825_600.000001),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] as [(String, Double)])
  func momentsAreRead(text: String, seconds: Double) throws {
    let date = try #require(CalendarDate(text))
    #expect(Double(date.microseconds) / 1_000_000 == seconds)
    #expect(CalendarDate(date.text)?.microseconds == date.microseconds)
  }
}
