import VitrineFoundation

/// The display that widget code asks for its size: that of an iPhone 16.
///
/// Source: Apple's technical specifications of iPhone 16, 1179 × 2556 pixels at three a point.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen()

  /// Size of the display, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public let scale: CGFloat = 3
  /// Pixels per point, without any scaling for people.
  public let nativeScale: CGFloat = 3
  /// Size of the display, in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The device of the same name.
  case phone, pad, tv, carPlay, mac, vision
}

/// The device that widget code asks for: an iPhone.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The kind of device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The device's name.
  public let name = "iPhone"
  /// The device's kind in words.
  public let model = "iPhone"
  /// The system's name.
  public let systemName = "iOS"
  /// The system's version.
  public let systemVersion = "18.5"
  /// An identifier of the device for the apps of one vendor; always `nil`.
  public let identifierForVendor: UUID? = nil
}

extension UIDevice {
  /// How the battery is.
  public enum BatteryState: Int, Sendable {
    /// The states of the battery.
    case unknown, unplugged, charging, full
  }
  /// Whether the battery is watched: it is not, as there is none.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// How full the battery is; -1 where nobody knows.
  public var batteryLevel: Float { -1 }
  /// How the battery is.
  public var batteryState: BatteryState { .unknown }
  /// How the device is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The localized name of the model.
  public var localizedModel: String { model }
  /// The battery is fuller or emptier.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged or not.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The device is held another way.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// A value of the option.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
