import VitrineFoundation

/// The parameters of a connection.
///
/// Unchecked, because they are set before a connection is created, as on Apple's systems.
public final class NWParameters: @unchecked Sendable {
  /// The traffic of a connection.
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  /// How a connection uses several interfaces.
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  /// How a connection uses names that were resolved long ago.
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

  /// The protocols of a connection, from the lowest to the highest.
  public final class ProtocolStack: @unchecked Sendable {
    /// The protocols of the application.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The transport protocol.
    public var transportProtocol: NWProtocolOptions?
    /// The internet protocol.
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }

  /// The protocols.
  public let defaultProtocolStack = ProtocolStack()
  /// The traffic of the connection.
  public var serviceClass = ServiceClass.bestEffort
  /// How several interfaces are used.
  public var multipathServiceType = MultipathServiceType.disabled
  /// How names that were resolved long ago are used.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// The type of interface that is required; `other` for any.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The interface that is required.
  public var requiredInterface: NWInterface?
  /// The endpoint on this device that is required.
  public var requiredLocalEndpoint: NWEndpoint?
  /// The types of interfaces that are not used.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// The interfaces that are not used.
  public var prohibitedInterfaces: [NWInterface]?
  /// Whether expensive paths are not used.
  public var prohibitExpensivePaths = false
  /// Whether constrained paths are not used.
  public var prohibitConstrainedPaths = false
  /// Whether proxies are not used.
  public var preferNoProxies = false
  /// Whether data is sent with the handshake.
  public var allowFastOpen = false
  /// Whether links between devices are used.
  public var includePeerToPeer = false
  /// Whether an address that is in use can be used again.
  public var allowLocalEndpointReuse = false
  /// Whether only peers of the local network are accepted.
  public var acceptLocalOnly = false

  /// Creates parameters without a transport.
  public init() {}

  /// Creates parameters of TCP, with TLS unless it is `nil`.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }

  /// Creates parameters of UDP, with DTLS unless it is `nil`.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }

  /// Parameters of TCP without TLS.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// Parameters of TCP with TLS.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Parameters of UDP without DTLS.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// Parameters of UDP with DTLS.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
