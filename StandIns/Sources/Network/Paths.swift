@_exported import VitrineFoundation

/// A network path, which isn't available.
public struct NWPath: Sendable, Equatable {
  /// The status of the path.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why a path is unsatisfied.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// The status; always unsatisfied.
  public var status: Status { .unsatisfied }
  /// Why the path is unsatisfied; always because there is no network.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The interfaces of the path; always empty.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether the path is expensive.
  public var isExpensive: Bool { false }
  /// Whether the path is constrained.
  public var isConstrained: Bool { false }
  /// Whether the path has addresses of version 4.
  public var supportsIPv4: Bool { false }
  /// Whether the path has addresses of version 6.
  public var supportsIPv6: Bool { false }
  /// Whether the path has a server for names.
  public var supportsDNS: Bool { false }
  /// The addresses of gateways; always empty.
  public var gateways: [NWEndpoint] { [] }
  /// The endpoint on this device; always `nil`.
  public var localEndpoint: NWEndpoint? { nil }
  /// The other endpoint; always `nil`.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// Returns whether the path uses a type of interface; always `false`.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The types of interfaces.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The type of the interface.
  public let type: InterfaceType
  /// The name of the interface.
  public let name: String
  /// The index of the interface.
  public let index: Int
  /// The name.
  public var debugDescription: String { name }
}

/// A monitor of network paths, of which none is available.
///
/// Unchecked, because its handlers are set by the code that owns it, as on Apple's systems.
public final class NWPathMonitor: @unchecked Sendable {
  /// The handler of path updates.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue of the handler; `nil` before the start.
  public private(set) var queue: DispatchQueue?
  /// The current path, which isn't available.
  public var currentPath: NWPath { NWPath() }
  /// Creates a monitor of all interfaces.
  public init() {}
  /// Creates a monitor of a type of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates a monitor of all interfaces except some types.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// Starts monitoring; the handler receives a path that isn't available.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    let answer = pathUpdateHandler
    queue.async { answer?(NWPath()) }
  }
  /// Stops; has no effect.
  public func cancel() {}
}
