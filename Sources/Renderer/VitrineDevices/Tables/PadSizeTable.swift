import VitrineGeometry

/// Sizes that iPads report to widgets on their Lock Screens and to those of the family introduced
/// in iOS 27, by screen.
///
/// Source: a widget that logs `TimelineProviderContext.displaySize` (ryanlintott/FrameUp), equal on
/// 18.6 to 27.0. A Lock Screen does not scale widgets. Today View draws the portrait family on the
/// Home Screen's grid, which a picture of the 820x1180 screen confirms; for 1032x1376, the sizes of
/// 1024x1366 are assumed.
enum PadSizeTable {
  /// The sizes for one screen, in points.
  struct Row: Sendable {
    /// Width and height of the screen in portrait.
    let screen: Size
    /// Side of a small widget and width of a rectangular one on the Lock Screen.
    let lockSmall: Double
    /// Diameter of a circular widget and height of a rectangular one.
    let circular: Double
    /// Width of an inline widget.
    let inline: Double
    /// The layout size of an extra large portrait widget; `nil` if the screen has none.
    var portrait: Size?
    /// The size in which it is drawn.
    var drawn: Size?
  }

  /// Returns a group with the sizes that its screen reports.
  static func completed(_ group: DeviceTable.Group) -> DeviceTable.Group {
    guard let screen = ScreenTable.size(of: group.names),
      let row = rows.first(where: { $0.screen == screen })
    else { return group }
    var pad = group.adding([
      .accessoryCircular: Size(width: row.circular, height: row.circular),
      .accessoryRectangular: Size(width: row.lockSmall, height: row.circular),
      .accessoryInline: Size(width: row.inline, height: ReportedSizeTable.lineHeight),
    ])
    pad.lockScreenSizes[.systemSmall] = Size(width: row.lockSmall, height: row.lockSmall)
    if let portrait = row.portrait {
      pad.versions[.ios27, default: [:]][.systemExtraLargePortrait] = portrait
      pad.homeScreenSizes[.systemExtraLargePortrait] = row.drawn
    }
    return pad
  }

  /// All rows; larger screens come first.
  static let rows = [
    Row(
      screen: Size(width: 1032, height: 1376), lockSmall: 150.5, circular: 60, inline: 372,
      portrait: Size(width: 378.5, height: 586.5), drawn: Size(width: 356, height: 552)),
    Row(
      screen: Size(width: 1024, height: 1366), lockSmall: 149, circular: 59.5, inline: 374,
      portrait: Size(width: 378.5, height: 586.5), drawn: Size(width: 356, height: 552)),
    Row(
      screen: Size(width: 834, height: 1194), lockSmall: 152, circular: 61, inline: 372,
      portrait: Size(width: 342, height: 529), drawn: Size(width: 300, height: 464)),
    Row(
      screen: Size(width: 834, height: 1112), lockSmall: 152, circular: 61, inline: 372),
    Row(
      screen: Size(width: 820, height: 1180), lockSmall: 152, circular: 63, inline: 372,
      portrait: Size(width: 342, height: 529), drawn: Size(width: 300, height: 464)),
    Row(
      screen: Size(width: 810, height: 1080), lockSmall: 146, circular: 58, inline: 372,
      portrait: Size(width: 320.5, height: 494.5), drawn: Size(width: 272, height: 420)),
    Row(
      screen: Size(width: 768, height: 1024), lockSmall: 135.5, circular: 53, inline: 372),
    Row(
      screen: Size(width: 744, height: 1133), lockSmall: 133, circular: 53.5, inline: 372,
      portrait: Size(width: 305.5, height: 470), drawn: Size(width: 260, height: 400)),
  ]
}
