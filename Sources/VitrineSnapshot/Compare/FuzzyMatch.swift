import Vitrine

/// How pictures are compared.
public enum ComparisonMode: String, ArchiveEnum {
  /// Every pixel must be the same.
  case exact
  /// Noise and what nobody sees may differ.
  case perceptual
}

/// How much a picture may differ: both numbers must be in their range.
///
/// As in the web-platform tests, ranges tell when an exception has become superfluous.
public struct FuzzyMatch: ArchiveRecord {
  /// Smallest and largest value of the largest difference of a component, from 0 to 255.
  public var maxDifference: [Int] = [0, 0]
  /// Smallest and largest number of differing pixels.
  public var pixels: [Int] = [0, 0]

  /// Creates a fuzzy match.
  public init() {}

  /// Both ranges.
  package static var fields: [Field<FuzzyMatch>] {
    [
      Field(
        "maxDifference", \.maxDifference, required: true,
        "Smallest and largest value of the largest difference of a component, 0 to 255."),
      Field(
        "pixels", \.pixels, required: true, "Smallest and largest number of differing pixels."),
    ]
  }

  /// Both ranges need two numbers in order.
  package func validate() -> String? {
    [maxDifference, pixels].allSatisfy { $0.count == 2 && 0 <= $0[0] && $0[0] <= $0[1] }
      ? nil : "ranges are written as [smallest, largest]"
  }

  /// Whether a comparison is in both ranges.
  func accepts(_ comparison: PictureComparison) -> Bool {
    guard validate() == nil, comparison.sizes[0] == comparison.sizes[1] else { return false }
    return (maxDifference[0]...maxDifference[1]).contains(comparison.maximumDifference)
      && (pixels[0]...pixels[1]).contains(comparison.count)
  }
}
