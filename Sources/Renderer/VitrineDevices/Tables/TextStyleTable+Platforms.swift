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

  /// Text styles of watchOS at every Dynamic Type size, whose lines are 2.5 points further apart than
  /// their size, but for five rows.
  ///
  /// Source: Apple Human Interface Guidelines, Typography (December 2025), which have neither the size
  /// `medium` nor the largest two: assumed are the row of `large` and that of `accessibility3`.
  static func watchRow(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Row {
    let rank = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    let column = min(rank < 2 ? rank : max(rank - 1, 2), 8)
    let points = watchSizes(style)[column]
    let leading: Double? =
      switch (style, column) {
      case (.title, 7): 46
      case (.title, 8): 47
      case (.title2, 2): 30.5
      case (.title2, 6): 41
      case (.caption2, 4): 18.5
      default: nil
      }
    return Row(size: points, leading: leading ?? points + 2.5)
  }

  /// Nine sizes; the guidelines have no callout and no subheadline for watchOS, for which those of body
  /// and caption are assumed.
  private static func watchSizes(_ style: Font.TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [30, 32, 36, 40, 41, 42, 44, 45, 46]
    case .title: [28, 30, 34, 38, 39, 40, 42, 43, 44]
    case .title2: [24, 26, 27, 30, 31, 32, 34, 35, 36]
    case .title3: [17, 18, 19, 20, 21, 22, 24, 25, 26]
    case .headline, .body, .callout: [14, 15, 16, 17, 18, 19, 21, 22, 23]
    case .caption, .subheadline: [13, 14, 15, 16, 17, 18, 18, 19, 20]
    case .caption2: [12, 13, 14, 15, 15, 17, 17, 18, 19]
    case .footnote: [11, 12, 13, 14, 15, 16, 16, 17, 18]
    }
  }

  /// The weight of a style by default.
  ///
  /// Source for visionOS: the guidelines, by which body and titles are bolder there; "Design for spatial
  /// user interfaces", WWDC 2023, names medium and bold.
  package static func weight(
    _ style: Font.TextStyle, on platform: Device.Platform
  ) -> Font.Weight {
    switch (style, platform) {
    case (.headline, .mac): .bold
    case (.headline, _): .semibold
    case (.caption2, .mac), (.body, .vision): .medium
    case (.largeTitle, .vision), (.title, .vision), (.title2, .vision), (.title3, .vision): .bold
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
