/// How the iOS system font moves between its recorded masters, and how Inter follows it.
enum SystemDesignSpace {
  /// Share of the bold master in the advances of a weight.
  ///
  /// Source: recorded widths of medium and semibold on iOS 26.1.
  static let boldShare = PiecewiseLine([(400, 0), (500, 0.3667), (600, 0.6333), (700, 1)])

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
