import VitrineCoding

/// The clock of a timer: it shows hours from the first full hour on.
struct TimerClock {
  let showsHours: Bool
  /// The minimum number of digits of the first field.
  var padding = 1
  /// Digits after the decimal point of the seconds.
  var fractionLength = 0
  /// Whether dashes replace the seconds.
  var hidesSeconds = false

  func string(_ length: Microseconds, _ locale: String) -> String? {
    Clock(
      fields: hasHours(length) ? .hoursMinutesSeconds : .minutesSeconds, padding: padding,
      fractionLength: fractionLength, hidesSeconds: hidesSeconds
    ).string(length, locale)
  }

  /// Whether the clock shows hours.
  func hasHours(_ length: Microseconds) -> Bool {
    showsHours && length >= Microseconds(seconds: 3600)
  }

  /// The remaining or elapsed time of an interval.
  static func length(
    _ start: ArchiveDate, _ end: ArchiveDate, at now: Double, countsDown: Bool
  ) -> Microseconds {
    let whole = end.microseconds(since: start.secondsSince1970)
    let passed = ArchiveDate(secondsSince1970: now).microseconds(since: start.secondsSince1970)
    let count = countsDown ? whole.count - passed.count : passed.count
    return Microseconds(count: min(max(count, 0), whole.count))
  }
}
