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
      let rows = table(style)
      let pair = rows[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
      return Row(size: pair.0, leading: pair.1)
    }
  }

  /// Twelve pairs of size and line height, from `xSmall` to `accessibility5`.
  private static func table(_ style: Font.TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
