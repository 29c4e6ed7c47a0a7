@_exported import VitrineUIKit

/// The watch.
@MainActor @preconcurrency
public final class WKInterfaceDevice: NSObject {
  /// Returns the current device.
  public static func current() -> WKInterfaceDevice { shared }
  private static let shared = WKInterfaceDevice()
  /// The bounds of the screen, in points: those of a 45 mm watch.
  public let screenBounds = CGRect(x: 0, y: 0, width: 198, height: 242)
  /// Pixels per point.
  public let screenScale: CGFloat = 2
  /// The name of the watch.
  public let name = "Apple Watch"
  /// The model of the watch.
  public let model = "Apple Watch"
  /// The name of the operating system.
  public let systemName = "watchOS"
  /// The version of the operating system.
  public let systemVersion = "11.5"
  /// Whether the battery is monitored; always `false`.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The level of the battery; -1 because it is unknown.
  public var batteryLevel: Float { -1 }
  /// Plays a haptic pattern; has no effect.
  public func play(_ type: WKHapticType) {}
}

/// A haptic pattern.
public enum WKHapticType: Int, Sendable {
  /// The haptic patterns.
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
