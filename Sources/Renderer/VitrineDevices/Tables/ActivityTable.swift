import VitrineGeometry

/// The dimensions of Live Activity presentations, in points.
///
/// Source: Apple Human Interface Guidelines, Live Activities (December 2025), Apple's documentation
/// of ActivityKit, and full-resolution screenshots of a 402x874 screen on iOS 18
/// (lioneldude83/OneTimer-LiveActivityIntents) and iOS 26 (ejf89/liveTimer), with edges measured to
/// the pixel. Other values are marked as assumptions.
package enum ActivityTable {
  /// The dimensions of a Dynamic Island.
  package struct Island: Hashable, Sendable {
    /// Published width of the compact presentation, including both sides and the camera.
    package let compact: Double
    /// Published width of one side of the compact presentation, in which controls are shown.
    ///
    /// The sides of Live Activities are as wide as their content needs, within `sides`.
    package let side: Double
    /// Width of the expanded presentation, and of the one on the Lock Screen.
    package let expanded: Double

    /// The island of the 393-point screen.
    static let standard = Island(compact: 230, side: 52.33, expanded: 371)
    /// The island of the 402-point screen, whose camera is as wide as that of the 393-point screen.
    static let pro = Island(compact: 230, side: 52.33, expanded: 374)
    /// The island of the 430- and 440-point screens; the side is published only for the former.
    static let large = Island(compact: 250, side: 62.33, expanded: 408)
    /// iPhone 18 Pro, whose camera takes 94 points.
    ///
    /// Source: Apple's bezel, 15.57 mm with 18.11 pixels per millimetre. Assumed: a side is as wide
    /// as on earlier phones.
    static let proNarrow = Island(compact: narrowCamera + 2 * 52.33, side: 52.33, expanded: 374)
    /// iPhone 18 Pro Max, with the same camera.
    static let largeNarrow = Island(compact: narrowCamera + 2 * 62.33, side: 62.33, expanded: 408)
    /// Width of the camera of iPhone 18 Pro and 18 Pro Max.
    private static let narrowCamera = 94.0

    /// Width of the camera between both sides.
    package var camera: Double { compact - 2 * side }
  }

  /// Height of the compact and the minimal presentation.
  package static let islandHeight = 36.67
  /// Possible widths of the minimal presentation.
  package static let minimalWidths = 36.67...45.0
  /// Possible widths of one side of the compact presentation.
  ///
  /// Source: the narrowest and the widest side in screenshots, 44.33 and 101.83 points beside a
  /// camera of 125.33 points. Assumed: these are the limits, on all screens.
  package static let sides = 44.33...101.83
  /// Possible widths of one side where the island cannot grow, as on a phone in landscape.
  ///
  /// Source: Apple's 2026 session on Live Activities states that the sides do not grow there, but
  /// no width. Assumed: they are at most as wide as the side in the guidelines.
  package static func limitedSides(on device: Device) -> ClosedRange<Double> {
    sides.lowerBound...max(sides.lowerBound, island(of: device)?.side ?? sides.lowerBound)
  }
  /// Possible heights of the expanded presentation.
  package static let heights = 84.0...160.0
  /// Possible heights of the Lock Screen presentation: from two corner radii to the upper limit in
  /// the guidelines.
  ///
  /// Screenshots show cards below the 84 points of the guidelines; the lower limit is an
  /// assumption.
  package static let cardHeights = 2 * cardRadius...heights.upperBound
  /// Radius of the expanded island's corners; islands of less height end in half circles.
  package static let islandRadius = 48.0
  /// Radius of a card's corners on the Lock Screen.
  ///
  /// Source: 23.85 to 23.9 in five corners on iOS 16 and 18. Assumed: the same on iOS 26 and on
  /// iPad.
  package static let cardRadius = 24.0
  /// Scale of a card on a dimmed Lock Screen of iOS 26.
  ///
  /// Source: about 0.97 of its width on the 402-point screen (olcayertas/prayer-time). Assumed: it
  /// shrinks towards its centre.
  package static let dimmedCardScale = 0.97
  /// Scale of the Lock Screen presentation in StandBy.
  package static let standByScale = 2.0

  /// Space between the edges of a Lock Screen and the activity on phones without an island.
  ///
  /// An assumption: the space on the 393-point screen, by published sizes and screenshots; on the
  /// 402-point screen it is 14.
  static let screenMargin = 11.0
  /// Space between the edges of the island and its content.
  ///
  /// Source: screenshots of the 402x874 screen: 18 points around the regions; in the compact presentation content is 22.67 points high and is 7 from the end, with
  /// nothing between it and the camera. Assumed: the minimal presentation has equal margins on all
  /// sides, and other screens have the same margins.
  package static func contentMargins(_ mode: DynamicIslandMode) -> EdgeInsets {
    let end = 7.0
    return switch mode {
    case .expanded: EdgeInsets(top: 18, leading: 18, bottom: 18, trailing: 18)
    case .compactLeading: EdgeInsets(top: end, leading: end, bottom: end, trailing: 0)
    case .compactTrailing: EdgeInsets(top: end, leading: 0, bottom: end, trailing: end)
    case .minimal: EdgeInsets(end)
    }
  }
  /// Space around both sides of the compact presentation when the small size shows them because the
  /// activity provides no layout of its own.
  ///
  /// An assumption.
  package static let combinedMargin = 12.0
  /// Height of the camera, below which the regions of the expanded presentation continue.
  ///
  /// Source: the same screenshots, in which the bottom region starts at 36.0.
  package static let cameraHeight = 36.0
  /// The default font of both sides of the compact presentation.
  ///
  /// Source: five pictures of iOS 18 and 26, in which the digits of a time are 10.33 points high and
  /// 28.0 wide: 14 points, medium. The minimal presentation has the same font.
  package static var compactFont: Font {
    var font = Font()
    font.size = 14
    font.weight = .medium
    return font
  }
  /// Height of the menu bar of a Mac.
  ///
  /// An assumption.
  package static let menuBarHeight = 24.0

  /// Sizes in CarPlay, of which the first is used for a phone.
  ///
  /// Source for the first: pictures of CarPlay on iOS 26.
  package static let carPlay = [
    Size(width: 170, height: 78), Size(width: 240, height: 78), Size(width: 240, height: 100),
  ]
  /// The opacity of a card's tint in CarPlay on iOS 26.
  ///
  /// Source: one picture, in which it is about half transparent.
  package static let carPlayTintOpacity = 0.5
  /// Radius of the corners of a card in the Smart Stack.
  ///
  /// Source: one card of watchOS 10.
  package static let smartStackRadius = 14.5

  /// Phones that run Live Activities but not iOS 17, the first system with StandBy.
  private static let withoutStandBy: Set = ["iPhone X", "iPhone 8", "iPhone 8 Plus"]

  /// The sizes of a presentation in an island that cannot grow; `nil` for presentations without
  /// such a limit.
  package static func limitedSizes(
    of presentation: ActivityPresentation, on device: Device
  ) -> SizeRange? {
    guard presentation.isNarrowInLandscape, let island = island(of: device) else { return nil }
    let heights = islandHeight...islandHeight
    let sides = limitedSides(on: device)
    return switch presentation {
    case .minimal:
      SizeRange(widths: minimalWidths.lowerBound...minimalWidths.lowerBound, heights: heights)
    case .compact:
      SizeRange(
        widths: island.camera + 2 * sides.lowerBound...island.camera + 2 * sides.upperBound,
        heights: heights)
    default: SizeRange(widths: sides, heights: heights)
    }
  }

  /// The smallest and the largest size of a presentation on a device; `nil` when the device does
  /// not show it.
  static func sizes(
    of presentation: ActivityPresentation, on device: Device
  ) -> SizeRange? {
    if presentation == .smartStack { return device.smartStackSize.map(SizeRange.init) }
    guard let row = ScreenTable.row(of: device) else { return nil }
    switch presentation {
    case .lockScreen:
      let width = lockScreenWidth(row, device)
      return SizeRange(widths: width...width, heights: cardHeights)
    case .standBy:
      guard device.platform == .iPhone, !withoutStandBy.contains(device.name) else { return nil }
      let sides = (row.size.width, row.size.height)
      return SizeRange(Size(width: max(sides.0, sides.1), height: min(sides.0, sides.1)))
    case .carPlay: return device.platform == .iPhone ? SizeRange(carPlay[0]) : nil
    default: return row.island.flatMap { sizes(of: presentation, in: $0) }
    }
  }

  private static func sizes(
    of presentation: ActivityPresentation, in island: Island
  ) -> SizeRange? {
    switch presentation {
    case .expanded:
      SizeRange(widths: island.expanded...island.expanded, heights: heights)
    case .compact:
      SizeRange(
        widths: island.camera + 2 * sides.lowerBound...island.camera + 2 * sides.upperBound,
        heights: islandHeight...islandHeight)
    case .compactLeading, .compactTrailing:
      SizeRange(widths: sides, heights: islandHeight...islandHeight)
    case .minimal: SizeRange(widths: minimalWidths, heights: islandHeight...islandHeight)
    case .menuBar:
      SizeRange(
        widths: menuBarHeight...2 * island.side * menuBarHeight / islandHeight,
        heights: menuBarHeight...menuBarHeight)
    case .lockScreen, .standBy, .smartStack, .carPlay: nil
    }
  }

  private static func lockScreenWidth(_ row: ScreenTable.Row, _ device: Device) -> Double {
    if let island = row.island { return island.expanded }
    if device.platform == .iPad { return row.size.height >= 1366 ? 500 : 425 }
    return row.size.width - 2 * screenMargin
  }

  /// The Dynamic Island of a device; `nil` if it has none.
  package static func island(of device: Device) -> Island? { ScreenTable.row(of: device)?.island }

  /// The Lock Screen presentation that StandBy enlarges.
  package static func lockScreenSizes(of device: Device) -> SizeRange? {
    sizes(of: .lockScreen, on: device)
  }
}

