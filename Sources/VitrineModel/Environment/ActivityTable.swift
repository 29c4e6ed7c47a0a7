/// What the presentations of Live Activities measure, in points.
///
/// Source: Apple Human Interface Guidelines, Live Activities (December 2025), and Apple's
/// documentation of ActivityKit. What these do not say is called an assumption.
package enum ActivityTable {
  /// A Dynamic Island.
  package struct Island: Hashable, Sendable {
    /// Width of the compact presentation with both sides and the camera.
    package let compact: Double
    /// Width of one side of the compact presentation.
    package let side: Double
    /// Width of the expanded presentation, and of the one on the Lock Screen.
    package let expanded: Double

    /// The screens of 393 and 402 points; the side is published for the first of them only and
    /// assumed for the other, whose island is as wide.
    static let standard = Island(compact: 230, side: 52.33, expanded: 371)
    /// The screens of 430 and 440 points; the side is published for the first of them only.
    static let large = Island(compact: 250, side: 62.33, expanded: 408)

    /// Width that the camera takes between both sides.
    package var camera: Double { compact - 2 * side }
  }

  /// Height of the compact and the minimal presentation.
  package static let islandHeight = 36.67
  /// Widths that the minimal presentation may have.
  package static let minimalWidths = 36.67...45.0
  /// Heights that the Lock Screen and the expanded presentation may have.
  package static let heights = 84.0...160.0
  /// Radius of the expanded island's corners.
  package static let islandRadius = 44.0
  /// How much larger than the Lock Screen's presentation that of StandBy is drawn.
  package static let standByScale = 2.0

  /// Space between the edges of a Lock Screen and the activity on phones without an island.
  ///
  /// An assumption: what is left at the edges of the two screens whose widths are published.
  static let screenMargin = 11.0
  /// Space between the edges of the island and what is in it.
  ///
  /// An assumption: that there are margins is documented (`contentMargins(_:_:for:)`), how wide
  /// they are is not.
  package static func contentMargin(_ mode: DynamicIslandMode) -> Double {
    switch mode {
    case .expanded: 16
    case .compactLeading, .compactTrailing, .minimal: 4
    }
  }
  /// Space between the edges of the small size and both sides of the compact presentation, which
  /// stand in for a layout of its own.
  ///
  /// An assumption.
  package static let combinedMargin = 12.0
  /// Width of the line around an island with a tint for it.
  ///
  /// An assumption.
  package static let keylineWidth = 1.0
  /// Height of the menu bar of a Mac.
  ///
  /// An assumption.
  package static let menuBarHeight = 24.0

  /// Sizes in cars, the first of which is taken for a phone.
  package static let carPlay = [
    Size(width: 240, height: 78), Size(width: 240, height: 100), Size(width: 170, height: 78),
  ]

  /// Sizes in the Smart Stack, by the watch's case.
  private static let smartStack = [
    "Apple Watch 40mm": Size(width: 152, height: 69.5),
    "Apple Watch 41mm": Size(width: 165, height: 72.5),
    "Apple Watch 44mm": Size(width: 173, height: 76.5),
    "Apple Watch 45mm": Size(width: 184, height: 80.5),
    "Apple Watch 49mm": Size(width: 191, height: 81.5),
  ]

  /// Phones that run Live Activities but not iOS 17, the first system with StandBy.
  private static let withoutStandBy: Set = ["iPhone X", "iPhone 8", "iPhone 8 Plus"]

  /// The smallest and the largest size of a presentation on a device; `nil` when the device does
  /// not show it.
  static func sizes(
    of presentation: ActivityPresentation, on device: Device
  ) -> SizeRange? {
    if presentation == .smartStack { return smartStack[device.name].map(SizeRange.init) }
    guard let row = ScreenTable.row(of: device) else { return nil }
    switch presentation {
    case .lockScreen:
      let width = lockScreenWidth(row, device)
      return SizeRange(widths: width...width, heights: heights)
    case .standBy:
      guard device.platform == .iPhone, !withoutStandBy.contains(device.name) else { return nil }
      return SizeRange(Size(width: row.size.height, height: row.size.width))
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
    case .compact: SizeRange(Size(width: island.compact, height: islandHeight))
    case .compactLeading, .compactTrailing:
      SizeRange(Size(width: island.side, height: islandHeight))
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

  /// The Dynamic Island of a device; `nil` where there is none.
  package static func island(of device: Device) -> Island? { ScreenTable.row(of: device)?.island }

  /// The Lock Screen presentation that StandBy enlarges.
  package static func lockScreenSizes(of device: Device) -> SizeRange? {
    sizes(of: .lockScreen, on: device)
  }
}

/// The sizes that something may have, in points.
package struct SizeRange: Hashable, Sendable {
  /// The smallest one.
  package let least: Size
  /// The largest one, which is offered to the content.
  package let most: Size

  /// Makes a range of one size.
  package init(_ size: Size) { (least, most) = (size, size) }

  /// Makes a range of widths and heights.
  init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    least = Size(width: widths.lowerBound, height: heights.lowerBound)
    most = Size(width: widths.upperBound, height: heights.upperBound)
  }

  /// The size in the range that is nearest to what content wants.
  package func nearest(to size: Size) -> Size {
    Size(
      width: min(max(size.width, least.width), most.width),
      height: min(max(size.height, least.height), most.height))
  }
}

extension ActivityPresentation {
  /// Whether it is a part of the Dynamic Island, whose background is always black.
  package var isIsland: Bool {
    switch self {
    case .expanded, .compact, .compactLeading, .compactTrailing, .minimal, .menuBar: true
    case .lockScreen, .standBy, .smartStack, .carPlay: false
    }
  }

  /// The colour scheme of surfaces that have only one.
  ///
  /// Source: Apple Human Interface Guidelines, Live Activities (the island's background is opaque
  /// black), StandBy and Designing for watchOS.
  package var onlyColorScheme: ColorScheme? {
    isIsland || self == .standBy || self == .smartStack ? .dark : nil
  }

  /// Whether buttons, toggles and links react; elsewhere a tap opens the app.
  ///
  /// Source: Apple Human Interface Guidelines, Live Activities. That the Smart Stack and the menu
  /// bar behave as the compact presentation does is assumed.
  package var isInteractive: Bool {
    switch self {
    case .lockScreen, .expanded, .standBy: true
    case .compact, .compactLeading, .compactTrailing, .minimal, .smartStack, .carPlay, .menuBar:
      false
    }
  }
}
