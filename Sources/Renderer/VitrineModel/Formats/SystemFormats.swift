import VitrineCoding

/// The distance of a date from another one, as `SystemFormatStyle.DateOffset` writes it.
package struct DateOffsetFormat: ArchiveRecord {
  package var value: ArchiveDate?
  package var anchor = ArchiveDate(secondsSince1970: 0)
  package var allowedFields: [TimeField] = TimeField.allCases
  package var maxFieldCount = 2
  package var sign: NumberFormat.Sign = .automatic

  package init() {}

  package static let fields: [Field<DateOffsetFormat>] = [
    Field("value", \.value, "The date; default: the date of the render."),
    Field("anchor", \.anchor, required: true, "The date that the distance is measured to."),
    Field(
      "allowedFields", \.allowedFields, rule: .someField,
      "The units that may be named; default: all."),
    Field("maxFieldCount", \.maxFieldCount, rule: .atLeastOne, "The maximum number of units."),
    Field("sign", \.sign, "When a sign is written; a date before the anchor has a minus."),
  ]
}

/// A date relative to now as people say it, as `SystemFormatStyle.DateReference` writes it.
package struct DateReferenceFormat: ArchiveRecord {
  package var value: ArchiveDate?
  package var date = ArchiveDate(secondsSince1970: 0)
  package var allowedFields: [TimeField] = [.year, .month, .day, .hour, .minute]
  package var maxFieldCount = 2
  package var thresholdField: TimeField = .day

  package init() {}

  package static let fields: [Field<DateReferenceFormat>] = [
    Field("value", \.value, "The date it is read at; default: the date of the render."),
    Field("date", \.date, required: true, "The date."),
    Field(
      "allowedFields", \.allowedFields, rule: .someField,
      "The units that may be named; default: all but weeks and seconds."),
    Field(
      "maxFieldCount", \.maxFieldCount, rule: .atLeastOne,
      "The maximum number of fields of a date that is written out."),
    Field(
      "thresholdField", \.thresholdField,
      "The largest unit of a date that is not written out; default: day."),
  ]
}

/// A clock that runs in an interval, as `SystemFormatStyle.Timer` writes it.
package struct TimerFormat: ArchiveRecord {
  package var value: ArchiveDate?
  package var start = ArchiveDate(secondsSince1970: 0)
  package var end = ArchiveDate(secondsSince1970: 0)
  package var countsDown = true
  package var showsHours = true
  package var maxFieldCount = 3
  package var maxPrecision = 1.0

  package init() {}

  package static let fields: [Field<TimerFormat>] = [
    Field("value", \.value, "The date; default: the date of the render."),
    Field("start", \.start, required: true, "When it starts."),
    Field("end", \.end, required: true, "When it stops."),
    Field(
      "countsDown", \.countsDown, "Whether it shows the remaining time instead of the elapsed time."
    ),
    Field("showsHours", \.showsHours, "Whether hours are separate; otherwise minutes exceed 59."),
    Field("maxFieldCount", \.maxFieldCount, rule: .atLeastOne, "The maximum number of fields."),
    Field("maxPrecision", \.maxPrecision, rule: .positiveSeconds, "The smallest step, in seconds."),
  ]

  /// Refuses an interval that ends before it begins.
  package func validate() -> String? { ArchiveDate.problem(start, end) }

  /// Ends an interval no earlier than it begins.
  package mutating func reconcile(_ changes: RuleChanges) { end = max(start, end) }
}

/// A clock that counts up, as `SystemFormatStyle.Stopwatch` writes it.
package struct StopwatchFormat: ArchiveRecord {
  package var value: ArchiveDate?
  package var start = ArchiveDate(secondsSince1970: 0)
  package var showsHours = true
  package var maxFieldCount = 4
  package var maxPrecision = 0.01

  package init() {}

  package static let fields: [Field<StopwatchFormat>] = [
    Field("value", \.value, "The date; default: the date of the render."),
    Field("start", \.start, required: true, "When it starts."),
    Field("showsHours", \.showsHours, "Whether hours are separate; otherwise minutes exceed 59."),
    Field("maxFieldCount", \.maxFieldCount, rule: .atLeastOne, "The maximum number of fields."),
    Field("maxPrecision", \.maxPrecision, rule: .positiveSeconds, "The smallest step, in seconds."),
  ]
}

extension ValueRule<[TimeField]> {
  /// At least one unit.
  package static let someField = ValueRule(schema: ["minItems": 1]) { (fields: [TimeField]) in
    fields.isEmpty ? "must name a unit" : nil
  }
}
