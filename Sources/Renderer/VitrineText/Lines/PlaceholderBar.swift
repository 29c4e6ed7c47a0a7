import VitrineDisplayList
import VitrineGeometry

/// The bar that hides a line of redacted text.
///
/// Source: recorded on iOS 18.5 and the same from iOS 15 to 26: one bar a line, from the baseline
/// up to the cap height.
enum PlaceholderBar {
  /// The width that each character adds to the bar in ems, whatever its own width, without
  /// tracking.
  static let characterWidth = 0.4871
  /// Radius of the bar's corners in ems.
  private static let cornerRadius = 0.1333

  /// The bar of a line that starts at `x` and is `width` wide, in points.
  ///
  /// Where runs of several sizes share a line the largest one decides.
  static func fragment(
    of line: ComposedLine, in paragraph: Paragraph, x: Double, width: Double, baseline: Double
  ) -> TextLayout.Fragment? {
    let fonts = paragraph.clusters[line.clusters].map { paragraph.fonts[Int($0.run)] }
    guard let first = line.clusters.first, let font = fonts.max(by: { $0.size < $1.size }) else {
      return nil
    }
    let height = font.metrics.capHeight
    let bar = Rect(x: x, y: baseline - height, width: width, height: height)
    return TextLayout.Fragment(
      run: Int(paragraph.clusters[first].run), content: .bar(bar, radius: cornerRadius * font.size))
  }
}
