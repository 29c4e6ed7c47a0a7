import VitrineFoundation

/// The screen of the device for which code is evaluated.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen()

  /// The size of the screen, in points.
  public var bounds: CGRect {
    let size = CurrentDevice.asked.size
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// Pixels per point.
  public var scale: CGFloat { CurrentDevice.asked.scale }
  /// The brightness of the screen, from 0 to 1; settings have no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The most pictures of a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Pixels per point, without display zoom.
  public var nativeScale: CGFloat { scale }
  /// The size of the screen, in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
}

/// The idiom of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified idiom.
  case unspecified = -1
  /// The idioms of devices.
  case phone, pad, tv, carPlay, mac, vision

  /// The names of a device's model and of its system.
  fileprivate var names: (model: String, system: String) {
    switch self {
    case .pad: ("iPad", "iPadOS")
    case .mac: ("Mac", "macOS")
    case .vision: ("Apple Vision", "visionOS")
    case .unspecified, .phone, .tv, .carPlay: ("iPhone", "iOS")
    }
  }
}

/// The device for which code is evaluated.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentDevice.asked.idiom }
  /// The name of the device, which is that of its model unless the app may know more.
  public var name: String { model }
  /// The model of the device.
  public var model: String { CurrentDevice.asked.idiom.names.model }
  /// The name of the operating system.
  public var systemName: String { CurrentDevice.asked.idiom.names.system }
  /// The version of the operating system.
  public var systemVersion: String { (SystemVersion.asked ?? .standard).text }
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
  /// Begins notifications of the orientation, which does not change.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends notifications of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the device tells its distance to a person; always `false`.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
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
