import VitrineCoding

/// An error of JSON-RPC.
package struct ProtocolError: Error, Hashable, Sendable {
  /// The code of the error, for programs.
  package enum Code: Int, Sendable {
    /// The text is not JSON.
    case parse = -32700
    /// The JSON is not a request.
    case invalidRequest = -32600
    /// The method does not exist.
    case methodNotFound = -32601
    /// The parameters are invalid for the method.
    case invalidParams = -32602
    /// The server cannot process the request.
    case internalError = -32603
    /// The revision of the protocol is not supported.
    case unsupportedRevision = -32022
  }

  package var code: Code
  /// The message of the error, for people.
  package var message: String
  /// Additional data about the error.
  package var data: JSONValue?

  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The error as JSON.
  var json: JSONValue {
    var fields: [String: JSONValue] = [
      "code": .number(Double(code.rawValue)), "message": .string(message),
    ]
    fields["data"] = data
    return .object(fields)
  }
}
