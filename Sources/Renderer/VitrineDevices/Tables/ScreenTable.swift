import VitrineGeometry

/// Sizes of the screens of iPhone and iPad, in points.
///
/// Source: Apple Human Interface Guidelines, Layout and Widgets (December 2025). Phones that cannot
/// run iOS 16.1, the first system with Live Activities, are left out. The values of iPhone 18 Pro,
/// iPhone Duo and the 1032x1376 iPad are those that their simulators report.
package enum ScreenTable {
  /// The devices of one screen size.
  package struct Row: Sendable {
    /// Width and height in portrait.
    package let size: Size
    /// The dimensions of the Dynamic Island; `nil` for devices without one.
    var island: ActivityTable.Island?
    /// Space above the Dynamic Island, in points.
    ///
    /// Source: screenshots of the 393- and 402-point screens; assumed for others.
    var islandTop = 14.0
    /// The number of Live Activities in the Dynamic Island.
    ///
    /// Source: Apple's iPhone User Guide for iOS 27 specifies three for iPhone 18 Pro; iOS 16
    /// introduced two.
    package var activities = 2
    /// The features that distinguish the screen; `nil` if it has none.
    package var features: Features?
    let names: [String]

    /// The frame of the camera, from the top left corner; `nil` if the screen has none.
    package var camera: Rect? {
      guard let island else { return features?.camera }
      return Rect(
        x: (size.width - island.camera) / 2, y: islandTop, width: island.camera,
        height: ActivityTable.islandHeight)
    }
  }

  /// The features that distinguish a screen, in points from its top left corner.
  package struct Features: Sendable {
    /// Radii of the corners, clockwise from the top left one.
    package let corners: [Double]
    /// The frame of a round camera.
    var camera: Rect?
    /// Width of the column at the trailing edge that is reserved for the system.
    package var column = 0.0
    /// The frame of the fold.
    package var fold: Rect?
  }

  /// The screens of an iPhone Duo.
  ///
  /// Sources: Apple's bezels for the corners (markbattistella/BezelKit), a simulator of iOS 27.1
  /// for everything else (szymdzie/iphone_duo_ui_pro). Assumed: the inner screen has no column in
  /// portrait.
  private static let duoOuter = Features(
    corners: [8, 59, 59, 8], camera: Rect(x: 400, y: 29, width: 37, height: 37), column: 84)
  private static let duoInner = Features(corners: [55, 55, 55, 55])
  private static let duoOnItsSide = Features(
    corners: [55, 55, 55, 55], column: 84, fold: Rect(x: 455.5, y: 0, width: 40, height: 669))

  /// The row of a device; `nil` for other kinds of device and for older phones.
  package static func row(of device: Device) -> Row? {
    rows.first { $0.names.contains(device.name) }
  }

  /// Width and height of the devices' screen in portrait, in points; `nil` if it is not known.
  static func size(of names: [String]) -> Size? {
    rows.first { !Set($0.names).isDisjoint(with: names) }?.size
  }

  /// All rows; newer devices come first.
  static let rows: [Row] = [
    // The outer screen has a round camera and the inner one has none, so that neither has an
    // island.
    Row(size: Size(width: 466, height: 678), features: duoOuter, names: ["iPhone Duo"]),
    Row(size: Size(width: 669, height: 951), features: duoInner, names: ["iPhone Duo Open"]),
    Row(
      size: Size(width: 951, height: 669), features: duoOnItsSide,
      names: ["iPhone Duo Open Landscape"]),
    Row(
      size: Size(width: 440, height: 956), island: .largeNarrow, activities: 3,
      names: ["iPhone 18 Pro Max"]),
    Row(
      size: Size(width: 402, height: 874), island: .proNarrow, activities: 3,
      names: ["iPhone 18 Pro"]),
    Row(
      size: Size(width: 440, height: 956), island: .large,
      names: ["iPhone 17 Pro Max", "iPhone 16 Pro Max"]),
    // Assumed: it has the island of the screens next to it.
    Row(size: Size(width: 420, height: 912), island: .large, names: ["iPhone Air"]),
    Row(
      size: Size(width: 402, height: 874), island: .pro,
      names: ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"]),
    Row(
      size: Size(width: 430, height: 932), island: .large, islandTop: 11,
      names: ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"]),
    Row(
      size: Size(width: 393, height: 852), island: .standard, islandTop: 11,
      names: ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"]),
    Row(
      size: Size(width: 390, height: 844),
      names: [
        "iPhone 17e", "iPhone 16e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro",
        "iPhone 12",
      ]),
    Row(
      size: Size(width: 428, height: 926),
      names: ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"]),
    Row(
      size: Size(width: 375, height: 812),
      names: ["iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X"]),
    Row(
      size: Size(width: 414, height: 896),
      names: ["iPhone 11 Pro Max", "iPhone XS Max", "iPhone 11", "iPhone XR"]),
    Row(size: Size(width: 414, height: 736), names: ["iPhone 8 Plus"]),
    Row(size: Size(width: 375, height: 667), names: ["iPhone 8", "iPhone SE 4.7-inch"]),
    Row(size: Size(width: 1032, height: 1376), names: ["iPad Pro 13-inch"]),
    Row(
      size: Size(width: 1024, height: 1366), names: ["iPad Pro 12.9-inch", "iPad Air 13-inch"]),
    Row(
      size: Size(width: 834, height: 1194), names: ["iPad Pro 11-inch", "iPad Pro 10.5-inch"]),
    Row(
      size: Size(width: 768, height: 1024),
      names: ["iPad Pro 9.7-inch", "iPad Air 9.7-inch", "iPad 9.7-inch", "iPad mini 7.9-inch"]),
    Row(
      size: Size(width: 820, height: 1180),
      names: ["iPad Air 11-inch", "iPad Air 10.9-inch", "iPad 11-inch"]),
    Row(size: Size(width: 834, height: 1112), names: ["iPad Air 10.5-inch"]),
    Row(size: Size(width: 810, height: 1080), names: ["iPad 10.2-inch"]),
    Row(size: Size(width: 744, height: 1133), names: ["iPad mini 8.3-inch"]),
  ]
}
