import Testing
import VitrineCoding
import VitrineModel

@testable import VitrineFormat

/// The styles of `Text(_:style:)`, at 9:41 of 31 January 2026.
@Suite struct DateStyleTests {
  @Test(
    arguments: [
      ("en_US", "9:41 AM", "January 31, 2026"), ("en_GB", "09:41", "31 January 2026"),
      ("de_DE", "09:41", "31. Januar 2026"), ("de_AT", "09:41", "31. Jänner 2026"),
      ("fr_FR", "09:41", "31 janvier 2026"), ("ja_JP", "9:41", "2026年1月31日"),
      ("hi_IN", "पू 9:41", "31 जनवरी 2026"), ("ar_EG", "٩:٤١ ص", "٣١ يناير، ٢٠٢٦"),
    ] as [(LocaleIdentifier, String, String)])
  func absolute(locale: LocaleIdentifier, time: String, date: String) throws {
    #expect(try DrawingTests.date(now, .time, surroundings(locale)) == time)
    #expect(try DrawingTests.date(now, .date, surroundings(locale)) == date)
  }

  @Test("a narrow no-break space precedes AM and PM")
  func halfOfTheDay() throws {
    var text = Text()
    text.date = with(DateText()) { ($0.date, $0.style) = (archiveDate(now), .time) }
    #expect(try resolve(text).string.characters == "9:41\u{202F}AM")
  }

  @Test(arguments: [
    ("2026-01-31T09:41:00Z", "0 sec"), ("2026-01-31T09:41:59Z", "59 sec"),
    ("2026-01-31T09:42:00Z", "1 min"), ("2026-01-31T09:52:14Z", "11 min, 14 sec"),
    ("2026-01-31T09:29:46Z", "11 min, 14 sec"), ("2026-01-31T12:04:59Z", "2 hr, 23 min"),
    ("2026-01-31T11:41:30Z", "2 hr"), ("2026-02-02T12:41:00Z", "2 days, 3 hr"),
    ("2027-02-27T09:41:00Z", "1 yr"), ("2027-03-31T09:41:00Z", "1 yr, 2 mths"),
    ("2026-01-31T09:41:00.999Z", "0 sec"),
  ])
  func relative(date: String, expected: String) throws {
    #expect(try DrawingTests.date(date, .relative) == expected)
  }

  @Test(arguments: [
    ("2026-01-31T09:41:00Z", "+0 seconds"), ("2026-01-31T09:52:14Z", "-11 minutes"),
    ("2026-01-31T07:30:00Z", "+2 hours"), ("2026-04-30T12:00:00Z", "-3 months"),
    ("2025-01-30T09:41:00Z", "+1 year"), ("2026-01-30T09:41:00Z", "+1 day"),
  ])
  func offset(date: String, expected: String) throws {
    #expect(try DrawingTests.date(date, .offset) == expected)
  }

  @Test(arguments: [
    ("2026-01-31T09:56:00Z", "15:00"), ("2026-01-31T09:43:32Z", "2:32"),
    ("2026-01-31T09:38:28Z", "2:32"), ("2026-02-01T22:40:01Z", "36:59:01"),
    ("2026-01-31T10:41:00Z", "1:00:00"), ("2026-01-31T10:40:59.5Z", "1:00:00"),
    ("2026-01-31T08:41:00.5Z", "59:59"), ("2026-01-31T09:41:00Z", "0:00"),
    ("2026-01-31T09:41:00.25Z", "0:01"), ("2026-01-31T09:40:59.75Z", "0:00"),
  ])
  func timer(date: String, expected: String) throws {
    #expect(try DrawingTests.date(date, .timer) == expected)
  }

  @Test(
    arguments: [
      ("de_DE", "11 Min., 14 Sek.", "+2 Stunden"), ("ja_JP", "11分 14秒", "+2時間"),
      ("fr_FR", "11 min et 14 s", "+2 heures"), ("en_GB", "11 min, 14 secs", "+2 hours"),
    ] as [(LocaleIdentifier, String, String)])
  func distances(locale: LocaleIdentifier, relative: String, offset: String) throws {
    #expect(try date("2026-01-31T09:52:14Z", .relative, surroundings(locale)) == relative)
    #expect(try date("2026-01-31T07:30:00Z", .offset, surroundings(locale)) == offset)
  }

  @Test("Danish clocks have points, Arabic ones Arabic digits")
  func clocks() throws {
    #expect(try date("2026-01-31T10:46:32Z", .timer, surroundings("da_DK")) == "1.05.32")
    #expect(try date("2026-01-31T10:46:32Z", .timer, surroundings("ar_EG")) == "١:٠٥:٣٢")
  }

  @Test("the time zone shifts the time and the day")
  func zones() throws {
    let tokyo = surroundings(zone: "Asia/Tokyo")
    #expect(try date("2026-01-31T20:00:00Z", .time, tokyo) == "5:00 AM")
    #expect(try date("2026-01-31T20:00:00Z", .date, tokyo) == "February 1, 2026")
    let summer = surroundings(zone: "Europe/Copenhagen")
    #expect(try date("2026-07-01T07:41:00Z", .time, summer) == "9:41 AM")
  }

  @Test("the calendar is the locale's, or the chosen one")
  func calendars() throws {
    #expect(try date(now, .date, surroundings("th_TH")) == "31 มกราคม 2569")
    let gregorian = with(surroundings("th_TH")) { $0.calendar = .gregorian }
    #expect(try date(now, .date, gregorian).hasSuffix("2026"))
    let imperial = with(surroundings("ja-JP")) { $0.calendar = .japanese }
    #expect(try date(now, .date, imperial) == "令和8年1月31日")
  }

  @Test(
    arguments: [
      ("en_US", "9:00 AM – 10:00 AM"), ("de_DE", "09:00–10:00 Uhr"), ("fr_FR", "09:00 – 10:00"),
      ("ja_JP", "9時00分～10時00分"), ("hi_IN", "पू 9:00 – पू 10:00"),
    ] as [(LocaleIdentifier, String)])
  func intervals(locale: LocaleIdentifier, expected: String) throws {
    var text = Text()
    text.interval = with(DateIntervalText()) {
      ($0.start, $0.end) = (
        archiveDate("2026-01-31T09:00:00Z"), archiveDate("2026-01-31T10:00:00Z")
      )
    }
    #expect(try resolve(text, surroundings(locale)).string.characters.plainBlanks == expected)
  }

  @Test("an interval over midnight names the days")
  func twoDays() throws {
    var text = Text()
    text.interval = with(DateIntervalText()) {
      ($0.start, $0.end) = (
        archiveDate("2026-01-31T23:00:00Z"), archiveDate("2026-02-01T01:00:00Z")
      )
    }
    #expect(
      try resolve(text).string.characters.plainBlanks
        == "1/31/2026, 11:00 PM – 2/1/2026, 1:00 AM")
  }
}
