import VitrineModel

/// The stacks of bars and areas at the same position.
struct MarkStacks {
  /// A position at which marks are stacked.
  private struct Key: Hashable {
    var kind: ChartMark.Kind
    var isVertical: Bool
    var place: PlotInterval?
    var group: ValueKey?

    /// Kinds and directions are few, and need no hashing.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place?.start)
      if let group { hasher.combine(group) }
    }
  }

  /// The current extent of a stack.
  fileprivate struct Height {
    var positive = 0.0
    var negative = 0.0
  }

  private var heights: [Key: Height] = [:]
  private var totals: [Key: Double] = [:]
  private let marks: [ChartMark]

  /// Creates the stacks of a chart's marks.
  init(marks: [ChartMark]) { self.marks = marks }

  private func key(_ plot: PlotMark) -> Key {
    Key(
      kind: marks[plot.index].kind, isVertical: plot.isVertical,
      place: plot.isVertical ? plot.x : plot.y,
      group: marks[plot.index].positionBy.map(ValueKey.init))
  }

  /// Sums the marks at each position before any of them is positioned.
  mutating func measure(_ plots: [PlotMark]) {
    for plot in plots {
      let stacking = marks[plot.index].stacking
      guard stacking == .normalized || stacking == .center, marks[plot.index].kind.isStacked,
        let value = value(plot)
      else { continue }
      totals[key(plot), default: 0] += abs(value)
    }
  }

  /// The value of a mark without a start and an end.
  private func value(_ plot: PlotMark) -> Double? {
    plot.isVertical
      ? (marks[plot.index].yStart == nil ? plot.y?.end : nil)
      : (marks[plot.index].xStart == nil ? plot.x?.end : nil)
  }

  /// Positions a mark from zero, or from the end of the previous marks, to its value.
  mutating func place(_ plot: inout PlotMark) {
    guard let value = value(plot) else { return }
    let span = span(of: value, key(plot), marks[plot.index].stacking)
    if plot.isVertical { plot.y = span } else { plot.x = span }
  }

  private mutating func span(
    of value: Double, _ key: Key, _ stacking: ChartMark.Stacking
  ) -> PlotInterval {
    if stacking == .unstacked { return PlotInterval(0, value) }
    let total = stacking == .standard ? 0 : totals[key] ?? 0
    return heights[key, default: Height()].span(of: value, stacking, total: total)
  }
}

extension MarkStacks.Height {
  /// Adds a value on top of the previous ones.
  fileprivate mutating func span(
    of value: Double, _ stacking: ChartMark.Stacking, total: Double
  ) -> PlotInterval {
    switch stacking {
    case .normalized, .center:
      let scale = stacking == .center ? 1 : (total > 0 ? 1 / total : 0)
      let shift = stacking == .center ? -total / 2 : 0
      let start = positive
      positive += abs(value) * scale
      return PlotInterval(start + shift, positive + shift)
    case .standard, .unstacked:
      if value >= 0 {
        let start = positive
        positive += value
        return PlotInterval(start, positive)
      }
      let start = negative
      negative += value
      return PlotInterval(start, negative)
    }
  }
}
