/// The kerning of pairs of characters in the system font, in ems.
///
/// Pairs that no picture shows have the kerning of the replacement face.
enum SystemKerning {
  /// Digits beside a period.
  ///
  /// Source: distances of the middles of letters in pictures of iOS with 3 pixels a point, at 9 and 10
  /// points; each is the mean of what was read, to the nearest thousandth.
  private static let periods: [Pair: Double] = [
    Pair("0", "."): -0.051, Pair("1", "."): -0.031, Pair("2", "."): -0.022,
    Pair(".", "0"): -0.038, Pair(".", "2"): -0.026, Pair(".", "5"): -0.029,
  ]

  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      (self.first, self.second) = (first, second)
    }
  }

  /// The kerning of a pair; `nil` for one that no picture shows.
  ///
  /// A hyphen and a digit have none. Source: −1, −2, −5 and −10 in pictures of iOS at 9 points.
  static func ems(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double? {
    if first == "-" { return ("0"..."9").contains(second) ? 0 : nil }
    guard first == "." || second == "." else { return nil }
    return periods[Pair(first, second)]
  }
}
