/// The range of a kind of number in archives.
///
/// The bounds keep computations finite: squares, products of a few numbers and sums over a whole
/// archive are far below the largest `Double`.
package struct NumberRange: Hashable, Sendable {
  /// The name of the kind of number in the documentation.
  package let name: String
  /// The minimum and the maximum.
  package let bounds: ClosedRange<Double>
  /// The smallest distance from zero; smaller numbers count as zero.
  package let finest: Double
  /// The description of the numbers.
  package let meaning: String

  /// Lengths, and all other numbers.
  package static let number = NumberRange(
    name: "number", bounds: -1e6...1e6, finest: 1e-9,
    meaning: "lengths in points, angles in degrees, factors, fractions, priorities")
  /// Values that a widget displays.
  package static let data = NumberRange(
    name: "number of data", bounds: -1e30...1e30, finest: 1e-30,
    meaning: "what texts, gauges and charts show")
  /// Durations in seconds.
  package static let seconds = NumberRange(
    name: "number of seconds", bounds: -1e12...1e12, finest: 1e-9, meaning: "lengths of time")

  /// All kinds, in documentation order.
  package static let all = [number, data, seconds]

  /// Returns the number in the range that is nearest to `value`; a value that is not a number counts
  /// as 0.
  package func nearest(_ value: Double) -> Double {
    value.isNaN || value.magnitude < finest
      ? 0 : min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
