import CVitrineHTTP2
import VitrineLive
import VitrinePlatform

/// An HTTP/2 request.
package struct HTTP2Request: Sendable {
  /// The values of relevant headers by lowercase name, including ":method" and ":path".
  package var headers: [String: String]
  /// The names of headers that occur more than once.
  package var repeated: [String] = []
  /// The body, up to the maximum that is kept.
  package var body: [UInt8] = []
  /// The full size of the body, in bytes.
  package var sentBytes = 0

  /// Creates a request with headers and no body.
  package init(headers: [String: String]) { self.headers = headers }
}

/// An HTTP/2 response.
package struct HTTP2Response: Sendable {
  package var status: Int
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []
}

/// An HTTP/2 server without TLS, and the only user of libnghttp2.
///
/// Browsers do not support it, so no web page can send requests to it.
package final class HTTP2Server: Sendable {
  /// A function that answers a request, called on many threads.
  package typealias Handler = @Sendable (HTTP2Request) -> HTTP2Response

  /// The maximum number of connections; further ones are closed at once.
  private static let mostConnections = 16
  /// The time after which an idle connection is closed, in seconds.
  private static let patience: Int32 = 600

  private static let hasLibrary = vitrine_http2_open() != 0

  /// The headers that handlers receive.
  let names: [String]
  /// The port of the server.
  package let port: UInt16
  private let socket: ListeningSocket
  private let connections = Monitor(Connections())
  private let handler: Handler

  private struct Connections: Sendable {
    var open: Set<Int32> = []
    var isStopped = false
    /// Whether the thread that accepts connections is running.
    var isAccepting = false
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - host: the address to listen at.
  ///   - port: the port; 0 is any free one.
  ///   - names: the headers that handlers receive.
  /// - Throws: `LiveError` when the port is in use, or libnghttp2 is not installed.
  package init(
    host: HostAddress = .loopback, port: UInt16, headers names: [String],
    _ handler: @escaping Handler
  ) throws(LiveError) {
    guard HTTP2Server.hasLibrary else {
      throw LiveError(
        "an HTTP/2 server needs libnghttp2, which is not installed",
        hint: "apt-get install libnghttp2-14")
    }
    socket = try ListeningSocket(host, port: port)
    self.port = socket.port
    (self.names, self.handler) = (names, handler)
    connections.withLock { $0.isAccepting = true }
    guard SystemThread.start({ [self] in accept() }) else {
      connections.withLock { $0.isAccepting = false }
      close(socket.descriptor)
      throw LiveError("no thread can be started")
    }
  }

  /// Stops the server and its connections, and waits for their end.
  package func stop() {
    connections.withLock { connections in
      connections.isStopped = true
      // Shutting down the sockets wakes the threads that wait for them.
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
