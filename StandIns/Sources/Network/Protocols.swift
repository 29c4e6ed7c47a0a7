@_exported import Security
import VitrineFoundation

/// The options of a protocol.
///
/// Unchecked like those of its subclasses, because they are set before a connection is created, as
/// on Apple's systems.
open class NWProtocolOptions: @unchecked Sendable {
  fileprivate init() {}
}

/// The IP protocol.
public enum NWProtocolIP {
  /// The options of IP.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// The versions of IP.
    public enum Version: Sendable { case any, v4, v6 }
    /// The required version.
    public var version = Version.any
    /// The largest number of hops; 0 for the system's.
    public var hopLimit: UInt8 = 0
    /// Creates options.
    override public init() { super.init() }
  }
}

/// The TCP protocol.
public enum NWProtocolTCP {
  /// The options of TCP.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small packets are sent at once.
    public var noDelay = false
    /// Whether packets are pushed only at the end of a write.
    public var noPush = false
    /// Whether options of TCP are omitted.
    public var noOptions = false
    /// Whether packets are sent that keep an idle connection alive.
    public var enableKeepalive = false
    /// The number of such packets before the connection ends.
    public var keepaliveCount = 0
    /// The time in seconds before the first of them.
    public var keepaliveIdle = 0
    /// The time in seconds between them.
    public var keepaliveInterval = 0
    /// The time in seconds after which an attempt to connect ends.
    public var connectionTimeout = 0
    /// The time in seconds after which unanswered data ends the connection.
    public var persistTimeout = 0
    /// The time in seconds after which repeated data ends the connection.
    public var connectionDropTime = 0
    /// Whether data is sent with the handshake.
    public var enableFastOpen = false
    /// Whether ECN is not used.
    public var disableECN = false
    /// The largest size of a segment in bytes.
    public var maximumSegmentSize = 0
    /// Creates options.
    override public init() { super.init() }
  }
}

/// The UDP protocol.
public enum NWProtocolUDP {
  /// The options of UDP.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether checksums are omitted.
    public var preferNoChecksum = false
    /// Creates options.
    override public init() { super.init() }
  }
}

/// The TLS protocol.
public enum NWProtocolTLS {
  /// The options of TLS.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// The options of the handshake.
    public let securityProtocolOptions = sec_protocol_options_t()
    /// Creates options.
    override public init() { super.init() }
  }
}
