import VitrineModel

extension DurationUnitsFormat {
  /// The length in words.
  ///
  /// Source: behaviour of Foundation's `Duration.UnitsFormatStyle`.
  func string(_ locale: String) -> String? {
    var units = TimeField.allCases.filter(allowedUnits.contains)
    var counts = split(into: units)
    if !showsZeroUnits { units = zip(units, counts).filter { $0.1 != 0 }.map(\.0) }
    if let most = maximumUnitCount, units.count > most {
      units = Array(units.prefix(most))
    }
    counts = split(into: units)
    var shown = zip(units, counts).map { (field: $0, count: $1) }
    if !showsZeroUnits { shown.removeAll { $0.count == 0 } }
    if shown.isEmpty, let smallest = TimeField.allCases.last(where: allowedUnits.contains) {
      shown = [(smallest, 0)]
    }
    if seconds < 0, !shown.isEmpty { shown[0].count.negate() }
    return TimeUnits.string(
      shown, width, locale, fraction: NumberFormat.precision(fractionLength))
  }

  /// The number of each unit, with the smallest one rounded to its shown digits.
  private func split(into units: [TimeField]) -> [Double] {
    guard let smallest = units.last else { return [] }
    let step = smallest.seconds * DurationUnitsFormat.powers[min(fractionLength.most ?? 6, 6)]
    var rest = (abs(seconds) / step).rounded(.toNearestOrEven) * step
    return units.map { unit in
      guard unit != smallest else { return rest / unit.seconds }
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return count
    }
  }

  private static let powers = [1, 0.1, 0.01, 0.001, 0.0001, 0.00001, 0.000001]
}

extension TimeField {
  /// The unit's length in seconds; 0 for years and months, which have none.
  fileprivate var seconds: Double {
    switch self {
    case .year, .month: 0
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
}

extension DurationTimeFormat {
  /// The length as a clock, rounded to its last field.
  ///
  /// Source: behaviour of Foundation's `Duration.TimeFormatStyle`.
  func string(_ locale: String) -> String? {
    let digits = min(fractionLength, 6)
    let steps: [Double] = [1, 0.1, 0.01, 0.001, 0.0001, 0.00001, 0.000001]
    let step = pattern == .hourMinute ? 60 : steps[digits]
    let length = Microseconds(seconds: (seconds / step).rounded(.toNearestOrEven) * step)
    return Clock(fields: fields, padding: padding, fractionLength: digits).string(length, locale)
  }

  private var fields: Clock.Fields {
    switch pattern {
    case .hourMinute: .hoursMinutes
    case .hourMinuteSecond: .hoursMinutesSeconds
    case .minuteSecond: .minutesSeconds
    }
  }
}
