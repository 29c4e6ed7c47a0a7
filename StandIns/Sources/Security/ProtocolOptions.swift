import VitrineFoundation

/// The options of a TLS handshake, which never takes place.
public final class OS_sec_protocol_options: Sendable {
  /// Creates options.
  public init() {}
}

/// What a TLS handshake has agreed on; there is none.
public final class OS_sec_protocol_metadata: Sendable { private init() {} }
/// The trust of a TLS handshake; there is none.
public final class OS_sec_trust: Sendable { private init() {} }

/// The options of a TLS handshake.
public typealias sec_protocol_options_t = OS_sec_protocol_options
/// What a TLS handshake has agreed on.
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
/// The trust of a TLS handshake.
public typealias sec_trust_t = OS_sec_trust
/// Tells whether a handshake can be trusted.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Decides whether a handshake can be trusted.
public typealias sec_protocol_verify_t = (
  sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void

/// The versions of TLS.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
}

/// Sets who decides whether a handshake can be trusted; without a network, nobody is asked.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {}
/// Sets the oldest version; has no effect without a network.
public func sec_protocol_options_set_min_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
/// Sets the newest version; has no effect without a network.
public func sec_protocol_options_set_max_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
/// Adds a protocol of the application; has no effect without a network.
public func sec_protocol_options_add_tls_application_protocol(
  _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}
/// Sets the name of the server; has no effect without a network.
public func sec_protocol_options_set_tls_server_name(
  _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}
/// Sets whether the other side has to prove its identity; has no effect without a network.
public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}
