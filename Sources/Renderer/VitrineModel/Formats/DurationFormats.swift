import VitrineCoding

/// A length of time in words, as `Duration.UnitsFormatStyle` writes it: `1 hr, 34 min`.
package struct DurationUnitsFormat: ArchiveRecord {
  package var seconds = 0.0
  package var allowedUnits: [TimeField] = [.hour, .minute, .second]
  package var width: UnitWidth = .abbreviated
  package var maximumUnitCount: Int?
  package var showsZeroUnits = false
  package var fractionLength = DigitRange(0)

  package init() {}

  package static let fields: [Field<DurationUnitsFormat>] = [
    Field("seconds", \.seconds, required: true, rule: .seconds, "The length, in seconds."),
    Field(
      "allowedUnits", \.allowedUnits, rule: .durationUnits,
      "The units that may be named, of weeks to seconds; default: hours, minutes and seconds."),
    Field("width", \.width, "How long names of units are; default: abbreviated."),
    Field(
      "maximumUnitCount", \.maximumUnitCount, rule: .atLeastOne,
      "The maximum number of units; default: no limit."),
    Field("showsZeroUnits", \.showsZeroUnits, "Whether units of zero are included."),
    Field(
      "fractionLength", \.fractionLength, "Digits after the decimal point of the smallest unit."),
  ]
}

/// A length of time as a clock, as `Duration.TimeFormatStyle` writes it: `1:34:00`.
package struct DurationTimeFormat: ArchiveRecord {
  /// The fields of a clock.
  package enum Pattern: String, ArchiveEnum {
    /// Hours and minutes.
    case hourMinute
    /// Hours, minutes and seconds.
    case hourMinuteSecond
    /// Minutes and seconds.
    case minuteSecond
  }

  package var seconds = 0.0
  package var pattern: Pattern = .hourMinuteSecond
  package var padding = 1
  package var fractionLength = 0

  package init() {}

  package static let fields: [Field<DurationTimeFormat>] = [
    Field("seconds", \.seconds, required: true, rule: .seconds, "The length, in seconds."),
    Field("pattern", \.pattern, "The fields; default: hours, minutes and seconds."),
    Field("padding", \.padding, rule: .digits, "The minimum number of digits of the first field."),
    Field(
      "fractionLength", \.fractionLength, rule: .digits,
      "Digits of the seconds after the decimal point."),
  ]
}

extension ValueRule<[TimeField]> {
  /// At least one unit, each of a fixed length.
  package static let durationUnits = ValueRule(
    schema: ["minItems": 1, "items": ["enum": ["week", "day", "hour", "minute", "second"]]]
  ) { (units: [TimeField]) -> String? in
    if units.isEmpty { return "must name a unit" }
    let isVague = units.contains(.year) || units.contains(.month)
    return isVague ? "years and months have no fixed length" : nil
  }
}
