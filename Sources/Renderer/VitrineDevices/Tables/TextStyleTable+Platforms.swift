import VitrineGeometry

extension TextStyleTable {
  /// Text styles of macOS, which has no Dynamic Type.
  ///
  /// Source: Apple Human Interface Guidelines, Typography (December 2025).
  static func macRow(_ style: Font.TextStyle) -> Row {
    switch style {
    case .largeTitle: Row(size: 26, leading: 32)
    case .title: Row(size: 22, leading: 26)
    case .title2: Row(size: 17, leading: 22)
    case .title3: Row(size: 15, leading: 20)
    case .headline, .body: Row(size: 13, leading: 16)
    case .callout: Row(size: 12, leading: 15)
    case .subheadline: Row(size: 11, leading: 14)
    case .footnote, .caption, .caption2: Row(size: 10, leading: 13)
    }
  }

  /// Text styles of watchOS at every Dynamic Type size.
  ///
  /// Source: Apple Human Interface Guidelines, Typography (December 2025), which have neither the size
  /// `medium` nor the largest two: assumed are the row of `large` and that of `accessibility3`.
  static func watchRow(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Row {
    let column =
      switch size {
      case .xSmall: 0
      case .small: 1
      case .medium, .large: 2
      case .xLarge: 3
      case .xxLarge: 4
      case .xxxLarge: 5
      case .accessibility1: 6
      case .accessibility2: 7
      case .accessibility3, .accessibility4, .accessibility5: 8
      }
    let pair = watchTable(style)[column]
    return Row(size: pair.0, leading: pair.1)
  }

  /// Nine pairs of size and line height.
  ///
  /// The guidelines have no callout and no subheadline for watchOS, for which those of body and caption
  /// are assumed.
  private static func watchTable(_ style: Font.TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle:
      [
        (30, 32.5), (32, 34.5), (36, 38.5), (40, 42.5), (41, 43.5), (42, 44.5), (44, 46.5),
        (45, 47.5), (46, 48.5),
      ]
    case .title:
      [
        (28, 30.5), (30, 32.5), (34, 36.5), (38, 40.5), (39, 41.5), (40, 42.5), (42, 44.5),
        (43, 46), (44, 47),
      ]
    case .title2:
      [
        (24, 26.5), (26, 28.5), (27, 30.5), (30, 32.5), (31, 33.5), (32, 34.5), (34, 41),
        (35, 37.5), (36, 38.5),
      ]
    case .title3: pairs([17, 18, 19, 20, 21, 22, 24, 25, 26])
    case .headline, .body, .callout: pairs([14, 15, 16, 17, 18, 19, 21, 22, 23])
    case .caption, .subheadline: pairs([13, 14, 15, 16, 17, 18, 18, 19, 20])
    case .caption2:
      [
        (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (15, 18.5), (17, 19.5), (17, 19.5),
        (18, 20.5), (19, 21.5),
      ]
    case .footnote: pairs([11, 12, 13, 14, 15, 16, 16, 17, 18])
    }
  }

  /// Lines of most styles of watchOS are two and a half points further apart than their size.
  private static func pairs(_ sizes: [Double]) -> [(Double, Double)] {
    sizes.map { ($0, $0 + 2.5) }
  }
}

extension TextStyleTable {
  /// The weight of a style by default.
  package static func weight(
    _ style: Font.TextStyle, on platform: Device.Platform
  ) -> Font.Weight {
    switch (style, platform) {
    case (.headline, .mac): .bold
    case (.headline, _): .semibold
    case (.caption2, .mac): .medium
    default: .regular
    }
  }

  /// The weight that `bold()` gives to a style, and to a font that follows none if `style` is `nil`.
  ///
  /// Source: the emphasized weights of Apple Human Interface Guidelines, Typography (December 2025).
  /// Fonts without a style: pictures of iOS 18.5, in which a bold heading of 20 points is as wide as
  /// semibold is, and on macOS 26 the bold weight, as recorded by others.
  package static func emphasizedWeight(
    _ style: Font.TextStyle?, on platform: Device.Platform
  ) -> Font.Weight {
    switch (style, platform) {
    case (.largeTitle, _): .bold
    case (.title, .watch), (.title2, .watch): .semibold
    case (.title, _), (.title2, _): .bold
    case (.headline, .mac): .heavy
    case (.caption, .mac): .medium
    case (nil, .mac): .bold
    default: .semibold
    }
  }
}
