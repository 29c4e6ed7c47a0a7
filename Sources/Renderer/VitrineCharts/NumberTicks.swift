/// Round numbers that an axis marks.
package struct NumberTicks: Hashable, Sendable {
  /// The distance between the numbers.
  package let step: Double

  /// Creates numbers at the smallest step that results in at most `count` of them: 1, 2 or 5 times
  /// a power of ten.
  ///
  /// - Parameters:
  ///   - lower: the least number of the data.
  ///   - upper: the greatest number of the data.
  ///   - count: the maximum number of values, at least two.
  ///   - isRounded: whether the axis reaches to the next round number at both ends.
  ///   - minimum: the minimum step.
  package init(
    _ lower: Double, _ upper: Double, count: Int, isRounded: Bool, minimum: Double = 0
  ) {
    let length = upper - lower
    guard length > 0, length.isFinite else {
      step = 1
      return
    }
    let count = max(count, 2)
    // The length isn't more than `count` steps, so no smaller step can result in fewer numbers.
    var power = Int(saturating: logarithm10(length / Double(count)).rounded(.down)) - 1
    while true {
      for factor in [1.0, 2, 5] {
        let step = factor * powerOfTen(power)
        if step < minimum * (1 - 1e-9) { continue }
        let ticks = NumberTicks(step: step)
        let range = isRounded ? ticks.outer(lower, upper) : ticks.inner(lower, upper)
        if range.count <= count {
          self.step = step
          return
        }
      }
      power += 1
    }
  }

  /// Creates numbers at a step.
  package init(step: Double) { self.step = step }

  /// The multiples of the step around both ends.
  private func outer(_ lower: Double, _ upper: Double) -> ClosedRange<Int> {
    let low = (lower / step + 1e-9).rounded(.down)
    let high = (upper / step - 1e-9).rounded(.up)
    return NumberTicks.range(low, high)
  }

  /// The multiples of the step between both ends.
  private func inner(_ lower: Double, _ upper: Double) -> ClosedRange<Int> {
    let low = (lower / step - 1e-9).rounded(.up)
    let high = (upper / step + 1e-9).rounded(.down)
    return NumberTicks.range(low, high)
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    // Beyond this, consecutive integers aren't distinct as `Double`.
    guard max(low.magnitude, high.magnitude) <= 0x1p53, let low = Int(exactly: low),
      let high = Int(exactly: high)
    else { return 0...0 }
    return low...max(low, high)
  }

  /// The ends, moved outwards to round numbers.
  package func rounded(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double) {
    let range = outer(lower, upper)
    return (Double(range.lowerBound) * step, Double(range.upperBound) * step)
  }

  /// The numbers between two ends; empty if there are more than an axis can mark.
  package func values(_ lower: Double, _ upper: Double) -> [Double] {
    let range = inner(lower, upper)
    guard range.count <= NumberTicks.limit else { return [] }
    return range.map { Double($0) * step }
  }

  /// The maximum number of values that an axis marks.
  static let limit = 1000

  /// The number of fraction digits that distinguish the numbers.
  package var fractionDigits: Int {
    guard step > 0, step.isFinite else { return 0 }
    for digits in 0...9 {
      let scaled = step * powerOfTen(digits)
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
    }
    return 9
  }
}

/// Powers of ten on a logarithmic axis.
package enum PowerTicks {
  /// The powers around both ends, which are greater than zero.
  package static func rounded(
    _ lower: Double, _ upper: Double
  ) -> (lower: Double, upper: Double) {
    let low = powerOfTen(Int(saturating: (logarithm10(lower) + 1e-9).rounded(.down)))
    let high = powerOfTen(Int(saturating: (logarithm10(upper) - 1e-9).rounded(.up)))
    return (low, max(high, low * 10))
  }

  /// The powers between both ends, reduced to at most `count`.
  package static func values(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
    guard lower > 0, upper > lower else { return [] }
    let low = Int(saturating: (logarithm10(lower) - 1e-9).rounded(.up))
    let high = Int(saturating: (logarithm10(upper) + 1e-9).rounded(.down))
    guard low <= high else { return [] }
    let every = max(1, (high - low) / max(count - 1, 1))
    return stride(from: low, through: high, by: every).map { powerOfTen($0) }
  }

  /// Zero, or the powers of ten times the slope around both ends.
  package static func symmetricRounded(
    _ lower: Double, _ upper: Double, slope: Double
  ) -> (lower: Double, upper: Double) {
    func outer(_ value: Double) -> Double {
      guard value > 0 else { return 0 }
      return slope
        * powerOfTen(max(0, Int(saturating: (logarithm10(value / slope) - 1e-9).rounded(.up))))
    }
    let ends = (lower: -outer(-lower), upper: outer(upper))
    return ends.lower == ends.upper ? (0, slope) : ends
  }

  /// Zero and the powers on both sides of it, reduced to about `count`.
  package static func symmetricValues(
    _ lower: Double, _ upper: Double, slope: Double, count: Int
  ) -> [Double] {
    let isBoth = upper > slope && lower < -slope
    let count = isBoth ? max(2, (count + 1) / 2) : count
    let positive = upper >= slope ? values(slope, upper, count: count) : []
    let negative = lower <= -slope ? values(slope, -lower, count: count).map { -$0 } : []
    let zero = lower <= 0 && upper >= 0 ? [0.0] : []
    return negative.reversed() + zero + positive
  }
}
