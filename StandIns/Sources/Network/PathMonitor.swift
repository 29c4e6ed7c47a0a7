@_exported import VitrineFoundation

/// A way to the network: there is none.
public struct NWPath: Sendable, Equatable {
  /// Whether there is one.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// There is none.
  public var status: Status { .unsatisfied }
  /// Whether it costs.
  public var isExpensive: Bool { false }
  /// Whether it is to be spared.
  public var isConstrained: Bool { false }
  /// Whether it goes over a kind of device: no.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A device of the network.
public struct NWInterface: Sendable {
  /// The kinds of devices.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Tells of ways to the network: there is none.
///
/// Unchecked, because its handlers are set by the code that owns it, as on Apple's systems.
public final class NWPathMonitor: @unchecked Sendable {
  /// The handler of path updates.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way of now: none.
  public var currentPath: NWPath { NWPath() }
  /// Watches all devices.
  public init() {}
  /// Watches a kind of device.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Answers that there is no way.
  public func start(queue: DispatchQueue) {
    let answer = pathUpdateHandler
    queue.async { answer?(NWPath()) }
  }
  /// Ends nothing.
  public func cancel() {}
}

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable {
  /// The name or address of a host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    /// Creates a host.
    public init(_ name: String) { self.name = name }
    /// Creates a host.
    public init(stringLiteral name: String) { self.name = name }
  }
  /// A door of a machine.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The corresponding value of the raw type.
    public let rawValue: UInt16
    /// Creates a port.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
  }
  /// A door of a machine.
  case hostPort(host: Host, port: Port)
}

/// How a connection is made.
public final class NWParameters: Sendable {
  /// A value of the option.
  public static let tcp = NWParameters(), udp = NWParameters(), tls = NWParameters()
}

/// A connection: it is never made.
///
/// Unchecked for the same reason as `NWPathMonitor`.
public final class NWConnection: @unchecked Sendable {
  /// How far a connection is.
  public enum State: Sendable {
    /// The states of a connection.
    case setup, preparing, ready, cancelled
  }
  /// The handler of state changes.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Creates a connection.
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {}
  /// Begins: nothing happens.
  public func start(queue: DispatchQueue) {}
  /// Cancels the connection.
  public func cancel() {}
}
