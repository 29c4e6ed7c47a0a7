/// A revision of the Model Context Protocol.
///
/// Source: modelcontextprotocol.io, "Versioning and Compatibility" of revision 2026-07-28.
package enum ProtocolRevision: String, Sendable, CaseIterable {
  /// Each request carries its revision and the client's abilities; there is no handshake.
  case july2026 = "2026-07-28"
  /// The first revision before it, with a handshake at the start of the session.
  case november2025 = "2025-11-25"
  /// The same as the one after it, as far as tools are concerned.
  case june2025 = "2025-06-18"

  /// Whether the client and the server agree on the revision with `initialize`.
  var hasHandshake: Bool { self != .july2026 }

  /// The newest revision with a handshake.
  static let newestOfHandshake = ProtocolRevision.november2025
}
