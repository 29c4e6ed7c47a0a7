import VitrineGeometry
import VitrineModel

/// A chart whose scales, places, ticks and styles are known, but not its size.
package struct ChartPlan: Sendable {
  /// The chart to lay out.
  package let chart: Chart
  /// Lengths that the chart chooses.
  package let metrics: ChartMetrics
  /// From left to right.
  package let x: PlotScale
  /// From bottom to top.
  package let y: PlotScale
  /// The marks that have a place along both axes.
  package let marks: [PlotMark]
  /// The values that styles, symbols and dashes represent.
  package let styles: StylePlan
  private let calendar: any ChartCalendar
  /// The sets of lines and labels below or above the plot.
  package let xAxis: [AxisPlan]
  /// The sets of lines and labels beside the plot.
  package let yAxis: [AxisPlan]

  /// Plans a chart in a calendar.
  package init(
    _ chart: Chart, calendar: any ChartCalendar, metrics: ChartMetrics = .standard
  ) {
    let domains = ScaleDomains(chart: chart, calendar: calendar, metrics: metrics)
    let kinds = domains.kinds()
    let placer = MarkPlacer(marks: chart.marks, calendar: calendar, x: kinds.x, y: kinds.y)
    let marks = placer.placed()
    let x = domains.fitted(kinds.x, chart.xScale, chart.xAxis, to: marks.compactMap(\.x))
    let y = domains.fitted(kinds.y, chart.yScale, chart.yAxis, to: marks.compactMap(\.y))
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

  /// Other marks on the scales of a plan.
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

  /// The values that an axis would mark for an author's closure.
  ///
  /// - Parameter values: what the author asks for.
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
  /// The location of the set in its file.
  package enum Side: Sendable {
    /// Above the plot.
    case top
    /// Below the plot.
    case bottom
    /// Before the plot.
    case leading
    /// After the plot.
    case trailing
  }

  /// A value with its lines and its label.
  package struct Entry: Sendable {
    /// The tick of the entry.
    package var tick: AxisTick
    /// The item at the value.
    package var item: ChartAxisItem
  }

  /// The location of the set in its file.
  package let side: Side
  /// How labels and lines share the room.
  package let preset: ChartAxisMarks.Preset
  /// The values, in their order.
  package let entries: [Entry]
  /// The precision that distinguishes the values.
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

  /// The marks at a value unless the author specifies others: a line and a label (assumed).
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

  /// Whether labels are centred between two values.
  ///
  /// Source: Apple's documentation of `AxisValueLabel`: so for categories, not for continuous data.
  package func isCentered(_ centered: Bool?) -> Bool { centered ?? (kind == .category) }
}
