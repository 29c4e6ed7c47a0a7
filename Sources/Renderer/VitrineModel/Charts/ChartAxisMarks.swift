import VitrineCoding

/// Grid lines, ticks and labels at values of an axis.
package struct ChartAxisMarks: ArchiveRecord {
  /// How labels and lines share the space around the plot.
  package enum Preset: String, ArchiveEnum {
    /// The system chooses.
    case automatic
    /// Labels end where the plot ends.
    case aligned
    /// Grid lines reach to the labels.
    case extended
    /// Labels are inside the plot.
    case inset
  }

  /// The side of the plot where labels and ticks are.
  package enum Position: String, ArchiveEnum {
    /// The system chooses: below the plot for the x axis, after it for the y axis.
    case automatic
    /// Above the plot.
    case top
    /// Below the plot.
    case bottom
    /// At the leading edge of the plot.
    case leading
    /// At the trailing edge of the plot.
    case trailing
  }

  package var preset: Preset = .automatic
  package var position: Position = .automatic
  package var values = ChartAxisValues()
  package var content: ChartAxisItem?
  package var items: [ChartAxisItem]?

  /// Creates the marks that a chart has by default.
  package init() {}

  /// Values, and the marks at them.
  package static let fields: [Field<ChartAxisMarks>] = [
    Field("preset", \.preset, "How labels and lines divide the space."),
    Field("position", \.position, "The side of the plot."),
    Field("values", \.values, "The values; default: a few round ones."),
    Field("content", \.content, "The marks at each value."),
    Field("items", \.items, "Values with their own lines and labels; `values` rounds the axis."),
  ]

  /// Items exclude lines and labels for all values.
  package static let rules: [FieldRule] = [
    .exclusive(["items"], ["content"], "'items' cannot be combined with 'content'")
  ]

  /// Requires a value for each item.
  package func validate() -> String? {
    items?.contains { $0.value == nil } == true ? "each of 'items' needs a 'value'" : nil
  }
}

/// The values that an axis marks.
package struct ChartAxisValues: ArchiveRecord {
  package var desiredCount: Int?
  package var minimumStride: Double?
  package var stride: Double?
  package var unit: TimeField?
  package var count = 1
  package var given: [ChartValue]?
  package var roundLowerBound: Bool?
  package var roundUpperBound: Bool?

  /// Creates the values of an axis.
  package init() {}

  /// The values themselves, or how the axis chooses them.
  package static let fields: [Field<ChartAxisValues>] = [
    Field("desiredCount", \.desiredCount, rule: .axisCount, "The desired number."),
    Field("minimumStride", \.minimumStride, rule: .positiveData, "Their minimum distance."),
    Field("stride", \.stride, rule: .positiveData, "Their distance."),
    Field("unit", \.unit, "Unit of the calendar from one to the next."),
    Field("count", \.count, rule: .axisCount, "Units from one to the next; default 1."),
    Field("given", \.given, "The values themselves."),
    Field("roundLowerBound", \.roundLowerBound, "Whether the axis starts at one of them."),
    Field("roundUpperBound", \.roundUpperBound, "Whether the axis ends at one of them."),
  ]

  /// A list excludes all other fields, and a stride those that let the axis choose.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["given"], ["desiredCount", "minimumStride", "stride", "unit"],
      "'given' can't be combined with other fields"),
    .exclusive(
      ["stride"], ["desiredCount", "minimumStride", "unit"],
      "'stride' can't be combined with other fields"),
    .requires("count", "unit", "'count' needs 'unit'"),
  ]
}

extension ValueRule<Int> {
  /// A number of values that an axis can reasonably mark.
  package static let axisCount = ValueRule(
    schema: ["minimum": 1, "maximum": 1000], nearest: { min(max($0, 1), 1000) }
  ) { value -> Verdict in
    1...1000 ~= value ? .valid : .invalid("must be 1 to 1000, is \(value)")
  }
}
