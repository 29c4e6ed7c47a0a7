/// One axis of a chart.
package struct ChartAxis: ArchiveRecord {
  /// Whether the axis is drawn.
  package enum Visibility: String, ArchiveEnum {
    /// Where it has a meaning.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Whether the axis is drawn.
  package var visibility: Visibility = .automatic
  /// Sets of grid lines, ticks and labels; `nil` is the chart's choice.
  package var marks: [ChartAxisMarks]?
  /// Titles of the axis.
  package var titles: [ChartAxisTitle] = []

  /// Makes the chart's choice.
  package init() {}

  /// Visibility, marks and titles.
  package static let fields: [Field<ChartAxis>] = [
    Field("visibility", \.visibility, "Whether it is drawn."),
    Field("marks", \.marks, "Sets of grid lines, ticks and labels."),
    Field("titles", \.titles, "Titles of the axis."),
  ]

  /// A string hides or shows it.
  package static let shorthands: [Shorthand<ChartAxis>] = [
    Shorthand(
      String.self, schema: { Visibility.schema(in: &$0) }
    ) { name in
      Visibility(rawValue: name).map { visibility in
        var axis = ChartAxis()
        axis.visibility = visibility
        return axis
      }
    } write: {
      $0.marks == nil && $0.titles.isEmpty ? .string($0.visibility.rawValue) : nil
    }
  ]
}

/// A title of an axis.
package struct ChartAxisTitle: ArchiveRecord {
  /// The title.
  package var content = ViewNode(.emptyView(EmptyView()))
  /// The side of the plot.
  package var position: ChartAnnotation.Position = .automatic
  /// Where along that side it stands.
  package var alignment: Alignment?
  /// Points between it and the axis; `nil` is the chart's choice.
  package var spacing: Double?

  /// Makes an empty title.
  package init() {}

  /// Title and place.
  package static let fields: [Field<ChartAxisTitle>] = [
    Field("content", \.content, required: true, "The title."),
    Field("position", \.position, "The side of the plot."),
    Field("alignment", \.alignment, "Where along that side it stands."),
    Field("spacing", \.spacing, "Points between it and the axis."),
  ]
}

/// Grid lines, ticks and labels at values of an axis.
package struct ChartAxisMarks: ArchiveRecord {
  /// How labels and lines share the room.
  package enum Preset: String, ArchiveEnum {
    /// The chart's choice.
    case automatic
    /// Labels end where the plot ends.
    case aligned
    /// Grid lines reach to the labels.
    case extended
    /// Labels stand inside the plot.
    case inset
  }

  /// The side of the plot.
  package enum Position: String, ArchiveEnum {
    /// The chart's choice: below, and after the plot.
    case automatic
    /// Above.
    case top
    /// Below.
    case bottom
    /// Before.
    case leading
    /// After.
    case trailing
  }

  /// How labels and lines share the room.
  package var preset: Preset = .automatic
  /// The side of the plot.
  package var position: Position = .automatic
  /// The values.
  package var values = ChartAxisValues()
  /// What stands at each value; `nil` is the chart's choice.
  package var content: ChartAxisItem?
  /// Values with lines and labels of their own, in place of `values` and `content`.
  package var items: [ChartAxisItem]?

  /// Makes the chart's choice.
  package init() {}

  /// Values and what stands there.
  package static let fields: [Field<ChartAxisMarks>] = [
    Field("preset", \.preset, "How labels and lines share the room."),
    Field("position", \.position, "The side of the plot."),
    Field("values", \.values, "The values; default: a few round ones."),
    Field("content", \.content, "What stands at each value."),
    Field("items", \.items, "Values with lines and labels of their own."),
  ]

  /// One way to say what stands there.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["items"], ["values", "content"], "'items' cannot be combined with 'values' or 'content'")
  ]

  /// Each item says at which value it stands.
  package func validate() -> String? {
    items?.contains { $0.value == nil } == true ? "each of 'items' needs a 'value'" : nil
  }
}

/// The values that an axis marks.
package struct ChartAxisValues: ArchiveRecord {
  /// How many values the axis should have; `nil` is the chart's choice.
  package var desiredCount: Int?
  /// Distance of the values.
  package var stride: Double?
  /// Unit of the calendar from value to value.
  package var unit: TimeField?
  /// How many units there are from value to value.
  package var count = 1
  /// The values themselves.
  package var given: [ChartValue]?
  /// Whether the axis starts at a marked value; `nil` is the chart's choice.
  package var roundLowerBound: Bool?
  /// Whether the axis ends at a marked value; `nil` is the chart's choice.
  package var roundUpperBound: Bool?

  /// Makes a few round values.
  package init() {}

  /// Ways to say them.
  package static let fields: [Field<ChartAxisValues>] = [
    Field("desiredCount", \.desiredCount, rule: .axisCount, "How many there should be."),
    Field("stride", \.stride, rule: .positive, "Their distance."),
    Field("unit", \.unit, "Unit of the calendar from one to the next."),
    Field("count", \.count, rule: .axisCount, "Units from one to the next; default 1."),
    Field("given", \.given, "The values themselves."),
    Field("roundLowerBound", \.roundLowerBound, "Whether the axis starts at one of them."),
    Field("roundUpperBound", \.roundUpperBound, "Whether the axis ends at one of them."),
  ]

  /// One way.
  package static let rules: [FieldRule] = [
    .exclusive(["given"], ["desiredCount", "stride", "unit"], "'given' stands for itself"),
    .exclusive(["stride"], ["desiredCount", "unit"], "'stride' stands for itself"),
    .requires("count", "unit", "'count' needs 'unit'"),
  ]
}

