import VitrineCoding
import VitrineGeometry

/// The label of a value on an axis.
package struct ChartAxisLabel: ArchiveRecord {
  /// How labels that overlap are resolved.
  package enum CollisionResolution: String, ArchiveEnum {
    /// The system chooses.
    case automatic
    /// Labels of lower priority are omitted, and the later ones of those with equal priority.
    case greedy
    /// Labels are truncated to the space of their values.
    case truncate
    /// Labels may overlap.
    case disabled
  }

  /// The direction in which a label is written.
  package enum Orientation: String, ArchiveEnum {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
    /// From bottom to top.
    case verticalReversed
  }

  package var content: ViewNode?
  package var format: ChartLabelFormat?
  package var centered: Bool?
  package var anchor: UnitPoint?
  package var collisionResolution: CollisionResolution = .automatic
  package var collisionPriority = 0.0
  package var minimumSpacing: Double?
  package var orientation: Orientation = .horizontal
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var font: Font?
  package var style: ShapeStyle?
  package var offsetX = 0.0
  package var offsetY = 0.0

  /// Creates a chart axis label.
  package init() {}

  /// Text, position and style.
  package static let fields: [Field<ChartAxisLabel>] = [
    Field("content", \.content, "The label; default: the value in words."),
    Field("format", \.format, "The format of the value in words."),
    Field("centered", \.centered, "Whether it is centred between two values."),
    Field("anchor", \.anchor, "The point of the label that is aligned with the value."),
    Field("collisionResolution", \.collisionResolution, "How overlapping labels are resolved."),
    Field(
      "collisionPriority", \.collisionPriority,
      "The priority of overlapping labels; labels with higher values remain."),
    Field("minimumSpacing", \.minimumSpacing, rule: .nonNegative, "Points from the next label."),
    Field("orientation", \.orientation, "How the label runs."),
    Field("horizontalSpacing", \.horizontalSpacing, "Points from the value, left to right."),
    Field("verticalSpacing", \.verticalSpacing, "Points from the value, top to bottom."),
    Field("font", \.font, "Font of the label."),
    Field("style", \.style, "The style of the label."),
    Field("offsetX", \.offsetX, "The distance by which it is moved to the right, in points."),
    Field("offsetY", \.offsetY, "The distance by which it is moved downwards, in points."),
  ]
}

/// How values are formatted in labels.
package struct ChartLabelFormat: ArchiveRecord {
  package var style: NumberFormat.Style = .number
  package var code: String?
  package var fractionLength: DigitRange?
  package var notation: NumberFormat.Notation = .automatic
  package var template: String?

  /// Creates a chart label format.
  package init() {}

  /// Numbers and dates.
  package static let fields: [Field<ChartLabelFormat>] = [
    Field("style", \.style, "The style of numbers."),
    Field("code", \.code, rule: .currencyCode, "The three letters of a currency."),
    Field("fractionLength", \.fractionLength, "Digits after the point."),
    Field("notation", \.notation, "The notation of large numbers."),
    Field("template", \.template, rule: .dateFields, "The fields of a date, such as `MMMd`."),
  ]

  /// Requires a currency code for currencies, and refuses one for other numbers.
  package func validate() -> String? {
    (style == .currency) == (code != nil)
      ? nil : "'code' is needed for \"style\": \"currency\" and for no other style"
  }
}
