extension Double {
  /// The nearest value in `range`; its lower end for what is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
