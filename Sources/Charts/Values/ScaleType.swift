import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

/// How distances between values become distances between places.
public struct ScaleType: Sendable {
  let archived: ChartScale.Kind?
  var slope: Double?
  var exponent: Double?
  /// A linear scale.
  public static let linear = ScaleType(archived: .linear)
  /// By powers of ten.
  public static let log = ScaleType(archived: .log)
  /// By square roots.
  public static let squareRoot = ScaleType(archived: .squareRoot)
  /// By a power.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(archived: .power, exponent: exponent > 0 && exponent.isFinite ? exponent : nil)
  }
  /// By powers of ten on both sides of zero.
  public static let symmetricLog = ScaleType(archived: .symmetricLog)
  /// By powers of ten on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(
      archived: .symmetricLog,
      slope: slopeAtZero > 0 && slopeAtZero.isFinite ? 1 / slopeAtZero : nil)
  }
  /// Evenly in time.
  public static let date = ScaleType(archived: .date)
  /// One band for each category.
  public static let category = ScaleType(archived: .category)
}
