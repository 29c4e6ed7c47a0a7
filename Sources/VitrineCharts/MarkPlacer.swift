import VitrineModel

/// From the marks of a chart to their places: kinds of scales, stacks, groups.
struct MarkPlacer {
  let marks: [ChartMark]
  let calendar: any ChartCalendar
  let x: PlotScale
  let y: PlotScale

  /// The marks that have a place, in their order.
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

  /// The mark with its own values; `nil` if a value is of another kind than its axis.
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
      // Units, bins and categories are wholly inside.
      return (PlotInterval(first.start, last.end), true)
    }
    guard let value else { return (nil, true) }
    let interval = scale.interval(of: value, calendar)
    return (interval, interval != nil)
  }

  /// Whether a bar is on the horizontal axis.
  ///
  /// Source: Apple's documentation of `BarMark`: a bar with a number on one axis and a category or a
  /// date on the other one runs along the number; one with a single value runs along it, and one with
  /// bins on an axis is on it.
  ///
  /// The mark is read in place: whole marks are large, and to copy thousands of them takes time.
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
  /// Whether it is a value of the data and not a place in points.
  fileprivate var isData: Bool { points == nil }
}

extension ChartMark.Kind {
  /// Whether marks of the kind that share a place are put on top of each other.
  var isStacked: Bool { self == .bar || self == .area }
}
