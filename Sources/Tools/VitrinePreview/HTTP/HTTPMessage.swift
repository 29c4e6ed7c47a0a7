/// An HTTP request.
package struct HTTPRequest: Sendable {
  /// The method, in capitals.
  package var method: String
  /// The path, decoded, without the query.
  package var path: String
  /// The decoded values of the query; the last one if a name occurs several times.
  package var query: [String: String] = [:]
  /// The values of relevant headers by lowercase name.
  package var headers: [String: String] = [:]
  /// The bytes of the body; empty if there is none.
  package var body: [UInt8] = []
}

/// An HTTP response.
package struct HTTPResponse: Sendable {
  /// The body: bytes, or a stream of events.
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

  /// Returns an error response with a short text.
  package static func refusal(_ status: UInt32, _ text: String) -> HTTPResponse {
    HTTPResponse(Array((text + "\n").utf8), type: "text/plain; charset=utf-8", status: status)
  }

  /// The headers of every response.
  ///
  /// They forbid caching, resources from elsewhere, and reading by other pages.
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
