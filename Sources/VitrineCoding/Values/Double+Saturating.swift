extension FixedWidthInteger {
  /// The integer towards zero from a number: the nearest one that there is, and 0 for what is not a
  /// number, where `init(_:)` would end the process.
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
  /// The nearest number in a range; its lower bound for what is not a number.
  @inlinable
  package func clamped(to range: ClosedRange<Double>) -> Double {
    // In this order, because a comparison with what is not a number is false.
    min(max(range.lowerBound, self), range.upperBound)
  }
}
