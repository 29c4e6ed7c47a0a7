import SwiftUI
internal import VitrineModel

/// How values are mapped to positions.
public struct ScaleType: Sendable {
  let archived: ChartScale.Kind?
  var slope: Double?
  var exponent: Double?
  /// A linear scale.
  public static let linear = ScaleType(archived: .linear)
  /// A logarithmic scale.
  public static let log = ScaleType(archived: .log)
  /// A square root scale.
  public static let squareRoot = ScaleType(archived: .squareRoot)
  /// A power scale.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(archived: .power, exponent: exponent > 0 && exponent.isFinite ? exponent : nil)
  }
  /// A symmetric logarithmic scale.
  public static let symmetricLog = ScaleType(archived: .symmetricLog)
  /// A symmetric logarithmic scale with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(
      archived: .symmetricLog,
      slope: slopeAtZero > 0 && slopeAtZero.isFinite ? 1 / slopeAtZero : nil)
  }
  /// A scale that is proportional to time.
  public static let date = ScaleType(archived: .date)
  /// A scale with one band for each category.
  public static let category = ScaleType(archived: .category)
}
