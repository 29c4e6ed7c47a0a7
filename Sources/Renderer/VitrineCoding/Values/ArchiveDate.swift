/// A date, written in ISO 8601 with a time zone: `2026-01-31T09:41:00Z`.
///
/// Dates have a precision of a microsecond and are in the years 0001 to 9999.
public struct ArchiveDate: ArchiveValue, Comparable {
  /// Seconds since the start of 1970 in UTC.
  public var secondsSince1970: Double

  /// Creates a date from seconds since the start of 1970 in UTC.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Reads a date in ISO 8601; `nil` for any other text.
  public init?(_ text: String) {
    guard let date = CalendarDate(text) else { return nil }
    let (seconds, fraction) = date.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    secondsSince1970 = Double(seconds) + Double(fraction) / 1_000_000
  }

  /// The date in UTC; outside the years 0001 to 9999, the number of seconds.
  package var text: String {
    calendarDate?.text ?? "\(secondsSince1970)"
  }

  /// The date in the calendar; `nil` outside the years 0001 to 9999.
  ///
  /// Seconds and their fraction are converted separately, because a product with a million is
  /// rounded once more, which shows before 1834 and after 2106.
  private var calendarDate: CalendarDate? {
    let whole = secondsSince1970.rounded(.down)
    guard let seconds = Int(exactly: whole), abs(seconds) < 1 << 40 else { return nil }
    let fraction = Int(saturating: ((secondsSince1970 - whole) * 1_000_000).rounded())
    return CalendarDate(microseconds: seconds * 1_000_000 + fraction)
  }

  /// Whether the first date is earlier.
  public static func < (left: ArchiveDate, right: ArchiveDate) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// Reads a date in ISO 8601.
  ///
  /// - Throws: `ArchiveError` for any other text.
  public init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString else {
      throw decoder.mismatch("a date such as \"2026-01-31T09:41:00Z\"")
    }
    guard let date = ArchiveDate(text) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is not a date; write it like \"2026-01-31T09:41:00Z\""),
        at: decoder.codingPath)
    }
    self = date
  }

  /// Writes the date in UTC.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nearest.text)
  }

  /// The first and the last microsecond of the years 0001 to 9999.
  private static let range = -62_135_596_800.0...253_402_300_799.9999

  /// The nearest date in the years 0001 to 9999; the start of 1970 for seconds that are not a number.
  package var nearest: ArchiveDate {
    if ArchiveDate.range.contains(secondsSince1970) { return self }
    if secondsSince1970.isNaN { return ArchiveDate(secondsSince1970: 0) }
    return ArchiveDate(secondsSince1970: secondsSince1970.clamped(to: ArchiveDate.range))
  }

  /// Dates in the years 0001 to 9999.
  package static var standardRule: ValueRule<ArchiveDate>? { .fourDigitYear }

  /// A string in ISO 8601.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "type": "string", "format": "date-time", "examples": ["2026-01-31T09:41:00Z"],
      "pattern": .string(
        "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
          + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?"
          + "(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"),
    ]
  }
}

extension ValueRule<ArchiveDate> {
  /// Dates in the years 0001 to 9999, the only ones that can be read.
  fileprivate static let fourDigitYear = ValueRule(schema: [:], nearest: \.nearest) { _ in .valid }
}
