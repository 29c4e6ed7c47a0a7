import VitrineCoding

/// The metadata of a request in `_meta`.
struct RequestEnvelope: Sendable {
  /// The revision whose rules it follows.
  let revision: ProtocolRevision
  /// Names the request in reports on how far it has come.
  let progressToken: JSONValue?
  /// The least important lines of the log that it wants.
  let logLevel: ToolCall.LogLevel?

  private static let prefix = "io.modelcontextprotocol/"
  static let serverInfoKey = prefix + "serverInfo"

  /// Reads the envelope of a request.
  ///
  /// - Parameter agreed: what a handshake has agreed on.
  /// - Throws: `ProtocolError` for a revision that is not known, or where there is none.
  init(
    _ params: [String: JSONValue],
    agreed: (revision: ProtocolRevision, logLevel: ToolCall.LogLevel?)?
  ) throws(ProtocolError) {
    var meta: [String: JSONValue] = [:]
    if case .object(let given)? = params["_meta"] { meta = given }
    switch meta["progressToken"] {
    case .string(let text)?: progressToken = .string(text)
    case .number(let number)?: progressToken = .number(number)
    default: progressToken = nil
    }
    guard let asked = meta[RequestEnvelope.prefix + "protocolVersion"] else {
      guard let agreed else {
        throw ProtocolError(
          .invalidParams,
          "the request says no revision of the protocol: send 'initialize' first, or "
            + "'\(RequestEnvelope.prefix)protocolVersion' in '_meta'")
      }
      (revision, logLevel) = agreed
      return
    }
    revision = try RequestEnvelope.revision(asked)
    guard case .object? = meta[RequestEnvelope.prefix + "clientCapabilities"] else {
      throw ProtocolError(
        .invalidParams, "'\(RequestEnvelope.prefix)clientCapabilities' is missing in '_meta'")
    }
    if case .string(let name)? = meta[RequestEnvelope.prefix + "logLevel"] {
      guard let level = ToolCall.LogLevel(rawValue: name) else {
        throw ProtocolError(.invalidParams, "unknown level of the log '\(name.singleLine)'")
      }
      logLevel = level
    } else {
      logLevel = nil
    }
  }

  /// Whether a request names its revision itself.
  static func isModern(_ params: [String: JSONValue]) -> Bool {
    guard case .object(let meta)? = params["_meta"] else { return false }
    return meta[prefix + "protocolVersion"] != nil
  }

  private static func revision(_ asked: JSONValue) throws(ProtocolError) -> ProtocolRevision {
    guard case .string(let name) = asked else {
      throw ProtocolError(.invalidParams, "the revision of the protocol is a text")
    }
    if let revision = ProtocolRevision(rawValue: name), !revision.hasHandshake { return revision }
    throw ProtocolError(
      .unsupportedRevision, "the revision '\(name.singleLine)' is not served to single requests",
      data: [
        "supported": .array(ProtocolRevision.allCases.map { .string($0.rawValue) }),
        "requested": .string(name),
      ])
  }
}
