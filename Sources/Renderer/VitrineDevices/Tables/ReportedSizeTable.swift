import VitrineGeometry

/// Widget sizes that iPhones report on iOS 26 and iOS 27, by screen and scale.
///
/// Sources: a widget that logs `TimelineProviderContext.displaySize` on simulators of 18.6, 26.5 and
/// 27.0 (ryanlintott/FrameUp), to the pixel; 26.5 and 27.0 agree on every screen. Full-resolution
/// screenshots of iOS 26 confirm it to the pixel: 402x874 (JatinSinghroha/Glasscast), 440x956
/// (zhuff99/StreakMed), 420x912 (JustAman62/ovault). Early iOS 18 on 402x874 is from a screenshot
/// (home-assistant/companion.home-assistant).
///
/// Phones with other screens have the sizes of `DeviceTable`.
enum ReportedSizeTable {
  /// The sizes that one screen reports.
  struct Row: Sendable {
    /// Width and height of the screen in portrait, in points.
    let screen: Size
    /// Pixels per point.
    let scale: Double
    /// Sizes by family on iOS 26 and later, in points.
    let sizes: [WidgetFamily: Size]
    /// The size of the family introduced in iOS 27, in points.
    let portrait: Size

    /// Creates a row from sizes in pixels.
    ///
    /// - Parameters:
    ///   - home: side of a small widget, width of a medium one, heights of a large and of an extra
    ///     large portrait one; all but the small one are as wide as a medium one.
    ///   - lock: side of a circle, width of a rectangle, which is as high, and width of a line.
    init(
      _ screen: Size, scale: Double,
      home: (small: Double, medium: Double, large: Double, portrait: Double),
      lock: (circular: Double, rectangular: Double, inline: Double)
    ) {
      func size(_ width: Double, _ height: Double) -> Size {
        Size(width: width / scale, height: height / scale)
      }
      (self.screen, self.scale) = (screen, scale)
      sizes = [
        .systemSmall: size(home.small, home.small),
        .systemMedium: size(home.medium, home.small),
        .systemLarge: size(home.medium, home.large),
        .accessoryCircular: size(lock.circular, lock.circular),
        .accessoryRectangular: size(lock.rectangular, lock.circular),
        .accessoryInline: size(lock.inline, ReportedSizeTable.lineHeight * scale),
      ]
      portrait = size(home.medium, home.portrait)
    }
  }

  /// Height of the line above the clock, in points.
  static let lineHeight = 36.0
  /// Width of the screens on which widgets became larger during iOS 18.
  private static let enlargedScreen = 402.0

  /// The row of a group of phones; `nil` for other devices and screens.
  static func row(of group: DeviceTable.Group) -> Row? {
    guard group.platform == .iPhone, let screen = ScreenTable.size(of: group.names) else {
      return nil
    }
    return rows.first { $0.screen == screen && $0.scale == group.scale }
  }

  /// The sizes on iOS 17 and early iOS 18 that differ from `DeviceTable`: those of the 393x852
  /// screen, confirmed by a screenshot of the 402x874 screen.
  static func early(of group: DeviceTable.Group) -> [WidgetFamily: Size]? {
    guard group.platform == .iPhone,
      ScreenTable.size(of: group.names)?.width == enlargedScreen
    else { return nil }
    return [
      .systemSmall: Size(width: 158, height: 158), .systemMedium: Size(width: 338, height: 158),
      .systemLarge: Size(width: 338, height: 354),
    ]
  }

  /// All rows, in pixels; wider screens come first.
  static let rows = [
    Row(
      Size(width: 440, height: 956), scale: 3, home: (530, 1134, 1182, 1834),
      lock: (180, 474, 1110)),
    Row(
      Size(width: 430, height: 932), scale: 3, home: (524, 1116, 1164, 1804),
      lock: (180, 474, 1110)),
    Row(
      Size(width: 428, height: 926), scale: 3, home: (523, 1115, 1161, 1799),
      lock: (180, 468, 1092)),
    Row(
      Size(width: 420, height: 912), scale: 3, home: (518, 1100, 1146, 1774),
      lock: (173, 459, 1080)),
    Row(
      Size(width: 414, height: 896), scale: 3, home: (514, 1088, 1134, 1754),
      lock: (191, 470, 1074)),
    Row(
      Size(width: 414, height: 896), scale: 2, home: (333, 712, 743, 1153),
      lock: (120, 308, 716)),
    Row(
      Size(width: 402, height: 874), scale: 3, home: (493, 1049, 1095, 1697),
      lock: (174, 444, 1026)),
    Row(
      Size(width: 393, height: 852), scale: 3, home: (488, 1034, 1080, 1672),
      lock: (174, 443, 1023)),
    Row(
      Size(width: 390, height: 844), scale: 3, home: (486, 1026, 1074, 1662),
      lock: (174, 438, 1008)),
    Row(
      Size(width: 375, height: 812), scale: 3, home: (477, 1001, 1047, 1617),
      lock: (174, 429, 981)),
    Row(
      Size(width: 375, height: 667), scale: 2, home: (292, 638, 636, 980),
      lock: (112, 282, 646)),
  ]
}
