extension FixedWidthInteger {
  /// Rounds a number towards zero; values out of range become the nearest integer, and 0 if they
  /// are not a number, for which `init(_:)` would end the process.
  @inlinable
  package init(saturating value: Double) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else if value > 0 {
      self = .max
    } else {
      self = value < 0 ? .min : 0
    }
  }
}

extension Double {
  /// Returns the nearest number in a range; its lower bound for a value that is not a number.
  @inlinable
  package func clamped(to range: ClosedRange<Double>) -> Double {
    // In this order, because comparisons with a value that is not a number are false.
    min(max(range.lowerBound, self), range.upperBound)
  }
}
