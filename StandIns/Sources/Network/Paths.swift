@_exported import VitrineFoundation

/// A network path, which isn't available.
public struct NWPath: Sendable, Equatable {
  /// The status of the path.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The status; always unsatisfied.
  public var status: Status { .unsatisfied }
  /// Whether the path is expensive.
  public var isExpensive: Bool { false }
  /// Whether the path is constrained.
  public var isConstrained: Bool { false }
  /// Returns whether the path uses a type of interface; always `false`.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A network interface.
public struct NWInterface: Sendable {
  /// The types of interfaces.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// A monitor of network paths, of which none is available.
///
/// Unchecked, because its handlers are set by the code that owns it, as on Apple's systems.
public final class NWPathMonitor: @unchecked Sendable {
  /// The handler of path updates.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The current path, which isn't available.
  public var currentPath: NWPath { NWPath() }
  /// Creates a monitor of all interfaces.
  public init() {}
  /// Creates a monitor of a type of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Starts monitoring; the handler receives a path that isn't available.
  public func start(queue: DispatchQueue) {
    let answer = pathUpdateHandler
    queue.async { answer?(NWPath()) }
  }
  /// Stops; has no effect.
  public func cancel() {}
}

/// An endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable {
  /// The name or address of a host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    /// Creates a host.
    public init(_ name: String) { self.name = name }
    /// Creates a host.
    public init(stringLiteral name: String) { self.name = name }
  }
  /// A port.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The raw value.
    public let rawValue: UInt16
    /// Creates a port.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
  }
  /// A host with a port.
  case hostPort(host: Host, port: Port)
}

/// The parameters of a connection.
public final class NWParameters: Sendable {
  /// A value of the option.
  public static let tcp = NWParameters(), udp = NWParameters(), tls = NWParameters()
}

/// A connection, which is never established.
///
/// Unchecked for the same reason as `NWPathMonitor`.
public final class NWConnection: @unchecked Sendable {
  /// The state of a connection.
  public enum State: Sendable {
    /// The states of a connection.
    case setup, preparing, ready, cancelled
  }
  /// The handler of state changes.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Creates a connection.
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {}
  /// Starts the connection; has no effect.
  public func start(queue: DispatchQueue) {}
  /// Cancels the connection.
  public func cancel() {}
}
