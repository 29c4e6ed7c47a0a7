/// Writes lengths of time as clocks: `2:32`, `1:05:32`.
///
/// Source: the clock patterns of Unicode's CLDR, which `Duration.TimeFormatStyle` uses.
struct Clock {
  /// The fields of a clock, by their names in CLDR.
  enum Fields: String {
    case hoursMinutesSeconds = "hms"
    case minutesSeconds = "ms"
    case hoursMinutes = "hm"
  }

  let fields: Fields
  /// The minimum number of digits of the first field.
  var padding = 1
  /// Digits after the decimal point of the seconds.
  var fractionLength = 0
  /// Whether dashes replace the seconds.
  ///
  /// Source: two dashes in the place and width of the digits on a dimmed Lock Screen of iOS 26
  /// (olcayertas/prayer-time), which are figure dashes.
  var hidesSeconds = false

  /// A length on the clock; the first field takes what larger units would.
  func string(_ length: Microseconds, _ locale: String) -> String? {
    let seconds = length.magnitude.seconds(up: false)
    let part = Double(length.magnitude.count % 1_000_000) / 1e6
    var values: [Character: Double] = ["s": Double(seconds % 60) + part]
    switch fields {
    case .hoursMinutesSeconds, .hoursMinutes:
      values["m"] = Double(seconds / 60 % 60)
      values["h"] = Double(seconds / 3600)
    case .minutesSeconds: values["m"] = Double(seconds / 60)
    }
    return write(values, sign: length.count < 0 ? -1 : 1, locale)
  }

  /// Writes numbers in place of the pattern's letters.
  private func write(
    _ values: [Character: Double], sign: Double, _ locale: String
  ) -> String? {
    let pattern = LocaleFacts.clockPattern(fields.rawValue, locale) ?? standardPattern
    var text = ""
    var isFirst = true
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      guard let value = values[Character(letter.lowercased())] else {
        text += run
        continue
      }
      if hidesSeconds, letter == "s" {
        text += "\u{2012}\u{2012}"
        continue
      }
      let width = isFirst ? padding : run.count
      let fraction = letter == "s" ? fractionLength : 0
      guard let number = digits(isFirst ? value * sign : value, width, fraction, locale) else {
        return nil
      }
      text += number
      isFirst = false
    }
    return text
  }

  private func digits(
    _ value: Double, _ width: Int, _ fraction: Int, _ locale: String
  ) -> String? {
    let precision =
      fraction == 0 ? "precision-integer" : "." + String(repeating: "0", count: fraction)
    return NumberSkeleton.format(
      value,
      [
        "group-off", "rounding-mode-down", precision,
        "integer-width/+" + String(repeating: "0", count: max(width, 1)),
      ], locale)
  }

  private var standardPattern: String {
    switch fields {
    case .hoursMinutesSeconds: "h:mm:ss"
    case .minutesSeconds: "m:ss"
    case .hoursMinutes: "h:mm"
    }
  }
}
