@_exported import VitrineFoundation

/// Functions for vectors.
public enum vDSP {
  /// Returns the sum of a vector.
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  /// Returns the mean of a vector; 0 if it is empty.
  public static func mean(_ vector: [Double]) -> Double {
    vector.isEmpty ? 0 : sum(vector) / Double(vector.count)
  }
  /// Returns the maximum of a vector; 0 if it is empty.
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? 0 }
  /// Returns the minimum of a vector; 0 if it is empty.
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? 0 }
}
