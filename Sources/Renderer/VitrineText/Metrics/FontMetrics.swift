/// Vertical measures of a font at its size, in points.
struct FontMetrics: Hashable, Sendable {
  /// Rise of a line above its baseline.
  var ascent: Double
  /// Depth of a line below its baseline.
  var descent: Double
  /// Height of a capital letter.
  var capHeight: Double
  /// Height of a letter such as x.
  var xHeight: Double
  /// Distance between this line and the next one, beyond ascent and descent.
  var gap: Double

  /// Ascent plus descent.
  var lineHeight: Double { ascent + descent }

  /// The measures of the iOS system font at `size` points.
  ///
  /// Source: ascent, descent, cap height and x-heights recorded from `UIFont` on iOS 26.1; the
  /// monospaced face has the same ones.
  static func system(size: Double, isWhole: Bool = false) -> FontMetrics {
    let (textXHeight, displayXHeight) = (0.5264, 0.5078)
    let display = SystemDesignSpace.displayShare(size)
    var metrics = FontMetrics(
      ascent: 0.9521 * size, descent: 0.2412 * size, capHeight: 0.7046 * size,
      xHeight: (textXHeight + (displayXHeight - textXHeight) * display) * size, gap: 0)
    if isWhole { metrics.roundLine(at: size) }
    return metrics
  }

  /// Gives a line whole points, as on macOS.
  ///
  /// Source: recorded on macOS: lines of 13, 14, 15, 16, 19, 21, 26, 31 and 35 points for fonts of 10, 11,
  /// 12, 13, 15, 17, 22, 26 and 30, and baselines at 10, 13 and 29 for 10, 13 and 30. The two
  /// proportions, of the text and the display face, were chosen so that all of them follow.
  private mutating func roundLine(at size: Double) {
    ascent = ascent.rounded(.up)
    descent = max(((size < 20 ? 1.208 : 1.165) * size).rounded(.up) - ascent, 0)
  }

  /// The measures with lines `leading` points apart, and `extra` points more.
  ///
  /// Source: that leading is between lines only was recorded on iOS 18.5.
  func with(leading: Double?, extra: Double) -> FontMetrics {
    var metrics = self
    if let leading, leading.isFinite { metrics.gap = max(leading - lineHeight, 0) }
    metrics.gap += extra
    return metrics
  }
}