extension ValueRule<Int> {
  /// A number of values that an axis can reasonably mark.
  package static let axisCount = ValueRule(
    schema: ["minimum": 1, "maximum": 1000]
  ) { (value: Int) -> String? in
    1...1000 ~= value ? nil : "must be 1 to 1000, is \(value)"
  }
}

/// What stands at one value of an axis.
package struct ChartAxisItem: ArchiveRecord {
  /// The value.
  package var value: ChartValue?
  /// A line across the plot.
  package var gridLine: ChartAxisLine?
  /// A short line outside of the plot.
  package var tick: ChartAxisLine?
  /// A label.
  package var label: ChartAxisLabel?

  /// Makes an item that shows nothing.
  package init() {}

  /// Value, lines and label.
  package static let fields: [Field<ChartAxisItem>] = [
    Field("value", \.value, "The value."),
    Field("gridLine", \.gridLine, "A line across the plot."),
    Field("tick", \.tick, "A short line outside of the plot."),
    Field("label", \.label, "A label."),
  ]
}

/// A grid line or a tick.
package struct ChartAxisLine: ArchiveRecord {
  /// Whether it stands in the middle between two values; `nil` is the chart's choice.
  package var centered: Bool?
  /// Length of a tick in points; `nil` is the chart's choice.
  package var length: Double?
  /// What it is drawn with.
  package var style: ShapeStyle?
  /// Its geometry.
  package var lineStyle: ChartLineStyle?

  /// Makes the chart's choice.
  package init() {}

  /// Place and look.
  package static let fields: [Field<ChartAxisLine>] = [
    Field("centered", \.centered, "Whether it stands in the middle between two values."),
    Field("length", \.length, rule: .nonNegative, "Length of a tick in points."),
    Field("style", \.style, "What it is drawn with."),
    Field("lineStyle", \.lineStyle, "Its geometry."),
  ]
}

/// The label of a value.
package struct ChartAxisLabel: ArchiveRecord {
  /// What happens to labels that meet.
  package enum CollisionResolution: String, ArchiveEnum {
    /// The chart's choice.
    case automatic
    /// Later ones are left out.
    case greedy
    /// Nothing.
    case disabled
  }

  /// The label; `nil` is the value in words.
  package var content: ViewNode?
  /// The format of the value in words.
  package var format: ChartLabelFormat?
  /// Whether it stands in the middle between two values; `nil` does so for categories.
  package var centered: Bool?
  /// The point of the label that stands at the value; `nil` is the chart's choice.
  package var anchor: UnitPoint?
  /// What happens to labels that meet.
  package var collisionResolution: CollisionResolution = .automatic
  /// Points between value and label from left to right; `nil` is the chart's choice.
  package var horizontalSpacing: Double?
  /// Points between value and label from top to bottom; `nil` is the chart's choice.
  package var verticalSpacing: Double?
  /// Font of the label.
  package var font: Font?
  /// What the label is drawn with.
  package var style: ShapeStyle?

  /// Makes the value in words.
  package init() {}

  /// Words, place and look.
  package static let fields: [Field<ChartAxisLabel>] = [
    Field("content", \.content, "The label; default: the value in words."),
    Field("format", \.format, "The format of the value in words."),
    Field("centered", \.centered, "Whether it stands in the middle between two values."),
    Field("anchor", \.anchor, "The point of the label that stands at the value."),
    Field("collisionResolution", \.collisionResolution, "What happens to labels that meet."),
    Field("horizontalSpacing", \.horizontalSpacing, "Points from the value, left to right."),
    Field("verticalSpacing", \.verticalSpacing, "Points from the value, top to bottom."),
    Field("font", \.font, "Font of the label."),
    Field("style", \.style, "What the label is drawn with."),
  ]
}

/// The format of values in words.
package struct ChartLabelFormat: ArchiveRecord {
  /// What numbers are.
  package var style: NumberFormat.Style = .number
  /// The three letters of a currency.
  package var code: String?
  /// Fewest and most digits after the point.
  package var fractionLength: DigitRange?
  /// How large numbers are written.
  package var notation: NumberFormat.Notation = .automatic
  /// The fields of a date, as a skeleton of Unicode's date patterns.
  package var template: String?

  /// Makes plain numbers.
  package init() {}

  /// Numbers and dates.
  package static let fields: [Field<ChartLabelFormat>] = [
    Field("style", \.style, "What numbers are."),
    Field("code", \.code, rule: .currencyCode, "The three letters of a currency."),
    Field("fractionLength", \.fractionLength, "Digits after the point."),
    Field("notation", \.notation, "How large numbers are written."),
    Field("template", \.template, rule: .dateFields, "The fields of a date, such as `MMMd`."),
  ]

  /// A currency is named, and only for money.
  package func validate() -> String? {
    (style == .currency) == (code != nil)
      ? nil : "'code' is needed for \"style\": \"currency\" and for no other style"
  }
}
