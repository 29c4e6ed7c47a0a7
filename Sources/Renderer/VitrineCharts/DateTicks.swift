import VitrineModel

/// The dates that an axis marks, at units of a calendar.
package struct DateTicks {
  /// A distance between dates.
  package struct Step: Hashable, Sendable {
    /// The calendar unit of the step.
    package var unit: TimeField
    /// The number of units.
    package var count: Int
    /// Whether dates are multiples within the next larger unit; otherwise they are counted from the
    /// start of the axis.
    package var isAligned: Bool

    /// Creates a step.
    package init(unit: TimeField, count: Int, isAligned: Bool) {
      (self.unit, self.count, self.isAligned) = (unit, count, isAligned)
    }

    /// The approximate length in seconds.
    var seconds: Double { unit.seconds * Double(count) }
  }

  private let lower: Double
  private let upper: Double
  private let calendar: any ChartCalendar

  /// Creates the ticks for an axis between two dates, in seconds since the start of 1970.
  package init(lower: Double, upper: Double, calendar: any ChartCalendar) {
    (self.lower, self.upper, self.calendar) = (lower, upper, calendar)
  }

  /// Assumed: distances that divide the next larger unit.
  private static let steps: [Step] =
    [
      (TimeField.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]),
      (.day, [1, 2]), (.week, [1, 2]), (.month, [1, 3, 6]),
      (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
    ].flatMap { unit, counts in counts.map { Step(unit: unit, count: $0, isAligned: true) } }

  /// The smallest distance that results in at most `count` dates.
  ///
  /// - Parameter minimum: the minimum distance in seconds.
  package func step(count: Int, minimum: Double = 0) -> Step {
    let last = DateTicks.steps[DateTicks.steps.count - 1]
    return DateTicks.steps.first { step in
      step.seconds >= minimum && (upper - lower) / step.seconds <= Double(count)
        && dates(step).count <= count
    } ?? last
  }

  /// The distance that the chart specifies, or the smallest one that results in at most `count`
  /// dates.
  func step(_ values: ChartAxisValues, count: Int) -> Step {
    if let unit = values.unit { return Step(unit: unit, count: values.count, isAligned: false) }
    if let stride = values.stride {
      return Step(unit: .second, count: max(1, Int(saturating: min(stride, 1e9))), isAligned: false)
    }
    return step(count: values.desiredCount ?? count, minimum: values.minimumStride ?? 0)
  }

  /// The last multiple of a distance that isn't after the start of the axis.
  func start(_ step: Step) -> Double { first(step) }

  /// The first multiple of a distance that isn't before the end of the axis.
  func end(_ step: Step) -> Double {
    let start = first(step)
    var index = max(0, Int(saturating: (upper - start) / step.seconds) - 1)
    let last = index + 4
    while index < last {
      let date = calendar.adding(index * step.count, step.unit, to: start)
      if date >= upper - 1e-3 { return date }
      index += 1
    }
    return upper
  }

  /// The multiples of a distance between both ends; empty if there are more than an axis can mark.
  package func dates(_ step: Step) -> [Double] {
    guard upper >= lower, (upper - lower) / step.seconds <= Double(NumberTicks.limit) else {
      return []
    }
    let start = first(step)
    var dates: [Double] = []
    var index = 0
    while dates.count <= NumberTicks.limit {
      let date = calendar.adding(index * step.count, step.unit, to: start)
      guard date <= upper + 1e-3, index <= 2 * NumberTicks.limit else { break }
      if date >= lower - 1e-3 { dates.append(date) }
      index += 1
    }
    return dates
  }

  /// The date from which multiples are counted, which isn't after the start of the axis.
  private func first(_ step: Step) -> Double {
    guard step.isAligned, step.count > 1, let larger = step.unit.larger else {
      let unit = calendar.span(of: step.unit, around: lower).start
      return unit
    }
    let origin = calendar.span(of: larger, around: lower).start
    let units = ((lower - origin) / step.seconds).rounded(.down)
    return calendar.adding(Int(units.clamped(to: 0...1e9)) * step.count, step.unit, to: origin)
  }
}

extension TimeField {
  /// The next larger unit, within which multiples are counted.
  fileprivate var larger: TimeField? {
    switch self {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day, .week: .month
    case .month: .year
    case .year: nil
    }
  }
}
