import VitrineCoding

/// The progress of a task or of a span of time.
package struct ProgressView: ArchiveRecord {
  package var value: Double?
  package var total = 1.0
  package var timerInterval: DateIntervalText?
  package var countsDown = true
  package var label: ViewNode?
  package var currentValueLabel: ViewNode?

  package init() {}

  package static let fields: [Field<ProgressView>] = [
    Field("value", \.value, rule: .data, "The completed amount; default: unknown."),
    Field("total", \.total, rule: .positiveData, "The total amount; default 1."),
    Field("timerInterval", \.timerInterval, "A time interval instead of a value."),
    Field(
      "countsDown", \.countsDown, "Whether the bar empties instead of filling over the interval."),
    Field("label", \.label, "The label that describes the task."),
    Field("currentValueLabel", \.currentValueLabel, "The progress in words."),
  ]

  /// A value or a span of time.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["timerInterval"], ["value", "total"],
      "'timerInterval' cannot be combined with 'value' or 'total'"),
    .requires("countsDown", "timerInterval", "'countsDown' needs a 'timerInterval'"),
  ]

  /// Warns about a value that SwiftUI clamps to 0...total.
  package func remark() -> String? {
    guard let value, value < 0 || value > total else { return nil }
    return "the value \(value.dumpText) is outside 0 to \(total.dumpText) and is drawn as "
      + "\(min(max(value, 0), total).dumpText); 'total' gives another range"
  }

  /// The completed fraction at the date `now`, in 0...1; `nil` when it is unknown.
  ///
  /// Source: Apple's documentation of `ProgressView.init(timerInterval:countsDown:label:)`.
  package func fraction(at now: ArchiveDate) -> Double? {
    if let timerInterval {
      let start = timerInterval.start.secondsSince1970
      let length = timerInterval.end.secondsSince1970 - start
      let past = length > 0 ? (now.secondsSince1970 - start) / length : 1
      let clamped = min(max(past, 0), 1)
      return countsDown ? 1 - clamped : clamped
    }
    return value.map { min(max($0 / total, 0), 1) }
  }
}
