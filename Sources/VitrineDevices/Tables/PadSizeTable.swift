import VitrineGeometry

/// Sizes that iPads report to the widgets of their Lock Screens, and to those of the family that came
/// with iOS 27, by screen.
///
/// Source: a widget that logs `TimelineProviderContext.displaySize` (ryanlintott/FrameUp), on 18.6 to
/// 27.0 without a difference. A Lock Screen draws them in the size that they are laid out in. How
/// Today View draws the portrait family follows the Home Screen's grid, which a picture of 820x1180
/// confirms; on 1032x1376 it is assumed to be as on 1024x1366.
enum PadSizeTable {
  /// The sizes for one screen, in points.
  struct Row: Sendable {
    /// Width and height of the upright screen.
    let screen: Size
    /// Side of a small widget on the Lock Screen, and width of a rectangle there.
    let lockSmall: Double
    /// Side of a circle, and height of a rectangle.
    let circular: Double
    /// Width of a line.
    let inline: Double
    /// The size that an extra large portrait widget is laid out in; `nil` where there is none.
    var portrait: Size?
    /// The size that it is drawn in.
    var drawn: Size?
  }

  /// A group with what its screen reports.
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
      pad.newer[.ios27, default: [:]][.systemExtraLargePortrait] = portrait
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
