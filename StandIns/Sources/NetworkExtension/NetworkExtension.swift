@_exported import VitrineFoundation

/// How a tunnel is.
public enum NEVPNStatus: Int, Sendable {
  /// The states of a connection.
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// The way through a tunnel: there is none.
open class NEVPNConnection: NSObject {
  /// How the tunnel is.
  open var status: NEVPNStatus { .invalid }
  /// When it was built.
  open var connectedDate: Date? { nil }
  /// Builds the tunnel.
  ///
  /// - Throws: that it is not supported, always.
  open func startVPNTunnel() throws { throw CocoaError(.featureUnsupported) }
  /// Stops the tunnel; here, nothing happens.
  open func stopVPNTunnel() {}
}

/// How a tunnel is built.
open class NEVPNProtocol: NSObject {
  /// Where it leads.
  open var serverAddress: String?
}
/// How a tunnel of an app's own is built.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The extension that builds it.
  open var providerBundleIdentifier: String?
  /// Settings that are passed to the tunnel's extension.
  open var providerConfiguration: [String: Any]?
}

/// Tunnels: there are none.
open class NEVPNManager: NSObject {
  /// Returns the shared manager.
  open class func shared() -> NEVPNManager { NEVPNManager() }
  /// The localized name of the configuration.
  open var localizedDescription: String?
  /// Whether it may be used.
  open var isEnabled = false
  /// Whether it is built when it is needed.
  open var isOnDemandEnabled = false
  /// When it is needed.
  open var onDemandRules: [NEOnDemandRule]?
  /// Removes the configuration; here, none is stored.
  open func removeFromPreferences() async throws {}
  /// How it is built.
  open var protocolConfiguration: NEVPNProtocol?
  /// The connection of the tunnel.
  public let connection = NEVPNConnection()
  /// Reads how it is built: nothing is kept.
  open func loadFromPreferences() async throws {}
  /// Keeps how it is built: nothing is kept.
  open func saveToPreferences() async throws {}
}

/// Tunnels of an app's own: there are none.
open class NETunnelProviderManager: NEVPNManager {
  /// All tunnels: there are none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

/// The wireless network: there is none.
open class NEHotspotNetwork: NSObject {
  /// The network's name.
  open var ssid: String { "" }
  /// The network that is in use: none is.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// When a tunnel is needed.
open class NEOnDemandRule: NSObject {
  /// Makes a rule.
  public override init() { super.init() }
  /// Networks whose names are meant.
  open var ssidMatch: [String]?
}
/// A tunnel is built.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
/// A tunnel is taken down.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
/// A tunnel stays as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
