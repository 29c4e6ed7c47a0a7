@_exported import VitrineFoundation

/// The reachability of a host; none is reachable.
public final class SCNetworkReachability: Sendable {
  fileprivate init() {}
}
/// The flags of reachability.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates flags from their raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The host is reachable.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// The host is reachable after a connection is established.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
}
/// Creates the reachability of a host by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Returns the flags of a host, which isn't reachable.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
