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
public final class NWPathMonitor: @unchecked Sendable {
  /// Takes a way.
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
