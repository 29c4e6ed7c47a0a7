import VitrineCoding
import VitrineModel

extension TimerFormat {
  /// The remaining or elapsed time of the interval.
  func string(_ context: FormatContext) -> String? {
    let now = value?.secondsSince1970 ?? context.now
    let length = TimerClock.length(start, end, at: now, countsDown: countsDown)
    return LimitedClock(
      showsHours: showsHours, padding: 1, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision, roundsUp: countsDown, hidesSeconds: context.hidesSeconds
    ).string(length, context.locale)
  }
}

extension StopwatchFormat {
  /// The time since the start; the first field has two digits.
  func string(_ context: FormatContext) -> String? {
    let now = value?.secondsSince1970 ?? context.now
    let passed = ArchiveDate(secondsSince1970: now).microseconds(since: start.secondsSince1970)
    return LimitedClock(
      showsHours: showsHours, padding: 2, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision, roundsUp: false, hidesSeconds: context.hidesSeconds
    ).string(Microseconds(count: max(passed.count, 0)), context.locale)
  }
}

/// A clock with a limit on its fields and its precision; in words if a clock does not fit.
///
/// Source: Apple's documentation of `SystemFormatStyle.Timer` and `Stopwatch`. That hours without
/// seconds are words (`2 hours, 20 minutes`) was seen in a widget and in reconstructed SwiftUI
/// sources, although the documentation shows `1:34`.
private struct LimitedClock {
  let showsHours: Bool
  let padding: Int
  let maxFieldCount: Int
  let maxPrecision: Double
  let roundsUp: Bool
  let hidesSeconds: Bool

  func string(_ length: Microseconds, _ locale: String) -> String? {
    let step = min(maxPrecision, 3600)
    let whole = length.rounded(to: max(step, 1), up: roundsUp)
    let hasHours = showsHours && whole >= Microseconds(seconds: 3600)
    let fieldCount = hasHours ? 3 : 2
    guard step < 60, fieldCount <= maxFieldCount else { return words(length, hasHours, locale) }
    let digits = fieldCount < maxFieldCount ? fractionDigits : 0
    let shown = digits == 0 ? whole : length.rounded(to: digits == 1 ? 0.1 : 0.01, up: roundsUp)
    return TimerClock(
      showsHours: showsHours, padding: padding, fractionLength: digits, hidesSeconds: hidesSeconds
    ).string(shown, locale)
  }

  private var fractionDigits: Int {
    if maxPrecision <= 1.0 / 30 { return 2 }
    return maxPrecision <= 0.1 ? 1 : 0
  }

  /// The largest units that fit, in full.
  private func words(_ length: Microseconds, _ hasHours: Bool, _ locale: String) -> String? {
    let smallest = min(max(maxPrecision, hidesSeconds ? 60 : 1), 3600)
    let seconds = length.rounded(to: smallest, up: roundsUp).seconds(up: false)
    var units: [(field: TimeField, count: Double)] = []
    if hasHours || smallest >= 3600 { units.append((.hour, Double(seconds / 3600))) }
    if smallest < 3600, hasHours || seconds >= 60 || smallest >= 60 {
      units.append((.minute, Double(hasHours ? seconds / 60 % 60 : seconds / 60)))
    }
    if smallest < 60 { units.append((.second, Double(seconds % 60))) }
    return TimeUnits.string(Array(units.prefix(maxFieldCount)), .wide, locale)
  }
}
