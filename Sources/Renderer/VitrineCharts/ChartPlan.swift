import VitrineGeometry
import VitrineModel

/// A chart whose scales, positions, ticks and styles are resolved, independent of its size.
package struct ChartPlan: Sendable {
  /// The chart to lay out.
  package let chart: Chart
  /// The default lengths of the chart.
  package let metrics: ChartMetrics
  /// The horizontal scale, from left to right.
  package let x: PlotScale
  /// The vertical scale, from bottom to top.
  package let y: PlotScale
  /// The marks that have a position on both axes.
  package let marks: [PlotMark]
  /// The styles, symbols and dashes of the chart's values.
  package let styles: StylePlan
  private let calendar: any ChartCalendar
  /// The sets of lines and labels below or above the plot.
  package let xAxis: [AxisPlan]
  /// The sets of lines and labels beside the plot.
  package let yAxis: [AxisPlan]

  /// The number of marks that are not drawn, because a value is of another kind than its axis.
  package var lostCount: Int {
    let sectors = chart.marks.indices.count { chart.marks[$0].kind == .sector }
    return chart.marks.count - sectors - marks.count
  }

  /// Resolves a chart with the units of a calendar.
  package init(
    _ chart: Chart, calendar: any ChartCalendar, metrics: ChartMetrics = .standard
  ) {
    let domains = ScaleDomains(chart: chart, calendar: calendar, metrics: metrics)
    let kinds = domains.kinds()
    let placer = MarkPlacer(marks: chart.marks, calendar: calendar, x: kinds.x, y: kinds.y)
    let marks = placer.placed()
    let x = domains.fitted(kinds.x, chart.xScale, chart.xAxis, to: marks.compactMap(\.x))
      .showing(chart.xScale.visibleDomain)
    let y = domains.fitted(kinds.y, chart.yScale, chart.yAxis, to: marks.compactMap(\.y))
      .showing(chart.yScale.visibleDomain)
    self.chart = chart
    self.metrics = metrics
    self.calendar = calendar
    self.marks = marks
    (self.x, self.y) = (x, y)
    styles = StylePlan(chart)
    let isCircle =
      !chart.marks.isEmpty && chart.marks.indices.allSatisfy { chart.marks[$0].kind == .sector }
    func axes(_ axis: ChartAxis, _ scale: PlotScale, _ data: ChartScale, _ side: Axis) -> [AxisPlan]
    {
      guard axis.visibility != .hidden, !isCircle || axis.visibility == .visible else { return [] }
      let ticks = AxisTicks(scale: scale, scaleData: data, calendar: calendar, metrics: metrics)
      return (axis.marks ?? [ChartAxisMarks()]).map {
        AxisPlan($0, side, scale, ticks)
      }
    }
    xAxis = axes(chart.xAxis, x, chart.xScale, .horizontal)
    yAxis = axes(chart.yAxis, y, chart.yScale, .vertical)
  }

  /// Replaces the marks of a plan and keeps its scales.
  init(_ plan: ChartPlan, marks: [ChartMark]) {
    var chart = plan.chart
    chart.marks = marks
    self.chart = chart
    metrics = plan.metrics
    (x, y) = (plan.x, plan.y)
    calendar = plan.calendar
    self.marks = MarkPlacer(
      marks: marks, calendar: plan.calendar, x: plan.x, y: plan.y
    ).placed()
    styles = plan.styles
    (xAxis, yAxis) = ([], [])
  }

  /// The values that an axis marks, which a closure of the chart receives.
  ///
  /// - Parameter values: the values that the chart specifies.
  package static func ticks(
    _ values: ChartAxisValues, of axis: Axis, in chart: Chart, calendar: any ChartCalendar
  ) -> [AxisTick] {
    let plan = ChartPlan(chart, calendar: calendar)
    let (scale, data) = axis == .horizontal ? (plan.x, chart.xScale) : (plan.y, chart.yScale)
    let ticks = AxisTicks(
      scale: scale, scaleData: data, calendar: calendar, metrics: plan.metrics)
    return ticks.ticks(values).ticks
  }
}

/// One set of grid lines, ticks and labels of an axis.
package struct AxisPlan: Sendable {
  /// The side of the plot that an axis is on.
  package enum Side: Sendable {
    /// The top edge of the plot.
    case top
    /// The bottom edge of the plot.
    case bottom
    /// The leading edge of the plot.
    case leading
    /// The trailing edge of the plot.
    case trailing
  }

  /// A value with its lines and label.
  package struct Entry: Sendable {
    /// The value that is marked.
    package var tick: AxisTick
    /// The lines and the label.
    package var item: ChartAxisItem
  }

  /// The side of the plot that the set is on.
  package let side: Side
  /// How labels are arranged with lines.
  package let preset: ChartAxisMarks.Preset
  /// The values, in their order.
  package let entries: [Entry]
  /// The precision that distinguishes the labels.
  package let precision: AxisPrecision
  /// The kind of values.
  package let kind: PlotScale.Kind

  init(_ marks: ChartAxisMarks, _ axis: Axis, _ scale: PlotScale, _ ticks: AxisTicks) {
    side = AxisPlan.side(marks.position, axis)
    preset = marks.preset
    kind = scale.kind
    if let items = marks.items {
      var values = ChartAxisValues()
      values.given = items.compactMap(\.value)
      let found = ticks.ticks(values)
      precision = found.precision
      entries = found.ticks.compactMap { tick in
        items.first { $0.value.map { AxisPlan.same($0, tick.data) } ?? false }
          .map { Entry(tick: tick, item: $0) }
      }
    } else {
      let found = ticks.ticks(marks.values)
      precision = found.precision
      let item = marks.content ?? AxisPlan.standard
      entries = found.ticks.map { Entry(tick: $0, item: item) }
    }
  }

  private static func same(_ left: ChartValue, _ right: ChartValue) -> Bool {
    left.category == right.category && left.position == right.position
  }

  /// Assumed: by default, a value is marked with a line and a label.
  private static var standard: ChartAxisItem {
    var item = ChartAxisItem()
    item.gridLine = ChartAxisLine()
    item.label = ChartAxisLabel()
    return item
  }

  /// The side of the axis; below or after the plot by default.
  ///
  /// Source: Apple's documentation of `AxisMarkPosition`; the sides are those of Apple's pictures.
  private static func side(_ position: ChartAxisMarks.Position, _ axis: Axis) -> Side {
    switch (position, axis) {
    case (.top, .horizontal): .top
    case (_, .horizontal): .bottom
    case (.leading, .vertical): .leading
    case (_, .vertical): .trailing
    }
  }

  /// Returns whether labels are centred between two values.
  ///
  /// Source: Apple's documentation of `AxisValueLabel`: they are for categories, not for continuous
  /// data.
  package func isCentered(_ centered: Bool?) -> Bool { centered ?? (kind == .category) }
}
