/// Data drawn as marks along two axes.
///
/// It has no size: layout draws it in whatever room there is.
package struct Chart: ArchiveRecord {
  /// The marks, the first behind all others.
  package var marks: [ChartMark] = []
  /// How values become places from left to right.
  package var xScale = ChartScale()
  /// How values become places from bottom to top.
  package var yScale = ChartScale()
  /// The horizontal axis.
  package var xAxis = ChartAxis()
  /// The vertical axis.
  package var yAxis = ChartAxis()
  /// Which style each value has.
  package var foregroundStyleScale = ChartStyleScale()
  /// Which symbol each value has.
  package var symbolScale = ChartSymbolScale()
  /// The legend.
  package var legend = ChartLegend()
  /// Modifiers of the plot area.
  package var plotStyle: [Modifier] = []
  /// A view behind the chart.
  package var background: Layer?
  /// A view in front of the chart.
  package var overlay: Layer?
  /// What the values of the marks are called.
  package var names = ChartNames()

  /// Makes a chart without marks.
  package init() {}

  /// Data, then looks.
  package static let fields: [Field<Chart>] = [
    Field("marks", \.marks, required: true, "The marks, the first behind all others."),
    Field("xScale", \.xScale, "How values become places from left to right."),
    Field("yScale", \.yScale, "How values become places from bottom to top."),
    Field("xAxis", \.xAxis, "The horizontal axis."),
    Field("yAxis", \.yAxis, "The vertical axis."),
    Field("foregroundStyleScale", \.foregroundStyleScale, "Which style each value has."),
    Field("symbolScale", \.symbolScale, "Which symbol each value has."),
    Field("legend", \.legend, "What the styles and symbols mean."),
    Field("plotStyle", \.plotStyle, "Modifiers of the plot area, the innermost first."),
    Field("background", \.background, "A view behind the chart."),
    Field("overlay", \.overlay, "A view in front of the chart."),
    Field("names", \.names, "What the values of the marks are called."),
  ]

  /// Refuses more marks than a chart can show.
  package func excess(over limits: ArchiveLimits) -> ArchiveError.Reason? {
    let count = marks.reduce(marks.count) { $0 + $1.mask.count }
    return count > limits.chartMarks
      ? .limitExceeded(.chartMarks, found: count, allowed: limits.chartMarks) : nil
  }
}

/// What the values of a chart's marks are called, for people who hear the chart.
package struct ChartNames: ArchiveRecord {
  /// What the horizontal axis shows.
  package var x: String?
  /// What the vertical axis shows.
  package var y: String?
  /// What sectors show.
  package var angle: String?
  /// What styles stand for.
  package var foregroundStyle: String?

  /// Makes values without names.
  package init() {}

  /// The names.
  package static let fields: [Field<ChartNames>] = [
    Field("x", \.x, "What the horizontal axis shows."),
    Field("y", \.y, "What the vertical axis shows."),
    Field("angle", \.angle, "What sectors show."),
    Field("foregroundStyle", \.foregroundStyle, "What styles stand for."),
  ]
}

/// What the styles and symbols of a chart mean.
package struct ChartLegend: ArchiveRecord {
  /// Whether the legend is drawn.
  package var visibility: ChartAxis.Visibility = .automatic
  /// The side of the chart.
  package var position: ChartAnnotation.Position = .automatic
  /// Where along that side it stands; `nil` is its start.
  package var alignment: Alignment?
  /// Points between legend and chart; `nil` is the chart's choice.
  package var spacing: Double?
  /// A legend of the author's own.
  package var content: ViewNode?

  /// Makes a legend where there is something to explain.
  package init() {}

  /// Visibility, place and content.
  package static let fields: [Field<ChartLegend>] = [
    Field("visibility", \.visibility, "Whether it is drawn."),
    Field("position", \.position, "The side of the chart; default: below."),
    Field("alignment", \.alignment, "Where along that side it stands."),
    Field("spacing", \.spacing, "Points between it and the chart."),
    Field("content", \.content, "A legend of the author's own."),
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
