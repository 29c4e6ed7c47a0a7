/// The range of a kind of number in archives.
///
/// The bounds leave computing with numbers finite: squares, products of a few numbers and sums of a
/// whole archive are far below what a `Double` holds.
package struct NumberRange: Hashable, Sendable {
  /// The name of the kind in the documentation.
  package let name: String
  /// The least and the greatest number.
  package let bounds: ClosedRange<Double>
  /// The smallest distance from zero; what is nearer counts as zero.
  package let finest: Double
  /// The meaning of the numbers.
  package let meaning: String

  /// Lengths, and all numbers without a more specific kind.
  package static let number = NumberRange(
    name: "number", bounds: -1e6...1e6, finest: 1e-9,
    meaning: "lengths in points, angles in degrees, factors, fractions, priorities")
  /// Values that a widget displays.
  package static let data = NumberRange(
    name: "number of data", bounds: -1e30...1e30, finest: 1e-30,
    meaning: "what texts, gauges and charts show")
  /// Lengths of time.
  package static let seconds = NumberRange(
    name: "number of seconds", bounds: -1e12...1e12, finest: 1e-9, meaning: "lengths of time")

  /// All kinds, in documentation order.
  package static let all = [number, data, seconds]

  /// The number of the range that is nearest to `value`; not a number stays what it is.
  package func nearest(_ value: Double) -> Double {
    value.magnitude < finest ? 0 : min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
