import VitrineCoding

/// How pictures are compared.
public enum ComparisonMode: String, ArchiveEnum {
  /// Every pixel must be the same.
  case exact
  /// Noise and invisible differences are allowed.
  case perceptual
}

/// The allowed difference of a picture: both numbers must be in their range.
///
/// As in the web-platform tests, ranges reveal an exception that is no longer needed.
public struct FuzzyMatch: ArchiveRecord {
  /// The smallest and the largest allowed maximum difference of a component, from 0 to 255.
  public var maxDifference: [Int] = [0, 0]
  /// The smallest and the largest allowed number of differing pixels.
  public var pixels: [Int] = [0, 0]

  /// Creates a match that allows no difference.
  public init() {}

  /// The fields of both ranges.
  package static var fields: [Field<FuzzyMatch>] {
    [
      Field(
        "maxDifference", \.maxDifference, required: true,
        "Smallest and largest value of the largest difference of a component, 0 to 255."),
      Field(
        "pixels", \.pixels, required: true, "Smallest and largest number of differing pixels."),
    ]
  }

  /// Checks that both ranges have two numbers in order.
  package func validate() -> String? {
    [maxDifference, pixels].allSatisfy { $0.count == 2 && 0 <= $0[0] && $0[0] <= $0[1] }
      ? nil : "ranges must be written as [smallest, largest]"
  }

  /// Whether both numbers of a comparison are in their range.
  package func accepts(_ comparison: PictureComparison) -> Bool {
    guard validate() == nil, comparison.sizes[0] == comparison.sizes[1] else { return false }
    return (maxDifference[0]...maxDifference[1]).contains(comparison.maximumDifference)
      && (pixels[0]...pixels[1]).contains(comparison.count)
  }
}
