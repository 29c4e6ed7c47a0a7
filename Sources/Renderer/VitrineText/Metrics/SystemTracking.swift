/// The extra distance that the iOS system font keeps between characters.
enum SystemTracking {
  /// Point sizes and thousandths of an em, as Apple's Human Interface Guidelines print them.
  private static let perMille = PiecewiseLine([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (31, 13), (33, 12), (35, 11), (36, 10), (41, 9), (44, 8),
    (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ])

  /// The distance by which tightening moves characters closer together, in ems.
  ///
  /// Source: a picture of iOS 18.5, in which nineteen characters at 18 points are 14 pixels of a
  /// third of a point closer than the same ones in a text without tightening.
  static let tightening = 0.0136

  /// The tracking at `size` points, in ems; sizes between two printed ones are interpolated.
  static func ems(at size: Double) -> Double {
    perMille(size) / 1000
  }
}
