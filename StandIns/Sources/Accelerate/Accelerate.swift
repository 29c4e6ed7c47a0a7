@_exported import VitrineFoundation

/// Work on many numbers at once.
public enum vDSP {
  /// Returns the sum of a vector.
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  /// The mean; 0 for none.
  public static func mean(_ vector: [Double]) -> Double {
    vector.isEmpty ? 0 : sum(vector) / Double(vector.count)
  }
  /// The largest; 0 for none.
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? 0 }
  /// The smallest; 0 for none.
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? 0 }
}
