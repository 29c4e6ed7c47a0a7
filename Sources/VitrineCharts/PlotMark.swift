import VitrineModel

/// A mark with its place in values of both scales.
package struct PlotMark: Hashable, Sendable {
  /// Index of the mark in the chart.
  package let index: Int
  /// Where it lies from left to right; `nil` is the whole plot.
  package var x: PlotInterval?
  /// Where it lies from bottom to top; `nil` is the whole plot.
  package var y: PlotInterval?
  /// For bars and areas, whether the value runs from bottom to top.
  package var isVertical = true
  /// The share of the band that its group has, from 0 to 1; `nil` is all of it.
  package var group: Group?

  /// A place among the groups of a band.
  package struct Group: Hashable, Sendable {
    /// Index of the group.
    package var index: Int
    /// Number of groups.
    package var count: Int
    /// The room of all groups in the band.
    package var span: ChartDimension?
  }
}

/// From the marks of a chart to their places: kinds of scales, stacks, groups.
struct MarkPlacer {
  let marks: [ChartMark]
  let calendar: any ChartCalendar
  let x: PlotScale
  let y: PlotScale

  /// The marks that have a place, in their order.
  func placed() -> [PlotMark] {
    var plots = marks.indices.compactMap { plain(marks[$0], $0) }
    var stacks = MarkStacks(marks: marks)
    stacks.measure(plots)
    let groups = Dictionary(
      groupNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for index in plots.indices {
      let mark = marks[plots[index].index]
      if mark.kind == .bar || mark.kind == .area { stacks.place(&plots[index], mark) }
      if let name = mark.positionBy, let group = groups[name] {
        plots[index].group = PlotMark.Group(
          index: group, count: groups.count, span: mark.positionSpan)
      }
    }
    return plots
  }

  /// The names of groups, in the order of the data.
  private var groupNames: [ChartValue] {
    var seen: Set<ChartValue> = []
    return marks.compactMap(\.positionBy).filter { seen.insert($0).inserted }
  }

  /// The mark with what it says itself; `nil` when a value is of another kind than its axis.
  private func plain(_ mark: ChartMark, _ index: Int) -> PlotMark? {
    guard mark.kind != .sector else { return nil }
    let xs = interval(mark.x, mark.xStart, mark.xEnd, x)
    let ys = interval(mark.y, mark.yStart, mark.yEnd, y)
    guard xs.isValid, ys.isValid else { return nil }
    return PlotMark(
      index: index, x: xs.interval, y: ys.interval, isVertical: isVertical(mark))
  }

  private func interval(
    _ value: ChartValue?, _ start: ChartValue?, _ end: ChartValue?, _ scale: PlotScale
  ) -> (interval: PlotInterval?, isValid: Bool) {
    if let start, let end {
      guard let first = scale.interval(of: start, calendar),
        let last = scale.interval(of: end, calendar)
      else { return (nil, false) }
      // From the start of the first unit to that of the last one; categories are wholly inside.
      return (
        PlotInterval(first.start, scale.kind == .category ? last.end : last.start), true
      )
    }
    guard let value else { return (nil, true) }
    let interval = scale.interval(of: value, calendar)
    return (interval, interval != nil)
  }

  /// Whether a bar stands on the horizontal axis.
  ///
  /// Source: Apple's documentation of `BarMark`: a bar with a number on one axis and a category or a
  /// date on the other one runs along the number.
  private func isVertical(_ mark: ChartMark) -> Bool {
    if mark.yStart != nil { return true }
    if mark.xStart != nil { return false }
    guard x.kind == .number, y.kind != .number else { return true }
    return false
  }
}

/// Bars and areas on top of each other.
struct MarkStacks {
  /// Marks that share a place.
  private struct Key: Hashable {
    var kind: ChartMark.Kind
    var isVertical: Bool
    var place: PlotInterval?
    var group: ChartValue?
  }

  /// How far the marks of a place reach so far.
  private struct Height {
    var positive = 0.0
    var negative = 0.0
  }

  private var heights: [Key: Height] = [:]
  private var totals: [Key: Double] = [:]
  private let marks: [ChartMark]

  /// Takes all marks of a chart.
  init(marks: [ChartMark]) { self.marks = marks }

  private func key(_ plot: PlotMark, _ mark: ChartMark) -> Key {
    Key(
      kind: mark.kind, isVertical: plot.isVertical, place: plot.isVertical ? plot.x : plot.y,
      group: mark.positionBy)
  }

  /// Takes what all marks of each place add up to, before any of them is placed.
  mutating func measure(_ plots: [PlotMark]) {
    for plot in plots {
      let mark = marks[plot.index]
      guard mark.stacking == .normalized || mark.stacking == .center,
        mark.kind == .bar || mark.kind == .area, let value = value(plot, mark)
      else { continue }
      totals[key(plot, mark), default: 0] += abs(value)
    }
  }

  /// The value of a mark that has no start and no end of its own.
  private func value(_ plot: PlotMark, _ mark: ChartMark) -> Double? {
    plot.isVertical
      ? (mark.yStart == nil ? plot.y?.end : nil) : (mark.xStart == nil ? plot.x?.end : nil)
  }

  /// Puts a mark from zero, or from the marks before it, to its value.
  mutating func place(_ plot: inout PlotMark, _ mark: ChartMark) {
    guard let value = value(plot, mark) else { return }
    let span = span(of: value, key(plot, mark), mark.stacking)
    if plot.isVertical { plot.y = span } else { plot.x = span }
  }

  private mutating func span(
    of value: Double, _ key: Key, _ stacking: ChartMark.Stacking
  ) -> PlotInterval {
    if stacking == .unstacked { return PlotInterval(0, value) }
    var height = heights[key] ?? Height()
    defer { heights[key] = height }
    let total = totals[key] ?? 0
    switch stacking {
    case .normalized, .center:
      let scale = stacking == .center ? 1 : (total > 0 ? 1 / total : 0)
      let shift = stacking == .center ? -total / 2 : 0
      let start = height.positive
      height.positive += abs(value) * scale
      return PlotInterval(start + shift, height.positive + shift)
    case .standard, .unstacked:
      if value >= 0 {
        let start = height.positive
        height.positive += value
        return PlotInterval(start, height.positive)
      }
      let start = height.negative
      height.negative += value
      return PlotInterval(start, height.negative)
    }
  }
}
