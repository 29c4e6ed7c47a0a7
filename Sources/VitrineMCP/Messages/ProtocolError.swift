import VitrineCoding

/// Why a request has no result, as JSON-RPC has it.
package struct ProtocolError: Error, Hashable, Sendable {
  /// The code of the error, for programs.
  package enum Code: Int, Sendable {
    /// The text is not JSON.
    case parse = -32700
    /// The JSON is not a request.
    case invalidRequest = -32600
    /// There is no such method.
    case methodNotFound = -32601
    /// The parameters do not fit the method.
    case invalidParams = -32602
    /// The server cannot answer.
    case internalError = -32603
    /// The revision of the protocol is not known here.
    case unsupportedRevision = -32022
  }

  package var code: Code
  /// The message of the error, for people.
  package var message: String
  /// More about it.
  package var data: JSONValue?

  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The error as it is sent.
  var json: JSONValue {
    var fields: [String: JSONValue] = [
      "code": .number(Double(code.rawValue)), "message": .string(message),
    ]
    fields["data"] = data
    return .object(fields)
  }
}
