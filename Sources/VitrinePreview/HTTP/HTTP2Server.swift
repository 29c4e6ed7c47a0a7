import CVitrineHTTP2
import Vitrine
import VitrineLive
import VitrinePlatform

/// A request of HTTP/2.
package struct HTTP2Request: Sendable {
  /// Values of the headers that matter here, by names in lower case; ":method" and ":path" too.
  package var headers: [String: String]
  /// Names of headers that occur more than once.
  package var repeated: [String] = []
  /// What was sent along, up to the most that is kept.
  package var body: [UInt8] = []
  /// How many bytes were sent along.
  package var sentBytes = 0

  /// Creates a request with some headers and no body.
  package init(headers: [String: String]) { self.headers = headers }
}

/// An answer of HTTP/2.
package struct HTTP2Response: Sendable {
  package var status: Int
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []
}

/// A server of HTTP/2 without TLS, by libnghttp2: the only place that knows its functions.
///
/// Browsers don't speak it, so that no web page can send to it.
package final class HTTP2Server: Sendable {
  /// Answers a request; called on many threads.
  package typealias Handler = @Sendable (HTTP2Request) -> HTTP2Response

  /// Most connections at a time; more are closed at once.
  private static let mostConnections = 16
  /// Seconds after which a connection on which nothing comes is closed.
  private static let patience: Int32 = 600

  private static let hasLibrary = vitrine_http2_open() != 0

  /// The headers that handlers see.
  let names: [String]
  /// The port on its address.
  package let port: UInt16
  private let socket: ListeningSocket
  private let connections = Monitor(Connections())
  private let handler: Handler

  private struct Connections: Sendable {
    var open: Set<Int32> = []
    var isStopped = false
    /// Whether the thread that accepts them is there.
    var isAccepting = false
  }

  /// Starts to answer.
  ///
  /// - Parameters:
  ///   - host: the address that it listens at.
  ///   - port: 0 is any that is free.
  ///   - names: the headers that handlers see.
  /// - Throws: `LiveError` when the port is taken, or libnghttp2 is not installed.
  package init(
    host: HostAddress = .loopback, port: UInt16, headers names: [String],
    _ handler: @escaping Handler
  ) throws(LiveError) {
    guard HTTP2Server.hasLibrary else {
      throw LiveError(
        "a server of HTTP/2 needs libnghttp2, which is not installed",
        hint: "apt-get install libnghttp2-14")
    }
    socket = try ListeningSocket(host, port: port)
    self.port = socket.port
    (self.names, self.handler) = (names, handler)
    connections.withLock { $0.isAccepting = true }
    guard SystemThread.start({ [self] in accept() }) else {
      connections.withLock { $0.isAccepting = false }
      close(socket.descriptor)
      throw LiveError("there is no thread left")
    }
  }

  /// Ends the server and its connections, and waits for them.
  package func stop() {
    connections.withLock { connections in
      connections.isStopped = true
      // Threads that wait for a connection, or for what comes on it, go on and end.
      for descriptor in connections.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
      shutdown(socket.descriptor, Int32(SHUT_RDWR))
    }
    connections.wait { $0.open.isEmpty && !$0.isAccepting ? () : nil }
  }

  private func accept() {
    while !connections.withLock(\.isStopped) {
      let descriptor = VitrinePlatform.accept(socket.descriptor, nil, nil)
      if descriptor < 0 {
        guard errno == EINTR || errno == ECONNABORTED else { break }
        continue
      }
      serve(descriptor)
    }
    close(socket.descriptor)
    connections.withLock { $0.isAccepting = false }
  }

  private func serve(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let isWanted = connections.withLock { connections in
      guard !connections.isStopped, connections.open.count < HTTP2Server.mostConnections else {
        return false
      }
      return connections.open.insert(descriptor).inserted
    }
    let isStarted =
      isWanted
      && SystemThread.start { [self] in
        exchange(descriptor)
      }
    guard !isStarted else { return }
    connections.withLock { _ = $0.open.remove(descriptor) }
    close(descriptor)
  }

  private func exchange(_ descriptor: Int32) {
    vitrine_http2_serve(
      descriptor, HTTPServer.bodyBytes, HTTP2Server.patience,
      { context, stream in
        guard let context, let stream else { return }
        let server = Unmanaged<HTTP2Server>.fromOpaque(context).takeUnretainedValue()
        server.answer(stream)
      }, Unmanaged.passUnretained(self).toOpaque())
    connections.withLock { _ = $0.open.remove(descriptor) }
    close(descriptor)
  }

  private func answer(_ stream: OpaquePointer) {
    var request = HTTP2Request(headers: [:])
    for name in names {
      guard let value = vitrine_http2_header(stream, name) else { continue }
      request.headers[name] = String(cString: value)
      if vitrine_http2_count(stream, name) > 1 { request.repeated.append(name) }
    }
    var count = 0
    if let body = vitrine_http2_body(stream, &count) {
      request.body = Array(UnsafeRawBufferPointer(start: body, count: count))
    }
    request.sentBytes = Int(clamping: vitrine_http2_sent(stream))
    send(handler(request), to: stream)
  }

  private func send(_ response: HTTP2Response, to stream: OpaquePointer) {
    var words = [":status", String(response.status)]
    for header in response.headers { words += [header.name, header.value] }
    let copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers: [UnsafePointer<CChar>?] = copies.map { copy in copy.map { UnsafePointer($0) } }
    vitrine_http2_answer(
      stream, pointers, pointers.count / 2, response.body, response.body.count)
  }
}
