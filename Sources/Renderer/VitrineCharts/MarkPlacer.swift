import VitrineModel

/// Resolves the positions of a chart's marks: kinds of scales, stacks, groups.
struct MarkPlacer {
  let marks: [ChartMark]
  let calendar: any ChartCalendar
  let x: PlotScale
  let y: PlotScale

  /// The marks that have a position, in order.
  func placed() -> [PlotMark] {
    var plots = marks.indices.compactMap { plain($0) }
    var stacks = MarkStacks(marks: marks)
    stacks.measure(plots)
    let groups = StylePlan.places(groupNames)
    for index in plots.indices {
      let mark = plots[index].index
      if marks[mark].kind.isStacked { stacks.place(&plots[index]) }
      if let name = marks[mark].positionBy, let group = groups[ValueKey(name)] {
        plots[index].group = PlotMark.Group(
          index: group, count: groups.count, span: marks[mark].positionSpan)
      }
    }
    return plots
  }

  /// The names of groups, in the order of the data.
  private var groupNames: [ChartValue] {
    StylePlan.domain(nil, marks.indices.compactMap { marks[$0].positionBy })
  }

  /// The mark with its own values; `nil` if a value isn't of the kind of its axis.
  private func plain(_ index: Int) -> PlotMark? {
    guard marks[index].kind != .sector else { return nil }
    let xs = interval(marks[index].x, marks[index].xStart, marks[index].xEnd, x)
    let ys = interval(marks[index].y, marks[index].yStart, marks[index].yEnd, y)
    guard xs.isValid, ys.isValid else { return nil }
    var plot = PlotMark(index: index, x: xs.interval, y: ys.interval, isVertical: isVertical(index))
    plot.fixedX = fixed(marks[index].x, marks[index].xStart, marks[index].xEnd)
    plot.fixedY = fixed(marks[index].y, marks[index].yStart, marks[index].yEnd)
    return plot
  }

  private func fixed(
    _ value: ChartValue?, _ start: ChartValue?, _ end: ChartValue?
  ) -> PlotMark.FixedSpan? {
    if let place = value?.points { return PlotMark.FixedSpan(start: place, end: place) }
    return start?.points.map { PlotMark.FixedSpan(start: $0, end: end?.points) }
  }

  private func interval(
    _ value: ChartValue?, _ start: ChartValue?, _ end: ChartValue?, _ scale: PlotScale
  ) -> (interval: PlotInterval?, isValid: Bool) {
    if value?.points != nil || start?.points != nil { return (nil, true) }
    if let start, let end {
      guard let first = scale.interval(of: start, calendar),
        let last = scale.interval(of: end, calendar)
      else { return (nil, false) }
      // The whole of units, bins and categories is included.
      return (PlotInterval(first.start, last.end), true)
    }
    guard let value else { return (nil, true) }
    let interval = scale.interval(of: value, calendar)
    return (interval, interval != nil)
  }

  /// Whether a bar is on the horizontal axis.
  ///
  /// Source: Apple's documentation of `BarMark`: a bar with a number on one axis and a category or
  /// a date on the other one extends along the number; one with a single value extends along it,
  /// and one with bins on an axis extends from that axis.
  ///
  /// The mark is accessed by its index: marks are large, and copying thousands of them is slow.
  private func isVertical(_ index: Int) -> Bool {
    if marks[index].y == nil, marks[index].yStart?.isData != true { return x.kind != .number }
    if marks[index].x == nil, marks[index].xStart?.isData != true { return y.kind == .number }
    let (hasBinsX, hasBinsY) = (marks[index].x?.binWidth != nil, marks[index].y?.binWidth != nil)
    if hasBinsX != hasBinsY { return hasBinsX }
    if marks[index].yStart != nil { return true }
    if marks[index].xStart != nil { return false }
    return x.kind != .number || y.kind == .number
  }
}

extension ChartValue {
  /// Whether the value is in the data's units, not in points.
  fileprivate var isData: Bool { points == nil }
}

extension ChartMark.Kind {
  /// Whether marks of this kind at the same position are stacked.
  var isStacked: Bool { self == .bar || self == .area }
}
