import Foundation

/// Signposts of intervals and events for measurements, which aren't recorded.
public struct OSSignposter: Sendable {
  /// The state of an interval that began.
  public struct State: Sendable {}
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter.
  public init(logger: Logger) {}
  /// Begins an interval.
  public func beginInterval(_ name: StaticString) -> State { State() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: State) {}
  /// Emits an event.
  public func emitEvent(_ name: StaticString) {}
  /// Calls a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, around task: () throws -> T
  ) rethrows -> T { try task() }
}

extension ProcessInfo {
  /// A thermal state of the device.
  public enum ThermalState: Int, Sendable {
    /// The thermal states in ascending order.
    case nominal, fair, serious, critical
  }
  /// The thermal state; always nominal.
  public var thermalState: ThermalState { .nominal }
  /// Whether the process is an iOS app on a Mac; always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the process is a Mac Catalyst app; always `false`.
  public var isMacCatalystApp: Bool { false }
  /// A notification of a changed thermal state; never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension FileManager {
  /// Returns the directory of an iCloud container; always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// The identity of the iCloud user; always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URLSessionConfiguration {
  /// Returns a configuration of transfers in the background, which is the default configuration.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
  /// The identifier of the container for the session's files.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Whether the system schedules transfers.
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }
  /// Whether events of the session launch the app.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// Whether requests wait for connectivity.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether expensive networks are used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks in low data mode are used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
