import VitrineGeometry
import VitrineModel

/// The scales of a chart: their kinds and domains.
struct ScaleDomains {
  let chart: Chart
  let calendar: any ChartCalendar
  let metrics: ChartMetrics

  /// Calls `take` with the values of one axis in all marks.
  private func forEachValue(_ axis: Axis, _ take: (ChartValue) -> Void) {
    func visit(_ value: ChartValue?) {
      if let value, value.points == nil { take(value) }
    }
    for index in chart.marks.indices {
      if axis == .horizontal {
        visit(chart.marks[index].x)
        visit(chart.marks[index].xStart)
        visit(chart.marks[index].xEnd)
      } else {
        visit(chart.marks[index].y)
        visit(chart.marks[index].yStart)
        visit(chart.marks[index].yEnd)
      }
    }
  }

  /// Both scales with the kinds of the data; numbers and dates have no domain yet.
  func kinds() -> (x: PlotScale, y: PlotScale) {
    (kind(chart.xScale, .horizontal), kind(chart.yScale, .vertical))
  }

  private func kind(_ data: ChartScale, _ axis: Axis) -> PlotScale {
    var scale = PlotScale()
    var (isEmpty, hasNames, hasDates) = (true, false, false)
    func take(_ value: ChartValue) {
      isEmpty = false
      if value.category != nil { hasNames = true }
      if value.date != nil { hasDates = true }
    }
    data.domain?.forEach(take)
    forEachValue(axis, take)
    scale.isReversed = data.isReversed
    scale.startPadding = data.startPadding
    scale.endPadding = data.endPadding
    scale.isEmpty = isEmpty
    switch data.kind {
    case .category: scale.kind = .category
    case .date: scale.kind = .date
    case .linear, .log, .symmetricLog, .squareRoot, .power: scale.kind = .number
    case nil: scale.kind = hasNames ? .category : hasDates ? .date : .number
    }
    switch data.kind {
    case .log: scale.transform = .log
    case .symmetricLog: scale.transform = .symmetricLog(slope: data.slopeAtZero)
    case .squareRoot: scale.transform = .power(exponent: 0.5)
    case .power: scale.transform = .power(exponent: data.exponent)
    default: break
    }
    if scale.kind == .category { scale.take(names(data, axis)) }
    return scale
  }

  /// The categories of an axis in order.
  private func names(_ data: ChartScale, _ axis: Axis) -> [String] {
    var (names, seen) = ([String](), Set<String>())
    func take(_ value: ChartValue) {
      // Consecutive marks often have the same category.
      guard let name = value.category, name != names.last, seen.insert(name).inserted else {
        return
      }
      names.append(name)
    }
    if let domain = data.domain { domain.forEach(take) } else { forEachValue(axis, take) }
    return names
  }

  /// A scale with the domain of its data, or the one that the chart specifies.
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
      (scale.lower, scale.upper) = rounded(ends(low, high, scale), axis)
    } else {
      (scale.lower, scale.upper) = round(low, high, scale, data, axis)
    }
    return scale
  }

  /// Dates, extended to the units that the axis marks if the chart specifies it.
  private func rounded(
    _ ends: (lower: Double, upper: Double), _ axis: ChartAxis
  ) -> (lower: Double, upper: Double) {
    guard let values = axis.marks?.first?.values, values.given == nil else { return ends }
    let ticks = DateTicks(lower: ends.lower, upper: ends.upper, calendar: calendar)
    let step = ticks.step(values, count: metrics.dateCount)
    return (
      values.roundLowerBound == true ? ticks.start(step) : ends.lower,
      values.roundUpperBound == true ? ticks.end(step) : ends.upper
    )
  }

  /// A domain with an extent: for a single value, a day or the next number.
  private func ends(
    _ lower: Double, _ upper: Double, _ scale: PlotScale
  ) -> (lower: Double, upper: Double) {
    guard upper <= lower else { return (lower, upper) }
    return (lower, lower + (scale.kind == .date ? TimeField.day.seconds : 1))
  }

  /// The round numbers around the data.
  ///
  /// Source: measured in pictures: 0…1.25 becomes 0…1.5, −1.35…1.25 becomes −2…2, −6.1…1.3 becomes
  /// −10…5; an axis of numbers includes zero (Apple's documentation of `includesZero`; assumed for
  /// `nil`).
  private func round(
    _ low: Double, _ high: Double, _ scale: PlotScale, _ data: ChartScale, _ axis: ChartAxis
  ) -> (lower: Double, upper: Double) {
    switch scale.transform {
    case .log:
      let low = max(low, .leastNormalMagnitude)
      return PowerTicks.rounded(low, max(high, low))
    case .symmetricLog(let slope):
      return PowerTicks.symmetricRounded(min(low, 0), max(high, 0), slope: slope)
    case .linear, .power: break
    }
    let includesZero = data.includesZero ?? true
    let lower = includesZero ? min(low, 0) : low
    let (first, last) = ends(lower, includesZero ? max(high, 0) : high, scale)
    let values = axis.marks?.first?.values
    let ticks =
      values?.stride.map { NumberTicks(step: $0) }
      ?? NumberTicks(
        first, last, count: values?.desiredCount ?? metrics.numberCount, isRounded: true,
        minimum: data.minimumStep(values))
    let rounded = ticks.rounded(first, last)
    return (
      values?.roundLowerBound == false ? first : rounded.lower,
      values?.roundUpperBound == false ? last : rounded.upper
    )
  }
}

extension ChartScale {
  /// The minimum distance between the numbers that the axis marks; 0 for no minimum.
  func minimumStep(_ values: ChartAxisValues?) -> Double {
    max(wholeNumbers ? 1 : 0, values?.minimumStride ?? 0)
  }
}

extension PlotScale {
  /// Adds categories, each of which has an extent of 1.
  fileprivate mutating func take(_ names: [String]) {
    categories = names
    upper = Double(max(names.count, 1))
  }
}
