/// A date in UTC and its text in ISO 8601 (the profile of RFC 3339 with capital letters).
///
/// Foundation's style (Swift 6.3) writes only milliseconds, reads 30 February as 2 March and
/// ignores what follows the `Z`. Its first use takes 0.6 ms.
struct CalendarDate {
  /// Microseconds since the start of 1970.
  let microseconds: Int

  private static let perSecond = 1_000_000
  private static let secondsPerDay = 86_400
  /// Microseconds from the start of year 1 to the end of year 9999.
  private static let range: Range<Int> =
    day(1, 1, 1) * secondsPerDay * perSecond..<day(10_000, 1, 1) * secondsPerDay * perSecond

  /// Creates a date; `nil` outside the years 0001 to 9999.
  init?(microseconds: Int) {
    guard CalendarDate.range.contains(microseconds) else { return nil }
    self.microseconds = microseconds
  }

  /// Reads `2026-01-31T09:41:00.5+01:00`; fraction digits after the sixth are ignored.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard let year = rest.number(4), rest.skip("-"), let month = rest.number(2), rest.skip("-"),
      let day = rest.number(2), rest.skip("T"), let hour = rest.number(2), rest.skip(":"),
      let minute = rest.number(2), rest.skip(":"), let second = rest.number(2),
      1...12 ~= month, day >= 1, day <= CalendarDate.days(in: month, of: year),
      hour < 24, minute < 60, second < 60,
      let fraction = rest.fraction(), let offset = rest.offset(), rest.isEmpty
    else { return nil }
    let days = CalendarDate.day(year, month, day)
    let seconds = days * CalendarDate.secondsPerDay + hour * 3600 + minute * 60 + second - offset
    self.init(microseconds: seconds * CalendarDate.perSecond + fraction)
  }

  /// The text in UTC, with a fraction only if it is not zero.
  package var text: String {
    let perDay = CalendarDate.secondsPerDay * CalendarDate.perSecond
    let days = (microseconds >= 0 ? microseconds : microseconds - perDay + 1) / perDay
    let inDay = microseconds - days * perDay
    let seconds = inDay / CalendarDate.perSecond
    let (year, month, day) = CalendarDate.date(days)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(2) }
    var text = "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))T"
    text += clock.joined(separator: ":")
    let fraction = inDay % CalendarDate.perSecond
    if fraction > 0 {
      let digits = fraction.padded(6)
      text += "." + digits.prefix(digits.count - digits.reversed().prefix { $0 == "0" }.count)
    }
    return text + "Z"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Days since 1970-01-01, from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms";
  /// years start in March there, so that the leap day is the last day.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400
    return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
  }
}

extension Int {
  /// The number with leading zeros, `count` digits wide.
  fileprivate func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension ArraySlice<UInt8> {
  /// Consumes one character if it is next, and returns whether it was.
  fileprivate mutating func number(_ count: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self = dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// Consumes one character.
  fileprivate mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    self = dropFirst()
    return true
  }

  /// Consumes a fraction of a second, if there is one, in microseconds.
  fileprivate mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    let digits = prefix { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty else { return nil }
    self = dropFirst(digits.count)
    let padded = digits.map { Int($0 & 0x0F) } + [0, 0, 0, 0, 0, 0]
    return padded.prefix(6).reduce(0) { $0 * 10 + $1 }
  }

  /// Consumes a time zone, in seconds east of UTC.
  fileprivate mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(2), hours < 24, skip(":"),
      let minutes = number(2), minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isEast ? 60 : -60)
  }
}
