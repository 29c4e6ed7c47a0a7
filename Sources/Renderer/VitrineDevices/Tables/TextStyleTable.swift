import VitrineGeometry

/// Sizes, line heights and weights of text styles at every Dynamic Type size, in points.
///
/// Source: Apple Human Interface Guidelines, Typography (December 2025); here the table for iOS and
/// iPadOS, which visionOS shares.
package enum TextStyleTable {
  /// The point size of a style and the distance between the baselines of its lines.
  package struct Row: Sendable {
    package let size: Double
    package let leading: Double
  }

  /// The row of `style` at `size`.
  package static func row(
    _ style: Font.TextStyle, at size: DynamicTypeSize, on platform: Device.Platform
  ) -> Row {
    switch platform {
    case .mac: return macRow(style)
    case .watch: return watchRow(style, at: size)
    case .iPhone, .iPad, .vision:
      let points = sizes(style)[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
      // The one row whose lines are further apart than those of its size in other styles.
      let isWider = style == .subheadline && size == .xxxLarge
      return Row(size: points, leading: isWider ? 28 : points + space(below: points))
    }
  }

  /// How much further apart lines are than letters are high, by their size.
  private static func space(below size: Double) -> Double {
    let steps: [(least: Double, space: Double)] = [
      (54, 10), (45, 9), (38, 8), (30, 7), (22, 6), (13, 5), (12, 4),
    ]
    return steps.first { size >= $0.least }?.space ?? 2
  }

  /// Twelve sizes, from `xSmall` to `accessibility5`.
  private static func sizes(_ style: Font.TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
