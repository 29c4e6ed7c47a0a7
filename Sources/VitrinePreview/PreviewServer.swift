import Vitrine
import VitrineLive

/// A session in a browser: one page, what it asks for, and what it is told of.
package final class PreviewServer: Sendable {
  let session: LiveSession
  /// Where pictures are recorded; `nil` where none are.
  let recording: RecordingPlace?
  private let pages = Monitor<[EventChannel]>([])
  private let server: Monitor<HTTPServer?> = Monitor(nil)
  private let work: Monitor<Task<Void, Never>?> = Monitor(nil)
  /// Where a browser finds the page.
  package let address: String
  /// The port that it listens at.
  package let port: UInt16

  /// Most pages at a time.
  private static let mostPages = 16

  /// Starts to serve a session; ``LiveSession/start()`` is not called.
  ///
  /// - Parameters:
  ///   - port: 0 is any that is free.
  ///   - token: the secret part of the address.
  ///   - recording: where pictures are recorded; `nil` records none.
  /// - Throws: `LiveError` when the port is taken.
  package init(
    _ session: LiveSession, port: UInt16, token: String = Gate.makeToken(),
    recording: RecordingPlace? = nil
  ) throws(LiveError) {
    (self.session, self.recording) = (session, recording)
    let entrance = Entrance()
    let server = try HTTPServer(port: port) { entrance.answer($0) }
    self.port = server.port
    address = "http://127.0.0.1:\(server.port)/\(token)/"
    self.server.withLock { $0 = server }
    entrance.open(self, Gate(token: token, port: server.port))
    let events = session.events()
    let task = Task { [weak self] in
      for await event in events { self?.tell(event) }
    }
    work.withLock { $0 = task }
  }

  deinit { stop() }

  /// Ends the server, and with it all pages' connections.
  package func stop() {
    work.withLock { $0?.cancel() }
    pages.withLock { pages in
      for page in pages { page.close() }
      pages = []
    }
    let server = server.withLock { server in
      defer { server = nil }
      return server
    }
    server?.stop()
  }

  // MARK: Events

  /// A new page's events; the oldest page makes room for it.
  func listen() -> HTTPResponse {
    let channel = EventChannel()
    pages.withLock { pages in
      pages.removeAll(where: \.isClosed)
      if pages.count >= PreviewServer.mostPages { pages.removeFirst().close() }
      pages.append(channel)
    }
    channel.send(
      "hello", JSONAnswer.text(StateAnswer(session.state, folder: session.source.folder)))
    return HTTPResponse(channel)
  }

  private func tell(_ event: LiveEvent) {
    let (name, data) = PreviewServer.text(event)
    let pages = pages.withLock { $0 }
    for page in pages { page.send(name, data) }
  }

  private static func text(_ event: LiveEvent) -> (name: String, data: String) {
    switch event {
    case .changed(let files): ("changed", JSONAnswer.text(files))
    case .building: ("building", "{}")
    case .progress(let line): ("progress", JSONAnswer.text(line))
    case .built(let result): ("built", JSONAnswer.text(result))
    case .archived(let generation, let widgets, let isComplete):
      (
        "archived",
        JSONAnswer.text(
          ArchivedAnswer(generation: generation, widgets: widgets, isComplete: isComplete))
      )
    case .performed(let report): ("performed", JSONAnswer.text(report))
    case .failed(let error):
      ("failed", JSONAnswer.text(StateAnswer.Failure(message: error.message, hint: error.hint)))
    }
  }

  private struct ArchivedAnswer: Encodable {
    let generation: Int
    let widgets: [String]
    let isComplete: Bool
  }
}

/// What requests come to before the server's address, which the gate compares, is known.
private final class Entrance: Sendable {
  private struct Inside: Sendable {
    weak var server: PreviewServer?
    var gate: Gate?
  }

  private let inside = Monitor(Inside())

  func open(_ server: PreviewServer, _ gate: Gate) {
    inside.withLock { $0 = Inside(server: server, gate: gate) }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let (server, gate) = inside.withLock { ($0.server, $0.gate) }
    guard let server, let gate else { return .refusal(503, "not there yet") }
    if let refusal = gate.refusal(request) { return refusal }
    return server.answer(request, path: gate.path(of: request))
  }
}
