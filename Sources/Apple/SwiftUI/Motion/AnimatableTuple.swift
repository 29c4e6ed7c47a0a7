/// Several animatable values (iOS 26).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)
  /// Creates the values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
  /// The zero values.
  public static var zero: Self { Self(repeat (each Value).zero) }
  /// Adds the values one by one.
  public static func + (left: Self, right: Self) -> Self {
    Self(repeat each left.value + each right.value)
  }
  /// Subtracts the values one by one.
  public static func - (left: Self, right: Self) -> Self {
    Self(repeat each left.value - each right.value)
  }
  /// Whether all values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    var isEqual = true
    repeat (isEqual = isEqual && each left.value == each right.value)
    return isEqual
  }
  /// Scales all values.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: rhs)
      return value
    }
    value = (repeat scaled(each value))
  }
  /// The square of the magnitude of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
