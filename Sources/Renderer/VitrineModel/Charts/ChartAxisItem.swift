import VitrineCoding

/// The marks at one value of an axis.
package struct ChartAxisItem: ArchiveRecord {
  package var value: ChartValue?
  package var gridLine: ChartAxisLine?
  package var tick: ChartAxisLine?
  package var label: ChartAxisLabel?

  /// Creates a chart axis item.
  package init() {}

  /// Value, lines and label.
  package static let fields: [Field<ChartAxisItem>] = [
    Field("value", \.value, "The value."),
    Field("gridLine", \.gridLine, "A line across the plot."),
    Field("tick", \.tick, "A short line outside the plot."),
    Field("label", \.label, "A label."),
  ]
}

/// A grid line or a tick.
package struct ChartAxisLine: ArchiveRecord {
  package var centered: Bool?
  package var length: Double?
  package var style: ShapeStyle?
  package var lineStyle: ChartLineStyle?
  package var offsetX = 0.0
  package var offsetY = 0.0

  /// Creates a line in the style that a chart has by default.
  package init() {}

  /// Position and style.
  package static let fields: [Field<ChartAxisLine>] = [
    Field("centered", \.centered, "Whether it is centred between two values."),
    Field("length", \.length, rule: .nonNegative, "Length of a tick in points."),
    Field("style", \.style, "The style of the line."),
    Field("lineStyle", \.lineStyle, "Its geometry."),
    Field("offsetX", \.offsetX, "The distance by which it is moved to the right, in points."),
    Field("offsetY", \.offsetY, "The distance by which it is moved downwards, in points."),
  ]
}