/// The possible sizes of a presentation, in points.
package struct SizeRange: Hashable, Sendable {
  /// The smallest size.
  package let least: Size
  /// The largest size, which is proposed to the content.
  package let most: Size

  /// Creates the range of a single size.
  package init(_ size: Size) { (least, most) = (size, size) }

  /// Creates a range from widths and heights.
  init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    least = Size(width: widths.lowerBound, height: heights.lowerBound)
    most = Size(width: widths.upperBound, height: heights.upperBound)
  }

  /// Returns the size in the range that is nearest to the content's size.
  package func nearest(to size: Size) -> Size {
    Size(
      width: min(max(size.width, least.width), most.width),
      height: min(max(size.height, least.height), most.height))
  }
}

extension ActivityPresentation {
  /// Whether the presentation is part of the Dynamic Island, whose background is always black.
  package var isIsland: Bool {
    switch self {
    case .expanded, .compact, .compactLeading, .compactTrailing, .minimal, .menuBar: true
    case .lockScreen, .standBy, .smartStack, .carPlay: false
    }
  }

  /// Whether the presentation is part of the Dynamic Island and has less space in landscape.
  package var isNarrowInLandscape: Bool {
    switch self {
    case .compact, .compactLeading, .compactTrailing, .minimal: true
    case .lockScreen, .expanded, .standBy, .smartStack, .carPlay, .menuBar: false
    }
  }

