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
  static func system(size: Double) -> FontMetrics {
    let (textXHeight, displayXHeight) = (0.5264, 0.5078)
    let display = SystemDesignSpace.displayShare(size)
    return FontMetrics(
      ascent: 0.9521 * size, descent: 0.2412 * size, capHeight: 0.7046 * size,
      xHeight: (textXHeight + (displayXHeight - textXHeight) * display) * size, gap: 0)
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
