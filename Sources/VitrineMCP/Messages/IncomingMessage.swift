import VitrineCoding

/// A message of the client.
enum IncomingMessage: Sendable {
  /// It wants an answer.
  case request(RequestID, method: String, params: [String: JSONValue])
  /// It wants none.
  case notification(method: String, params: [String: JSONValue])
  /// An answer, although this server asks nothing.
  case response

  /// The limits on a message.
  private static let limits: ArchiveLimits = {
    var limits = ArchiveLimits.standard
    limits.jsonValues = 100_000
    return limits
  }()

  /// Why a line is not a message, and to whom that is said.
  struct Fault: Error {
    let error: ProtocolError
    /// The request that it is about; `nil` where that cannot be read.
    let id: RequestID?
  }

  /// Reads a line.
  ///
  /// - Throws: `Fault` for what is not a message of JSON-RPC 2.0.
  init(_ line: [UInt8]) throws(Fault) {
    let value: JSONValue
    do throws(ArchiveError) {
      value = try JSONValue(json: line, limits: IncomingMessage.limits)
    } catch {
      throw Fault(error: ProtocolError(.parse, "not JSON: \(error.message)"), id: nil)
    }
    guard case .object(let fields) = value else {
      let isBatch = if case .array = value { true } else { false }
      throw Fault(
        error: ProtocolError(
          .invalidRequest, isBatch ? "batches are not taken" : "a message is an object"), id: nil)
    }
    self = try IncomingMessage.read(fields)
  }

  private static func read(_ fields: [String: JSONValue]) throws(Fault) -> IncomingMessage {
    let id = fields["id"].flatMap(RequestID.init)
    func fault(_ message: String) -> Fault {
      Fault(error: ProtocolError(.invalidRequest, message), id: id)
    }
    guard fields["jsonrpc"] == "2.0" else { throw fault("'jsonrpc' has to be \"2.0\"") }
    guard let method = fields["method"] else {
      guard id != nil, fields["result"] != nil || fields["error"] != nil else {
        throw fault("'method' is missing")
      }
      return .response
    }
    guard case .string(let method) = method, method.utf8.count <= 256 else {
      throw fault("'method' has to be a short text")
    }
    let params: [String: JSONValue]
    switch fields["params"] {
    case nil: params = [:]
    case .object(let given)?: params = given
    default: throw fault("'params' has to be an object")
    }
    guard let given = fields["id"] else { return .notification(method: method, params: params) }
    guard let id = RequestID(given) else { throw fault("'id' has to be a text or a whole number") }
    return .request(id, method: method, params: params)
  }
}
