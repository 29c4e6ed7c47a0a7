import VitrineFoundation

/// An endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// The name or address of a host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    let name: String
    /// Creates a host.
    public init(_ name: String) { self.name = name }
    /// Creates a host.
    public init(stringLiteral name: String) { self.name = name }
    /// The name or address.
    public var debugDescription: String { name }
  }
  /// A port.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
  {
    /// The raw value.
    public let rawValue: UInt16
    /// Creates a port.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port from decimal digits; `nil` for a service's name.
    public init?(_ service: String) {
      guard let value = UInt16(service) else { return nil }
      rawValue = value
    }
    /// The number.
    public var debugDescription: String { "\(rawValue)" }
    /// Any port.
    public static let any: Port = 0
    /// The port of HTTP.
    public static let http: Port = 80
    /// The port of HTTP with TLS.
    public static let https: Port = 443
    /// The port of SSH.
    public static let ssh: Port = 22
  }
  /// A host with a port.
  case hostPort(host: Host, port: Port)
  /// A service that Bonjour finds.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// The path of a socket.
  case unix(path: String)
  /// An address with a scheme.
  case url(URL)

  /// The parts of the endpoint.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.name):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// An error of a connection.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// An error of a socket.
  case posix(POSIXErrorCode)
  /// An error while a name is resolved.
  case dns(Int32)
  /// An error of TLS.
  case tls(OSStatus)

  /// The code, with its domain.
  public var debugDescription: String {
    switch self {
    case .posix(let code):
      "POSIXErrorCode(rawValue: \(code.rawValue)): \(POSIXError(code).localizedDescription)"
    case .dns(let code): "DNSServiceErrorType(\(code))"
    case .tls(let status): "OSStatus(\(status))"
    }
  }
}