  /// Whether the presentation has the height of one line beside the camera, to which rings shrink.
  package var isSlot: Bool {
    switch self {
    case .compact, .compactLeading, .compactTrailing, .minimal, .menuBar: true
    case .lockScreen, .expanded, .standBy, .smartStack, .carPlay: false
    }
  }

  /// The colour scheme of surfaces that have only one.
  ///
  /// Source: Apple Human Interface Guidelines, Live Activities (the island's background is opaque
  /// black), StandBy and Designing for watchOS; pictures of CarPlay on iOS 26, whose cards are dark
  /// glass with light text.
  package var onlyColorScheme: ColorScheme? {
    switch self {
    case .standBy, .smartStack, .carPlay: .dark
    default: isIsland ? .dark : nil
    }
  }

  /// Whether buttons, toggles and links react to taps; in other presentations a tap opens the app.
  ///
  /// Source: Apple Human Interface Guidelines, Live Activities. Assumed: the Smart Stack and the
  /// menu bar behave like the compact presentation.
  package var isInteractive: Bool {
    switch self {
    case .lockScreen, .expanded, .standBy: true
    case .compact, .compactLeading, .compactTrailing, .minimal, .smartStack, .carPlay, .menuBar:
      false
    }
  }
}

extension RenderTarget {
  /// Whether the presentation is beside the camera.
  package var isIslandSlot: Bool {
    if case .activity(let presentation) = self { presentation.isSlot } else { false }
  }
}
