/// Sizes of Home Screen widgets by the system's version, where they are not those of `DeviceTable`.
///
/// Sources: full-resolution screenshots in public repositories, edges read to the pixel: iOS 26 on
/// 402x874 (JatinSinghroha/Glasscast, moifort/crypto-bot), 440x956 (zhuff99/StreakMed), 420x912
/// (JustAman62/ovault) and, from pictures made smaller, 393x852 (infinityp913/habit-tracker, to 0.8
/// points); early iOS 18 on 402x874 (home-assistant/companion.home-assistant).
///
/// Assumptions: on iOS 26 the widths of phones with other screens without a Home button lie between
/// their neighbours' (`interpolated`), in proportion to the screen beyond the ends of the table; a
/// large widget is two small ones and the distance that they have in `DeviceTable`. Phones with a Home
/// button and other devices keep their sizes.
enum HomeScreenTable {
  /// Widths that were measured on a screen on iOS 26, in pixels at three a point.
  struct Row: Sendable {
    /// Width of the screen in points.
    let screen: Double
    /// Side of a small widget.
    let small: Double
    /// Width of a medium widget.
    let medium: Double
  }

  /// The screens that were measured, narrower ones first.
  static let measured = [
    Row(screen: 393, small: 485, medium: 1032), Row(screen: 402, small: 493, medium: 1049),
    Row(screen: 420, small: 518, medium: 1100), Row(screen: 440, small: 531, medium: 1134),
  ]

  /// Pixels a point of the screens that were measured.
  private static let measuredScale = 3.0
  /// Least height of a screen without a Home button, in widths.
  private static let tallScreen = 2.0
  /// Width of the screens that got larger widgets in the course of iOS 18.
  private static let enlargedScreen = 402.0

  /// The sizes of a version of the system that differ from those of `DeviceTable`.
  static func sizes(
    of group: DeviceTable.Group, on version: DesignGeneration
  ) -> [WidgetFamily: Size] {
    guard let screen = screen(of: group), let usual = group.sizes[.systemSmall],
      let large = group.sizes[.systemLarge]
    else { return [:] }
    let gap = large.height - 2 * usual.height
    switch version {
    case .ios18: return [:]
    case .ios17:
      guard screen.width == enlargedScreen else { return [:] }
      // As on the 393x852 screen, whose row the screenshot agrees with.
      return sizes(small: 158, medium: 338, gap: 38)
    case .ios26:
      let (small, medium) = widths(on: screen, scale: group.scale)
      return sizes(small: small, medium: medium, gap: gap)
    }
  }

  /// A screen on iPhones without a Home button; `nil` for other devices.
  private static func screen(of group: DeviceTable.Group) -> Size? {
    guard group.platform == .iPhone,
      let row = ScreenTable.rows.first(where: { !Set($0.names).isDisjoint(with: group.names) }),
      row.size.height >= tallScreen * row.size.width
    else { return nil }
    return row.size
  }

  private static func sizes(
    small: Double, medium: Double, gap: Double
  ) -> [WidgetFamily: Size] {
    [
      .systemSmall: Size(width: small, height: small),
      .systemMedium: Size(width: medium, height: small),
      .systemLarge: Size(width: medium, height: 2 * small + gap),
    ]
  }

  /// Both widths on a screen, on its pixels.
  private static func widths(on screen: Size, scale: Double) -> (small: Double, medium: Double) {
    let points = [\Row.small, \Row.medium].map { width in
      let measured = measured.map { (x: $0.screen, y: $0[keyPath: width] / measuredScale) }
      return (interpolated(screen.width, measured) * scale).rounded() / scale
    }
    return (points[0], points[1])
  }

  /// The value of a line through measured points, which beyond its ends goes on in proportion.
  static func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y * x / first.x }
    if x >= last.x { return last.y * x / last.x }
    for (low, high) in zip(points, points.dropFirst()) where x <= high.x {
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
    return last.y
  }
}
