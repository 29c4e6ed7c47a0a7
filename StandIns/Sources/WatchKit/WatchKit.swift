@_exported import VitrineUIKit

/// The watch that widget code asks for.
@MainActor @preconcurrency
public final class WKInterfaceDevice: NSObject {
  /// Returns the current device.
  public static func current() -> WKInterfaceDevice { shared }
  private static let shared = WKInterfaceDevice()
  /// The screen's box, in points: that of 45 millimetres.
  public let screenBounds = CGRect(x: 0, y: 0, width: 198, height: 242)
  /// Pixels for each point.
  public let screenScale: CGFloat = 2
  /// The watch's name.
  public let name = "Apple Watch"
  /// The kind of watch.
  public let model = "Apple Watch"
  /// The system's name.
  public let systemName = "watchOS"
  /// The system's version.
  public let systemVersion = "11.5"
  /// Whether the battery is watched: it is not.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// How full the battery is; -1 where nobody knows.
  public var batteryLevel: Float { -1 }
  /// Plays a sign: nothing is felt.
  public func play(_ type: WKHapticType) {}
}

/// A sign that is felt.
public enum WKHapticType: Int, Sendable {
  /// The haptic patterns.
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The watch's app: there is none.
@MainActor @preconcurrency
public final class WKExtension: NSObject {
  /// Returns the shared extension object.
  public static func shared() -> WKExtension { WKExtension() }
  /// Opens an address: nothing happens.
  public func openSystemURL(_ url: URL) {}
}

/// The watch's app: there is none.
public typealias WKApplication = WKExtension
