@_exported import VitrineFoundation

/// The status of a VPN connection.
public enum NEVPNStatus: Int, Sendable {
  /// The states of a connection.
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// A VPN connection, which is never established.
open class NEVPNConnection: NSObject {
  /// The status; always invalid.
  open var status: NEVPNStatus { .invalid }
  /// The date of the connection.
  open var connectedDate: Date? { nil }
  /// Starts the tunnel; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  open func startVPNTunnel() throws { throw CocoaError(.featureUnsupported) }
  /// Stops the tunnel; here, nothing happens.
  open func stopVPNTunnel() {}
}

/// The protocol of a VPN connection.
open class NEVPNProtocol: NSObject {
  /// The address of the server.
  open var serverAddress: String?
}
/// The protocol of a tunnel that an app provides.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The bundle identifier of the tunnel's extension.
  open var providerBundleIdentifier: String?
  /// Settings that are passed to the tunnel's extension.
  open var providerConfiguration: [String: Any]?
}

/// The manager of VPN configurations, of which there are none.
open class NEVPNManager: NSObject {
  /// Returns the shared manager.
  open class func shared() -> NEVPNManager { NEVPNManager() }
  /// The localized name of the configuration.
  open var localizedDescription: String?
  /// Whether the configuration is enabled.
  open var isEnabled = false
  /// Whether the connection is established on demand.
  open var isOnDemandEnabled = false
  /// The rules for connecting on demand.
  open var onDemandRules: [NEOnDemandRule]?
  /// Removes the configuration; here, none is stored.
  open func removeFromPreferences() async throws {}
  /// The protocol of the configuration.
  open var protocolConfiguration: NEVPNProtocol?
  /// The connection of the tunnel.
  public let connection = NEVPNConnection()
  /// Loads the configuration; has no effect.
  open func loadFromPreferences() async throws {}
  /// Saves the configuration; has no effect.
  open func saveToPreferences() async throws {}
}

/// The manager of tunnels that an app provides, of which there are none.
open class NETunnelProviderManager: NEVPNManager {
  /// Loads all configurations; there are none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

/// A wireless network.
open class NEHotspotNetwork: NSObject {
  /// The SSID of the network.
  open var ssid: String { "" }
  /// Returns the current network; always `nil`.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// A rule for connecting on demand.
open class NEOnDemandRule: NSObject {
  /// Creates a rule.
  public override init() { super.init() }
  /// The SSIDs that the rule matches.
  open var ssidMatch: [String]?
}
/// A rule that connects.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
/// A rule that disconnects.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
/// A rule that ignores the network.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
