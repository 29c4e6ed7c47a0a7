/// What a browser asks for.
package struct HTTPRequest: Sendable {
  /// The method, in capitals.
  package var method: String
  /// The path, decoded, without the query.
  package var path: String
  /// The values of the query, decoded; of several with a name the last.
  package var query: [String: String] = [:]
  /// Values of the headers that matter here, by names in lower case.
  package var headers: [String: String] = [:]
  /// What was sent along.
  package var body: [UInt8] = []
}

/// What a browser gets.
package struct HTTPResponse: Sendable {
  /// What is sent: bytes that are there, or events as they come.
  package enum Body: Sendable {
    case bytes([UInt8])
    case events(EventChannel)
  }

  package var status: UInt32
  package var type: String
  package var body: Body

  package init(_ bytes: [UInt8], type: String, status: UInt32 = 200) {
    (self.status, self.type, body) = (status, type, .bytes(bytes))
  }

  package init(_ events: EventChannel) {
    (status, type, body) = (200, "text/event-stream", .events(events))
  }

  /// A refusal, in a few words.
  package static func refusal(_ status: UInt32, _ text: String) -> HTTPResponse {
    HTTPResponse(Array((text + "\n").utf8), type: "text/plain; charset=utf-8", status: status)
  }

  /// The headers that every answer has.
  ///
  /// Nothing is kept, nothing comes from elsewhere, and no other page may read it.
  var headers: [(String, String)] {
    [
      ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      (
        "Content-Security-Policy",
        "default-src 'none'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
          + "script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
      ),
    ]
  }
}
