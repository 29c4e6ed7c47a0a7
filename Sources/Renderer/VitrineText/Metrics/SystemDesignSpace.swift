/// How the iOS system font moves between its recorded masters, and how Inter follows it.
enum SystemDesignSpace {
  /// Share of the bold master in the advances of a weight; heavier weights go on beyond it.
  ///
  /// Source: recorded widths of medium and semibold on iOS 26.1, and of heavy as 0.5333 of the way from
  /// bold to black. How far black is from bold was read off a picture of iOS 18.5 in which "Title - Black"
  /// at 28 points is 0.9 times as much wider than bold as bold is than regular; "Title - Heavy" beside
  /// it agrees to a fifth of a point, "Heavy" at 17 points to two fifths.
  static let boldShare = PiecewiseLine([
    (400, 0), (500, 0.3667), (600, 0.6333), (700, 1), (800, 1.48), (900, 1.9),
  ])

  /// Share of the display master in the advances at a point size.
  ///
  /// Source: the masters are the faces at 17 and 28 points; recorded between them are 18 points
  /// with 0.03 and 22 points with 0.52.
  static let displayShare = PiecewiseLine([(17, 0), (18, 0.03), (22, 0.52), (28, 1)])

  /// Inter's optical size at a point size.
  ///
  /// Source: compared with San Francisco's x-height; Inter's axis taken as points sets 17 point
  /// text 4.4 % too wide.
  static let interOpticalSize = PiecewiseLine([(17, 25), (28, 32)])

  /// Inter's optical size in steps of a quarter, so that text that shrinks bit by bit to fit
  /// shares a handful of fonts.
  static func quantisedInterOpticalSize(at size: Double) -> Double {
    (interOpticalSize(size) * 4).rounded() / 4
  }
}
