import VitrineCoding
import VitrineGeometry

/// Data drawn as marks along two axes.
///
/// A chart has no size of its own and fills the space that it is offered.
package struct Chart: ArchiveRecord {
  package var marks: [ChartMark] = []
  package var xScale = ChartScale()
  package var yScale = ChartScale()
  package var xAxis = ChartAxis()
  package var yAxis = ChartAxis()
  package var foregroundStyleScale = ChartStyleScale()
  package var symbolScale = ChartSymbolScale()
  package var symbolSizeScale = ChartSizeScale()
  package var lineStyleScale = ChartLineScale()
  private var boxedLegend = Boxed.value(ChartLegend())
  package var plotStyle: [Modifier] = []
  package var background: Layer?
  package var overlay: Layer?
  private var boxedNames = Boxed.value(ChartNames())

  package var legend: ChartLegend {
    get { boxedLegend.wrapped }
    set { boxedLegend.wrapped = newValue }
  }
  package var names: ChartNames {
    get { boxedNames.wrapped }
    set { boxedNames.wrapped = newValue }
  }

  /// Creates a chart.
  package init() {}

  /// Data first, then appearance.
  package static let fields: [Field<Chart>] = [
    Field("marks", \.marks, required: true, "The marks, the first behind all others."),
    Field("xScale", \.xScale, "How values are mapped to positions from left to right."),
    Field("yScale", \.yScale, "How values are mapped to positions from bottom to top."),
    Field("xAxis", \.xAxis, "The horizontal axis."),
    Field("yAxis", \.yAxis, "The vertical axis."),
    Field("foregroundStyleScale", \.foregroundStyleScale, "The style of each value."),
    Field("symbolScale", \.symbolScale, "The symbol of each value."),
    Field("symbolSizeScale", \.symbolSizeScale, "The area of each value's symbol."),
    Field("lineStyleScale", \.lineStyleScale, "The line style of each value."),
    Field("legend", \.legend, "What the styles and symbols mean."),
    Field("plotStyle", \.plotStyle, "Modifiers of the plot area, the innermost first."),
    Field("background", \.background, "A view behind the chart."),
    Field("overlay", \.overlay, "A view in front of the chart."),
    Field("names", \.names, "The names of the values of the marks."),
  ]

  /// Refuses more marks than the limits allow.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    let count = marks.reduce(marks.count) { $0 + $1.mask.count }
    return count > limits.chartMarks
      ? .limitExceeded(.chartMarks, found: count, allowed: limits.chartMarks) : nil
  }
}

/// The labels of the values of a chart's marks, for assistive technologies.
package struct ChartNames: ArchiveRecord {
  package var x: String?
  package var y: String?
  package var angle: String?
  package var foregroundStyle: String?

  /// Creates the names of a chart.
  package init() {}

  /// The fields of the record: one label for each channel.
  package static let fields: [Field<ChartNames>] = [
    Field("x", \.x, "What the horizontal axis shows."),
    Field("y", \.y, "What the vertical axis shows."),
    Field("angle", \.angle, "What sectors show."),
    Field("foregroundStyle", \.foregroundStyle, "The values that styles encode."),
  ]
}

/// The entries that explain the styles and symbols of a chart.
package struct ChartLegend: ArchiveRecord {
  package var visibility: ChartAxis.Visibility = .automatic
  package var position: ChartAnnotation.Position = .automatic
  package var alignment: Alignment?
  package var spacing: Double?
  package var content: ViewNode?

  /// Creates the legend that a chart shows by default.
  package init() {}

  /// Visibility, place and content.
  package static let fields: [Field<ChartLegend>] = [
    Field("visibility", \.visibility, "Whether it is drawn."),
    Field("position", \.position, "The side of the chart; default: below."),
    Field("alignment", \.alignment, "Its position along that side."),
    Field("spacing", \.spacing, "Points between it and the chart."),
    Field("content", \.content, "A custom legend."),
  ]

  /// A string hides or shows it.
  package static let shorthands: [Shorthand<ChartLegend>] = [
    Shorthand(
      String.self, schema: { ChartAxis.Visibility.schema(in: &$0) }
    ) { name in
      ChartAxis.Visibility(rawValue: name).map { visibility in
        var legend = ChartLegend()
        legend.visibility = visibility
        return legend
      }
    } write: { legend in
      var plain = ChartLegend()
      plain.visibility = legend.visibility
      return legend == plain ? .string(legend.visibility.rawValue) : nil
    }
  ]
}
