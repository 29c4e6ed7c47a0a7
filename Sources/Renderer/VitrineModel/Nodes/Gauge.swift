import VitrineCoding

/// A value in a range, shown on a bar or a ring.
package struct Gauge: ArchiveRecord {
  /// The minimum and the maximum value.
  package struct Bounds: ArchiveRecord {
    package var lowerBound = 0.0
    package var upperBound = 1.0

    package init() {}

    package static let fields: [Field<Bounds>] = [
      Field(
        "lowerBound", \.lowerBound, required: true, rule: .data, "The value of an empty gauge."),
      Field("upperBound", \.upperBound, required: true, rule: .data, "The value of a full gauge."),
    ]

    /// Refuses a range that ends before it begins.
    package func validate() -> String? {
      upperBound < lowerBound ? "'upperBound' is less than 'lowerBound'" : nil
    }

    /// Raises the maximum to the minimum.
    package mutating func reconcile(_ changes: RuleChanges) {
      upperBound = max(upperBound, lowerBound)
    }
  }

  package var value = 0.0
  package var bounds = Bounds()
  package var label: ViewNode?
  package var currentValueLabel: ViewNode?
  package var minimumValueLabel: ViewNode?
  package var maximumValueLabel: ViewNode?

  package init() {}

  package static let fields: [Field<Gauge>] = [
    Field("value", \.value, required: true, rule: .data, "The value that is shown."),
    Field("in", \.bounds, "The range of the value; default: 0 to 1."),
    Field("label", \.label, "The label of the gauge."),
    Field("currentValueLabel", \.currentValueLabel, "The value in words."),
    Field("minimumValueLabel", \.minimumValueLabel, "The least value in words."),
    Field("maximumValueLabel", \.maximumValueLabel, "The greatest value in words."),
  ]

  /// Warns about a value that SwiftUI clamps to the range.
  package func remark() -> String? {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    guard value < low || value > high else { return nil }
    return "the value \(value.dumpText) is outside \(low.dumpText) to \(high.dumpText) and is "
      + "drawn as \(min(max(value, low), high).dumpText); 'in' gives another range"
  }

  /// The share of the range below the value, in 0...1.
  package var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }
}
