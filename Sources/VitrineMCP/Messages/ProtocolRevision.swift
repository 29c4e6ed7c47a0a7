/// A revision of the Model Context Protocol.
///
/// Source: modelcontextprotocol.io, "Versioning and Compatibility" of revision 2026-07-28.
package enum ProtocolRevision: String, Sendable, CaseIterable {
  /// Each request carries its revision and the client's abilities; there is no handshake.
  case july2026 = "2026-07-28"
  /// A handshake begins the session.
  case november2025 = "2025-11-25"
  /// As the one after it, as far as tools go.
  case june2025 = "2025-06-18"

  /// Whether a handshake, `initialize`, agrees on the revision.
  var hasHandshake: Bool { self != .july2026 }

  /// The newest one that a handshake can agree on.
  static let newestOfHandshake = ProtocolRevision.november2025
}
