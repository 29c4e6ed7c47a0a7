import VitrineCoding

/// The metadata of a request in `_meta`.
struct RequestEnvelope: Sendable {
  /// The revision that the request follows.
  let revision: ProtocolRevision
  /// The token of the request in progress notifications.
  let progressToken: JSONValue?
  /// The lowest log level that the client wants.
  let logLevel: ToolCall.LogLevel?

  private static let prefix = "io.modelcontextprotocol/"
  static let serverInfoKey = prefix + "serverInfo"

  /// Parses the envelope of a request.
  ///
  /// - Parameter agreed: the result of a handshake.
  /// - Throws: `ProtocolError` for an unknown revision, or a missing one.
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
          "the request has no revision of the protocol: send 'initialize' first, or "
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
        throw ProtocolError(.invalidParams, "unknown log level '\(name.singleLine)'")
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
      throw ProtocolError(.invalidParams, "the revision of the protocol must be a string")
    }
    if let revision = ProtocolRevision(rawValue: name), !revision.hasHandshake { return revision }
    throw ProtocolError(
      .unsupportedRevision,
      "the revision '\(name.singleLine)' is not supported without 'initialize'",
      data: [
        "supported": .array(ProtocolRevision.allCases.map { .string($0.rawValue) }),
        "requested": .string(name),
      ])
  }
}
