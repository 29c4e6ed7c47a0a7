import VitrineGeometry

/// Sizes of symbols in ems.
///
/// Source: Apple's published symbol template gives the sizes and margins of a circle for three
/// weights (78.8 wide between margins of 6.86 in the regular weight and 74.4 and 84.0 in the
/// lightest and heaviest, at the small scale, which is 0.791 of the medium one); pictures that iOS
/// 18.5 drew give the ink and the boxes of seven other symbols.
enum SymbolMetrics {
  /// Thickness of lines in the regular weight: the ring of `person.circle` is 5.48 pixels at 66.
  static let regularStroke = 0.083
  /// Diameter of the centre line of a circle: 0.996 less the line.
  static let circle = 0.913

  /// Thickness of lines for a weight on the OpenType scale.
  ///
  /// A circle grows by 0.065 from the regular to the heaviest weight and shrinks by 0.055 to the
  /// lightest, which is all due to the line (assumed: the centre line stays).
  static func stroke(_ weight: Double) -> Double {
    let weight = min(max(weight, 100), 900)
    return weight > 400
      ? regularStroke + 0.065 * (weight - 400) / 500 : regularStroke - 0.055 * (400 - weight) / 300
  }

  /// The space on either side of the ink of symbols in circles and other shapes.
  static let enclosureMargin = 0.0867
  /// The space on either side of a shape: a square takes the width of a circle of the same weight.
  ///
  /// Source: `arrow.up.forward.app.fill` on iOS 26, which is 0.90 wide with 0.13 on either side.
  static func margin(besideShape ink: Size, circle: Double) -> Double {
    let isSquare = abs(ink.width - ink.height) < 0.02
    return isSquare
      ? max(enclosureMargin, enclosureMargin + (circle - ink.width) / 2) : enclosureMargin
  }
  /// The space on either side of all others: 0.09 to 0.13 in pictures, on the average 0.115.
  static let margin = 0.115
  /// The space above and below the ink: between 0.07 and 0.085 in pictures.
  static let verticalMargin = 0.075

  /// How much larger than in a circle's proportion pictograms are: 0.97 to 1.23 in pictures.
  static let pictogram = 1.1
  /// How far the outlines of a piece move outwards for a wanted `distance`, if the next piece is at
  /// a distance of `gap`: a gap remains, but at least a third of the distance (assumed).
  static func growth(_ distance: Double, gap: Double) -> Double {
    max(distance / 3, min(distance, (gap - 0.04) / 2))
  }

  /// Longest side of a mark in a shape as a share of the shape's size (read off pictures).
  static let markSide = 0.56
  /// Longest diagonal of a mark in a shape as a share of the shape's size (assumed).
  static let markDiagonal = 0.68

  /// The minimum width and height of a slash, so that it also crosses out small symbols (assumed).
  static let shortestSlash = 0.8

  /// Diameter of a badge with a mark in it (assumed).
  static let badge = 0.46
  /// Diameter of a badge without any (assumed).
  static let dot = 0.36
  /// The space around badges, slashes and figures in front (assumed).
  static let gap = 0.06
}
