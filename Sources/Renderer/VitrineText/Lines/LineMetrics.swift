/// Vertical measures of a line, in points: the largest of its runs'.
///
/// Source: recorded on macOS 27, each line is as high as its own tallest run.
struct LineMetrics: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0
  /// Distance to the next line beyond ascent and descent.
  var gap = 0.0

  /// Makes room for what another line needs.
  mutating func include(_ other: LineMetrics) {
    // The gap of tight lines is less than nothing.
    gap = ascent + descent == 0 ? other.gap : max(gap, other.gap)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }

  /// Makes room for a run in `font`.
  mutating func include(_ font: FontMetrics) {
    // The gap of tight lines is less than nothing.
    gap = ascent + descent == 0 ? font.gap : max(gap, font.gap)
    ascent = max(ascent, font.ascent)
    descent = max(descent, font.descent)
  }

  /// Makes lines `height` points apart.
  ///
  /// Assumed: what is more or less than the font needs is shared between both sides of the letters.
  mutating func setHeight(_ height: Double) {
    let share = (height - ascent - descent) / 2
    (ascent, descent, gap) = (ascent + share, descent + share, 0)
  }
}
