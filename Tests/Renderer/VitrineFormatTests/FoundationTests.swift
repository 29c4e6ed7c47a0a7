import Foundation
import Testing
import VitrineCoding
import VitrineModel

/// Comparison with Foundation's styles, a second implementation of the same rules.
@Suite struct FoundationTests {
  private static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "en_GB"]
  private let instant = Date(timeIntervalSince1970: 1_769_852_460)
  private let utc = TimeZone(identifier: "UTC") ?? .gmt

  @Test(arguments: locales) func dates(locale: String) throws {
    let dates: [(DateTimeFormat.DateStyle, Date.FormatStyle.DateStyle)] = [
      (.omitted, .omitted), (.numeric, .numeric), (.abbreviated, .abbreviated), (.long, .long),
      (.complete, .complete),
    ]
    let times: [(DateTimeFormat.TimeStyle, Date.FormatStyle.TimeStyle)] = [
      (.omitted, .omitted), (.shortened, .shortened), (.standard, .standard),
      (.complete, .complete),
    ]
    for (ours, theirs) in dates {
      for (our, their) in times where (our, ours) != (.omitted, .omitted) {
        let style = Date.FormatStyle(
          date: theirs, time: their, locale: Locale(identifier: locale),
          calendar: Calendar(identifier: .gregorian), timeZone: utc)
        let payload = with(DateTimeFormat()) {
          $0.date = ours
          $0.time = our
        }
        try compare(.dateTime(payload), style.format(instant), locale, "")
      }
    }
  }

  @Test(arguments: locales) func intervals(locale: String) throws {
    for length in [3600.0, 20_000.0, 259_200.0, 34_560_000.0] {
      var style = Date.IntervalFormatStyle(
        date: .abbreviated, time: .shortened, locale: Locale(identifier: locale))
      style.timeZone = utc
      let payload = with(DateIntervalFormat()) {
        $0.start = archiveDate(now)
        $0.end = ArchiveDate(secondsSince1970: instant.timeIntervalSince1970 + length)
        $0.date = .abbreviated
        $0.time = .shortened
      }
      try compare(.dateInterval(payload), style.format(instant..<instant + length), locale, "")
    }
  }

  @Test(arguments: locales) func numbers(locale: String) throws {
    let place = Locale(identifier: locale)
    for value in [0, 1, -1, 0.256, 1234.5, -1_234_567.891, 15300, 1e12] {
      let plain = with(NumberFormat()) { $0.value = TextNumber(value) }
      let number = FloatingPointFormatStyle<Double>(locale: place)
      let cases: [(NumberFormat, String)] = [
        (plain, number.format(value)),
        (
          with(plain) { $0.fractionLength = DigitRange(2) },
          number.precision(.fractionLength(2)).format(value)
        ),
        (
          with(plain) { $0.significantDigits = DigitRange(2) },
          number.precision(.significantDigits(2)).format(value)
        ),
        (with(plain) { $0.notation = .compactName }, number.notation(.compactName).format(value)),
        (with(plain) { $0.notation = .scientific }, number.notation(.scientific).format(value)),
        (with(plain) { $0.grouping = .never }, number.grouping(.never).format(value)),
        (
          with(plain) { $0.sign = .always },
          number.sign(strategy: .always(includingZero: true)).format(value)
        ),
        (
          with(plain) { $0.style = .percent },
          FloatingPointFormatStyle<Double>.Percent(locale: place).format(value)
        ),
        (
          with(plain) { ($0.style, $0.code) = (.currency, "EUR") },
          FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: place).format(value)
        ),
        (
          with(plain) { ($0.style, $0.code, $0.presentation) = (.currency, "USD", .fullName) },
          FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: place)
            .presentation(.fullName).format(value)
        ),
      ]
      for (payload, expected) in cases {
        try compare(.number(payload), expected, locale, "\(payload)")
      }
    }
  }

  @Test(arguments: locales) func clocks(locale: String) throws {
    for seconds in [0.0, 5, 59, 60, 3599, 3600, 5025.67, 93_784] {
      let patterns: [(DurationTimeFormat.Pattern, Duration.TimeFormatStyle.Pattern)] = [
        (.hourMinute, .hourMinute), (.hourMinuteSecond, .hourMinuteSecond),
        (.minuteSecond, .minuteSecond),
      ]
      for (ours, theirs) in patterns {
        let style = Duration.TimeFormatStyle(
          pattern: theirs, locale: Locale(identifier: locale)
        ).grouping(.never)
        let payload = with(DurationTimeFormat()) { ($0.seconds, $0.pattern) = (seconds, ours) }
        try compare(
          .durationTime(payload), style.format(.seconds(seconds)), locale, "\(seconds) \(ours)")
      }
    }
  }

  @Test(arguments: locales) func durations(locale: String) throws {
    let widths: [(UnitWidth, Duration.UnitsFormatStyle.UnitWidth)] = [
      (.wide, .wide), (.abbreviated, .abbreviated), (.condensedAbbreviated, .condensedAbbreviated),
      (.narrow, .narrow),
    ]
    for seconds in [0.0, 5, 75, 3600, 5400, 8999.6, 93_784] {
      for (ours, theirs) in widths {
        for most in [1, 2, 3] {
          let style = Duration.UnitsFormatStyle(
            allowedUnits: [.hours, .minutes, .seconds], width: theirs, maximumUnitCount: most
          ).locale(Locale(identifier: locale))
          let payload = with(DurationUnitsFormat()) {
            ($0.seconds, $0.width, $0.maximumUnitCount) = (seconds, ours, most)
          }
          try compare(
            .durationUnits(payload), style.format(.seconds(seconds)), locale,
            "\(seconds) \(ours) \(most)")
        }
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG"]) func bytes(locale: String) throws {
    for value in [
      1, 999, 1000, 1024, 1500, 999_499, 999_500, 1_550_000, 2_345_678_901, 5_000_000_000_000,
    ] {
      let styles: [(ByteCountFormat.Style, ByteCountFormatStyle.Style)] = [
        (.file, .file), (.memory, .memory), (.decimal, .decimal), (.binary, .binary),
      ]
      for (ours, theirs) in styles {
        let style = ByteCountFormatStyle(style: theirs, locale: Locale(identifier: locale))
        let payload = with(ByteCountFormat()) { ($0.value, $0.style) = (value, ours) }
        try compare(.byteCount(payload), style.format(Int64(value)), locale, "\(value) \(ours)")
      }
    }
  }

  @Test func noBytes() throws {
    let style = ByteCountFormatStyle(style: .file, locale: Locale(identifier: "en_US"))
    try compare(.byteCount(ByteCountFormat()), style.format(0), "en_US", "")
    // On Linux, Foundation writes a number here, although its sources specify a word.
    #expect(try format(.byteCount(ByteCountFormat()), surroundings("de")) == "Null kB")
    // Bengali has no spelled-out numbers; the locale of the process must not be used instead.
    let bengali = try format(.byteCount(ByteCountFormat()), surroundings("bn"))
    #expect(bengali == "0 kB")
  }

  @Test(arguments: locales) func lists(locale: String) throws {
    for items in [[], ["A"], ["A", "B"], ["A", "B", "C", "D"]] {
      for type in ListFormat.ListType.allCases {
        let place = Locale(identifier: locale)
        let expected =
          type == .and
          ? items.formatted(.list(type: .and).locale(place))
          : items.formatted(.list(type: .or).locale(place))
        let payload = with(ListFormat()) { ($0.items, $0.type) = (items, type) }
        try compare(.list(payload), expected, locale, "")
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE"]) func relative(locale: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    calendar.locale = Locale(identifier: locale)
    let lengths: [Double] = [
      0, 1, 45, 60, 89, 90, 3000, 3600, 5400, 5399, 20 * 3600, 86_400, 86_400 * 1.5, 86_400 * 6,
      86_400 * 7, 86_400 * 10, 86_400 * 25, 86_400 * 40, 86_400 * 200, 86_400 * 500, 86_400 * 900,
    ]
    for length in lengths.flatMap({ [$0, -$0] }) {
      for presentation in RelativeFormat.Presentation.allCases {
        let style = Date.AnchoredRelativeFormatStyle(
          anchor: instant + length,
          presentation: presentation == .named ? .named : .numeric, unitsStyle: .wide,
          locale: Locale(identifier: locale), calendar: calendar)
        let payload = with(RelativeFormat()) {
          $0.date = ArchiveDate(secondsSince1970: instant.timeIntervalSince1970 + length)
          $0.presentation = presentation
        }
        try compare(.relative(payload), style.format(instant), locale, "\(length) \(presentation)")
      }
    }
  }

  private func compare(
    _ value: FormattedText, _ expected: String, _ locale: String, _ comment: Comment
  ) throws {
    let found = try format(value, surroundings(.init(locale), zone: "GMT"))
    #expect(found == expected, comment)
  }
}
