@_exported import VitrineFoundation

/// Whether a place on the network is reached: none is.
public final class SCNetworkReachability: Sendable {
  fileprivate init() {}
}
/// How a place is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt32
  /// Creates a SC network reachability flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// It can be reached after something is done.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
}
/// A place on the network by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }
/// How a place is reached: it is not.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
