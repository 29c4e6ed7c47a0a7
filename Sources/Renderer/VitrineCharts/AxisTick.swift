import VitrineCoding
import VitrineModel

/// A value that an axis marks.
package struct AxisTick: Hashable, Sendable {
  /// The value on the scale.
  package var value: Double
  /// The next value, for centred labels; `nil` for the last one.
  package var next: Double?
  /// The value of the data.
  package var data: ChartValue

  /// The middle between the value and the next one, where centred labels are.
  package var middle: Double { next.map { (value + $0) / 2 } ?? value }
}

/// The precision that is needed to distinguish the labels of an axis.
package struct AxisPrecision: Hashable, Sendable {
  /// The number of fraction digits of numbers; `nil` for as many as each number needs.
  package var fractionDigits: Int?
  /// The unit of dates.
  package var unit: TimeField?

  /// Creates an axis precision.
  package init(fractionDigits: Int? = nil, unit: TimeField? = nil) {
    (self.fractionDigits, self.unit) = (fractionDigits, unit)
  }
}

/// The values that an axis marks.
struct AxisTicks {
  let scale: PlotScale
  let scaleData: ChartScale
  let calendar: any ChartCalendar
  let metrics: ChartMetrics

  /// The values that the chart specifies, between both ends of the axis.
  func ticks(_ values: ChartAxisValues) -> (ticks: [AxisTick], precision: AxisPrecision) {
    if scale.isEmpty { return ([], AxisPrecision()) }
    var found = known(values)
    let isBand = scale.kind == .category
    found.ticks.removeAll { !scale.shows(isBand ? $0.middle : $0.value) }
    return found
  }

  private func known(_ values: ChartAxisValues) -> (ticks: [AxisTick], precision: AxisPrecision) {
    switch scale.kind {
    case .category: (categories(values), AxisPrecision())
    case .date: dates(values)
    case .number: numbers(values)
    }
  }

  private func categories(_ values: ChartAxisValues) -> [AxisTick] {
    let names = values.given?.compactMap(\.category) ?? scale.categories
    // Assumed: of more categories than the limit, every nth is marked.
    let every = max(1, (names.count + NumberTicks.limit - 1) / NumberTicks.limit)
    return stride(from: 0, to: names.count, by: every).map { names[$0] }.compactMap { name in
      scale.place(of: name).map {
        AxisTick(value: Double($0), next: Double($0 + 1), data: ChartValue(name))
      }
    }
  }

  private func numbers(
    _ values: ChartAxisValues
  ) -> (ticks: [AxisTick], precision: AxisPrecision) {
    let count = values.desiredCount ?? metrics.numberCount
    if let given = values.given?.prefix(NumberTicks.limit).compactMap(\.number) {
      return (linked(given, \.self), precision(of: given))
    }
    if let stride = values.stride {
      return numbers(NumberTicks(step: stride))
    }
    switch scale.transform {
    case .log:
      let numbers = PowerTicks.values(scale.lower, scale.upper, count: count)
      return (linked(numbers, \.self), AxisPrecision())
    case .symmetricLog(let slope):
      let numbers = PowerTicks.symmetricValues(
        scale.lower, scale.upper, slope: slope, count: count)
      return (linked(numbers, \.self), AxisPrecision())
    case .linear, .power:
      return numbers(
        NumberTicks(
          scale.lower, scale.upper, count: count, isRounded: false,
          minimum: scaleData.minimumStep(values)))
    }
  }

  private func numbers(_ ticks: NumberTicks) -> (ticks: [AxisTick], precision: AxisPrecision) {
    (
      linked(ticks.values(scale.lower, scale.upper), \.self),
      AxisPrecision(fractionDigits: ticks.fractionDigits)
    )
  }

  /// The number of fraction digits that the number with most of them needs.
  private func precision(of numbers: [Double]) -> AxisPrecision {
    let digits = numbers.map { NumberTicks(step: abs($0)).fractionDigits }
    return AxisPrecision(fractionDigits: digits.max() ?? 0)
  }

  private func linked(_ numbers: [Double], _ value: (Double) -> Double) -> [AxisTick] {
    numbers.indices.map { index in
      AxisTick(
        value: numbers[index], next: index + 1 < numbers.count ? numbers[index + 1] : nil,
        data: ChartValue(numbers[index]))
    }
  }

  private func dates(_ values: ChartAxisValues) -> (ticks: [AxisTick], precision: AxisPrecision) {
    if let given = values.given?.prefix(NumberTicks.limit) {
      let seconds = given.compactMap { $0.date?.secondsSince1970 }
      return (linkedDates(seconds), AxisPrecision(unit: given.first?.unit ?? unit(of: seconds)))
    }
    let ticks = DateTicks(lower: scale.lower, upper: scale.upper, calendar: calendar)
    let step = ticks.step(values, count: metrics.dateCount)
    return (linkedDates(ticks.dates(step)), AxisPrecision(unit: step.unit))
  }

  private func linkedDates(_ seconds: [Double]) -> [AxisTick] {
    seconds.indices.map { index in
      AxisTick(
        value: seconds[index], next: index + 1 < seconds.count ? seconds[index + 1] : nil,
        data: ChartValue(ArchiveDate(secondsSince1970: seconds[index])))
    }
  }

  /// The largest unit that isn't longer than the average distance between dates.
  private func unit(of seconds: [Double]) -> TimeField {
    guard seconds.count > 1 else { return .day }
    let distance = (seconds[seconds.count - 1] - seconds[0]) / Double(seconds.count - 1)
    return [TimeField.year, .month, .day, .hour, .minute].first { $0.seconds <= distance * 1.1 }
      ?? .second
  }
}
