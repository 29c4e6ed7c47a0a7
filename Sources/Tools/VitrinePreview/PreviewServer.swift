import Vitrine
import VitrineLive

/// A server that shows a session on a page in a browser.
package final class PreviewServer: Sendable {
  let session: LiveSession
  /// The folder that pictures are recorded into; `nil` if recording is off.
  let recording: RecordingPlace?
  private let pages = Monitor<[EventChannel]>([])
  private let server: Monitor<HTTPServer?> = Monitor(nil)
  private let work: Monitor<Task<Void, Never>?> = Monitor(nil)
  /// How commands name the source.
  let place: SourceWords
  /// The source locations of the words in a set of archives.
  let codeFiles = Monitor<(generation: Int, files: CodeFiles)?>(nil)
  /// The address of the page for browsers on this machine.
  package let address: String
  /// The addresses of the page for browsers on other machines; empty if only this machine has
  /// access.
  package let otherAddresses: [String]
  /// The port of the server.
  package let port: UInt16

  /// The maximum number of pages at a time.
  private static let mostPages = 16

  /// Starts a server for a session, without calling ``LiveSession/start()``.
  ///
  /// - Parameters:
  ///   - network: the addresses and host names to answer to.
  ///   - port: the port; 0 is any free one.
  ///   - token: the secret part of the address.
  ///   - place: how commands name the source; `nil` uses its path.
  ///   - recording: the folder that pictures are recorded into; `nil` turns recording off.
  /// - Throws: `LiveError` when the port is in use.
  package init(
    _ session: LiveSession, network: PreviewNetwork = PreviewNetwork(), port: UInt16,
    token: String = Gate.makeToken(), place: SourceWords? = nil, recording: RecordingPlace? = nil
  ) throws(LiveError) {
    (self.session, self.recording) = (session, recording)
    self.place = place ?? SourceWords(session.source, given: session.source.folder)
    let entrance = Entrance()
    let server = try HTTPServer(host: network.host, port: port) { entrance.answer($0) }
    self.port = server.port
    let reachable = network.host.reachable.map(\.text)
    func address(_ host: String) -> String { "http://\(host):\(server.port)/\(token)/" }
    let isOwn = reachable.isEmpty || network.host == .any
    self.address = address(isOwn ? HostAddress.loopback.text : network.host.text)
    otherAddresses = reachable.map(address)
    self.server.withLock { $0 = server }
    entrance.open(self, Gate(token: token, hosts: reachable + network.allowedHosts))
    let events = session.events()
    let task = Task { [weak self] in
      for await event in events { self?.tell(event) }
    }
    work.withLock { $0 = task }
  }

  deinit { stop() }

  /// Stops the server and closes the connections of all pages.
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

  /// Returns the event stream of a new page, and closes that of the oldest page if there are too
  /// many.
  func listen() -> HTTPResponse {
    let channel = EventChannel()
    pages.withLock { pages in
      pages.removeAll(where: \.isClosed)
      if pages.count >= PreviewServer.mostPages { pages.removeFirst().close() }
      pages.append(channel)
    }
    channel.send("hello", JSONAnswer.text(StateAnswer(session.state, of: self)))
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
    case .progress(let line), .waiting(let line): ("progress", JSONAnswer.text(line))
    case .built(let result): ("built", JSONAnswer.text(result))
    case .archived(let generation, let widgets, let isComplete):
      (
        "archived",
        JSONAnswer.text(
          ArchivedAnswer(generation: generation, widgets: widgets, isComplete: isComplete))
      )
    case .performed(let report): ("performed", JSONAnswer.text(report))
    case .pushed(let report): ("pushed", JSONAnswer.text(report))
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

/// The addresses and host names that a server answers to.
package struct PreviewNetwork: Sendable {
  /// The address to listen at.
  package var host = HostAddress.loopback
  /// Host names of this machine in addition to its addresses, such as those of a tunnel or a proxy.
  package var allowedHosts: [String] = []

  /// Creates a network of this machine alone.
  package init() {}
}

/// Receives requests until the server's address, which the gate needs, is known.
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
    guard let server, let gate else { return .refusal(503, "the server is starting") }
    if let refusal = gate.refusal(request) { return refusal }
    return server.answer(request, path: gate.path(of: request))
  }
}
