import VitrineGeometry

/// The space of an app on Apple Watch, Mac and Apple Vision, in points.
///
/// Sources: Apple Human Interface Guidelines, Layout, "watchOS device screen dimensions" (pixels at
/// two per point); Apple's documentation of visionOS, "Positioning and sizing windows" (a window of
/// 1280 by 720). Assumed: a Mac's display has 1440 by 900 points, and a watch shows the time in the
/// first 28 points.
enum WindowTable {
  private static let watches: [String: Size] = [
    "Apple Watch Ultra 4": Size(width: 211, height: 257),
    "Apple Watch Ultra 3": Size(width: 211, height: 257),
    "Apple Watch 49mm": Size(width: 205, height: 251),
    "Apple Watch 46mm": Size(width: 208, height: 248),
    "Apple Watch 45mm": Size(width: 198, height: 242),
    "Apple Watch 44mm": Size(width: 184, height: 224),
    "Apple Watch 42mm": Size(width: 187, height: 223),
    "Apple Watch 41mm": Size(width: 176, height: 215),
    "Apple Watch 40mm": Size(width: 162, height: 197),
  ]
  private static let mac = Size(width: 1440, height: 900)
  private static let vision = Size(width: 1280, height: 720)
  private static let clock = 28.0

  /// Returns the size; `nil` for devices whose screen has an orientation.
  static func size(of device: Device) -> Size? {
    switch device.platform {
    case .watch: watches[device.name]
    case .mac: mac
    case .vision: vision
    case .iPhone, .iPad: nil
    }
  }

  /// Returns the space at the edges that the system's own views take.
  static func insets(of device: Device) -> EdgeInsets {
    EdgeInsets(top: device.platform == .watch ? clock : 0, leading: 0, bottom: 0, trailing: 0)
  }
}
