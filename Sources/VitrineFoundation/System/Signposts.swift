import Foundation

/// Marks in a log for measurements: nobody measures here.
public struct OSSignposter: Sendable {
  /// A span that was begun.
  public struct State: Sendable {}
  /// Creates an OS signposter.
  public init() {}
  /// Creates an OS signposter.
  public init(subsystem: String, category: String) {}
  /// Creates an OS signposter.
  public init(logger: Logger) {}
  /// Begins a span.
  public func beginInterval(_ name: StaticString) -> State { State() }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: State) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
  /// Does some work as a span.
  public func withIntervalSignpost<T>(
    _ name: StaticString, around task: () throws -> T
  ) rethrows -> T { try task() }
}

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// The thermal states of the device.
    case nominal, fair, serious, critical
  }
  /// How warm the device is.
  public var thermalState: ThermalState { .nominal }
  /// Whether an app of iOS runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of iOS was built for a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Whether the device saves power has changed; never sent.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension FileManager {
  /// A folder of iCloud: nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Who is signed in with iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URLSessionConfiguration {
  /// A session that goes on while the app rests; here it is like any other.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
  /// Where the session's files are shared.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Whether the system chooses the moment.
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }
  /// Whether the app is started for what the session has.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// Whether a request waits for the network.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether connections that cost much are used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether connections that are saved are used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
