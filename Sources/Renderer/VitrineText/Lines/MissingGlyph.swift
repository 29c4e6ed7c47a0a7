import VitrineGeometry

/// The box that replaces a character without a glyph; lengths in ems.
///
/// Assumed: it is wide enough to be visible, with space before the next one.
enum MissingGlyph {
  /// Distance to the next character.
  static let cell = 0.6
  /// Width of the box.
  private static let width = 0.5

  /// The box for a character that starts at `x`, in points.
  static func box(x: Double, baseline: Double, font: RunFont) -> Rect {
    Rect(
      x: x + (cell - width) / 2 * font.size, y: baseline - font.metrics.capHeight,
      width: width * font.size, height: font.metrics.capHeight)
  }
}
