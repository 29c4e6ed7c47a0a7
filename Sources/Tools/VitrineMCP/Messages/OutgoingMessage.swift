import VitrineArguments
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message to the client.
enum OutgoingMessage: Sendable {
  /// The result of a request.
  case result(RequestID, JSONValue)
  /// The error of a request; without an id if none could be read.
  case error(RequestID?, ProtocolError)
  /// A message that requires no response.
  case notification(method: String, JSONValue)

  /// The message as a line, with the newline at its end.
  var line: [UInt8] {
    var fields: [String: JSONValue] = ["jsonrpc": "2.0"]
    switch self {
    case .result(let id, let result): (fields["id"], fields["result"]) = (id.json, result)
    case .error(let id, let error): (fields["id"], fields["error"]) = (id?.json, error.json)
    case .notification(let method, let params):
      (fields["method"], fields["params"]) = (.string(method), params)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A JSON value can always be encoded.
    let data = (try? encoder.encode(JSONValue.object(fields))) ?? Data("{}".utf8)
    return [UInt8](data) + [0x0A]
  }
}
