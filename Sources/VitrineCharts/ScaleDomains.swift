import VitrineModel

/// The scales of a chart: what its data are, and how far they reach.
struct ScaleDomains {
  let chart: Chart
  let calendar: any ChartCalendar
  let metrics: ChartMetrics

  /// The values of one axis in all marks.
  private func values(_ axis: Axis) -> [ChartValue] {
    var values: [ChartValue] = []
    values.reserveCapacity(chart.marks.count)
    func take(_ value: ChartValue?) {
      if let value, value.points == nil { values.append(value) }
    }
    for index in chart.marks.indices {
      if axis == .horizontal {
        take(chart.marks[index].x)
        take(chart.marks[index].xStart)
        take(chart.marks[index].xEnd)
      } else {
        take(chart.marks[index].y)
        take(chart.marks[index].yStart)
        take(chart.marks[index].yEnd)
      }
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
    scale.isEmpty = all.isEmpty
    switch data.kind {
    case .category: scale.kind = .category
    case .date: scale.kind = .date
    case .linear, .log, .symmetricLog, .squareRoot, .power: scale.kind = .number
    case nil:
      scale.kind =
        all.contains { $0.category != nil }
        ? .category : all.contains { $0.date != nil } ? .date : .number
    }
    switch data.kind {
    case .log: scale.transform = .log
    case .symmetricLog: scale.transform = .symmetricLog(slope: data.slopeAtZero)
    case .squareRoot: scale.transform = .power(exponent: 0.5)
    case .power: scale.transform = .power(exponent: data.exponent)
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
      (scale.lower, scale.upper) = rounded(ends(low, high, scale), axis)
    } else {
      (scale.lower, scale.upper) = round(low, high, scale, data, axis)
    }
    return scale
  }

  /// Dates moved outwards to the units that the axis marks, where its author asks for it.
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
  /// The least distance of the numbers that the axis marks; 0 is any.
  func minimumStep(_ values: ChartAxisValues?) -> Double {
    max(wholeNumbers ? 1 : 0, values?.minimumStride ?? 0)
  }
}
