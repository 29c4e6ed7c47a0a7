import VitrineArguments
import VitrineCoding

/// A message from the client.
enum IncomingMessage: Sendable {
  /// A request, which needs a response.
  case request(RequestID, method: String, params: [String: JSONValue])
  /// A notification, which needs no response.
  case notification(method: String, params: [String: JSONValue])
  /// A response, although this server sends no requests.
  case response

  /// The limits on a message.
  private static let limits: ArchiveLimits = {
    var limits = ArchiveLimits.standard
    limits.jsonValues = 100_000
    return limits
  }()

  /// An error in a message, and the request to which it belongs.
  struct Fault: Error {
    let error: ProtocolError
    /// The id of the request; `nil` if it cannot be read.
    let id: RequestID?
  }

  /// Parses a line.
  ///
  /// - Throws: `Fault` for a line that is not a JSON-RPC 2.0 message.
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
          .invalidRequest, isBatch ? "batches are not supported" : "a message must be an object"),
        id: nil)
    }
    self = try IncomingMessage.read(fields)
  }

  private static func read(_ fields: [String: JSONValue]) throws(Fault) -> IncomingMessage {
    let id = fields["id"].flatMap(RequestID.init)
    func fault(_ message: String) -> Fault {
      Fault(error: ProtocolError(.invalidRequest, message), id: id)
    }
    guard fields["jsonrpc"] == "2.0" else { throw fault("'jsonrpc' must be \"2.0\"") }
    guard let method = fields["method"] else {
      guard id != nil, fields["result"] != nil || fields["error"] != nil else {
        throw fault("'method' is missing")
      }
      return .response
    }
    guard case .string(let method) = method, method.utf8.count <= 256 else {
      throw fault("'method' must be a short string")
    }
    let params: [String: JSONValue]
    switch fields["params"] {
    case nil: params = [:]
    case .object(let given)?: params = given
    default: throw fault("'params' must be an object")
    }
    guard let given = fields["id"] else { return .notification(method: method, params: params) }
    guard let id = RequestID(given) else { throw fault("'id' must be a string or a whole number") }
    return .request(id, method: method, params: params)
  }
}
