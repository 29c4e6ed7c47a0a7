import VitrineFoundation

/// The screen of the device: that of an iPhone 16.
///
/// Source: Apple's technical specifications of iPhone 16, 1179 × 2556 pixels, three per point.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen()

  /// The size of the screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public let scale: CGFloat = 3
  /// Pixels per point, without display zoom.
  public let nativeScale: CGFloat = 3
  /// The size of the screen, in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
}

/// The idiom of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified idiom.
  case unspecified = -1
  /// The idioms of devices.
  case phone, pad, tv, carPlay, mac, vision
}

/// The device: an iPhone.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The idiom of the device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The name of the device.
  public let name = "iPhone"
  /// The model of the device.
  public let model = "iPhone"
  /// The name of the operating system.
  public let systemName = "iOS"
  /// The version of the operating system.
  public let systemVersion = "18.5"
  /// An identifier of the device for the apps of one vendor; always `nil`.
  public let identifierForVendor: UUID? = nil
}

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The states of the battery.
    case unknown, unplugged, charging, full
  }
  /// Whether the battery is monitored; always `false`.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The level of the battery; -1 for an unknown level.
  public var batteryLevel: Float { -1 }
  /// The state of the battery; always unknown.
  public var batteryState: BatteryState { .unknown }
  /// The orientation of the device; always portrait.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The localized name of the model.
  public var localizedModel: String { model }
  /// A notification of a changed battery level; never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// A notification of a changed battery state; never posted.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// A notification of a changed orientation; never posted.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientations of a device.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
