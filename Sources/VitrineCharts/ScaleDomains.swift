import VitrineModel

/// The scales of a chart: what its data are, and how far they reach.
struct ScaleDomains {
  let chart: Chart
  let calendar: any ChartCalendar
  let metrics: ChartMetrics

  /// The values of one axis in all marks.
  private func values(_ axis: Axis) -> [ChartValue] {
    var values: [ChartValue] = []
    for mark in chart.marks {
      let parts =
        axis == .horizontal
        ? [mark.x, mark.xStart, mark.xEnd] : [mark.y, mark.yStart, mark.yEnd]
      for part in parts { if let part { values.append(part) } }
    }
    return values
  }

  /// Both scales, as far as they follow from the data's kinds; numbers have no ends yet.
  func kinds() -> (x: PlotScale, y: PlotScale) {
    (kind(chart.xScale, values(.horizontal)), kind(chart.yScale, values(.vertical)))
  }

  private func kind(_ data: ChartScale, _ values: [ChartValue]) -> PlotScale {
    var scale = PlotScale()
    scale.isReversed = data.isReversed
    scale.startPadding = data.startPadding
    scale.endPadding = data.endPadding
    let all = (data.domain ?? []) + values
    switch data.kind {
    case .category: scale.kind = .category
    case .date: scale.kind = .date
    case .linear, .log, .symmetricLog, .squareRoot: scale.kind = .number
    case nil:
      scale.kind =
        all.contains { $0.category != nil }
        ? .category : all.contains { $0.date != nil } ? .date : .number
    }
    switch data.kind {
    case .log: scale.transform = .log
    case .symmetricLog: scale.transform = .symmetricLog(slope: data.slopeAtZero)
    case .squareRoot: scale.transform = .squareRoot
    default: break
    }
    if scale.kind == .category { takeCategories(of: data.domain ?? values, &scale) }
    return scale
  }

  private func takeCategories(of values: [ChartValue], _ scale: inout PlotScale) {
    var seen: Set<String> = []
    scale.categories = values.compactMap(\.category).filter { seen.insert($0).inserted }
    scale.upper = Double(max(scale.categories.count, 1))
  }

  /// A scale with the ends that its data or its author give it.
  func fitted(
    _ scale: PlotScale, _ data: ChartScale, _ axis: ChartAxis, to intervals: [PlotInterval]
  ) -> PlotScale {
    guard scale.kind != .category else { return scale }
    var scale = scale
    if let domain = data.domain, domain.count == 2, let lower = domain[0].position,
      let upper = domain[1].position
    {
      (scale.lower, scale.upper) = ends(lower, upper, scale)
      return scale
    }
    let lows = intervals.map { min($0.start, $0.end) }.filter(\.isFinite)
    let highs = intervals.map { max($0.start, $0.end) }.filter(\.isFinite)
    guard let low = lows.min(), let high = highs.max() else { return scale }
    if scale.kind == .date {
      (scale.lower, scale.upper) = ends(low, high, scale)
    } else {
      (scale.lower, scale.upper) = round(low, high, scale, data, axis)
    }
    return scale
  }

  /// Ends with a distance: a single value has an axis of a day, or up to the next number.
  private func ends(
    _ lower: Double, _ upper: Double, _ scale: PlotScale
  ) -> (lower: Double, upper: Double) {
    guard upper <= lower else { return (lower, upper) }
    return (lower, lower + (scale.kind == .date ? TimeField.day.seconds : 1))
  }

  /// The round numbers around the data.
  ///
  /// Source: read off: 0…1.25 becomes 0…1.5, −1.35…1.25 becomes −2…2, −6.1…1.3 becomes −10…5; an axis
  /// of numbers includes zero (Apple's documentation of `includesZero`: assumed for `nil`).
  private func round(
    _ low: Double, _ high: Double, _ scale: PlotScale, _ data: ChartScale, _ axis: ChartAxis
  ) -> (lower: Double, upper: Double) {
    if scale.transform == .log {
      let low = max(low, .leastNormalMagnitude)
      return PowerTicks.rounded(low, max(high, low))
    }
    let includesZero = data.includesZero ?? true
    let lower = includesZero ? min(low, 0) : low
    let (first, last) = ends(lower, includesZero ? max(high, 0) : high, scale)
    let values = axis.marks?.first?.items == nil ? axis.marks?.first?.values : nil
    let ticks =
      values?.stride.map { NumberTicks(step: $0) }
      ?? NumberTicks(
        first, last, count: values?.desiredCount ?? metrics.numberCount, isRounded: true,
        wholeNumbers: data.wholeNumbers)
    let rounded = ticks.rounded(first, last)
    return (
      values?.roundLowerBound == false ? first : rounded.lower,
      values?.roundUpperBound == false ? last : rounded.upper
    )
  }
}
