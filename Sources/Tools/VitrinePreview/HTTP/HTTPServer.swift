import CVitrineHTTP
import Vitrine
import VitrineLive
import VitrinePlatform

/// An HTTP server, and the only user of libmicrohttpd.
///
/// Each connection has a thread, and its cost is limited.
package final class HTTPServer: Sendable {
  /// A function that answers a request, called on many threads.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  /// The maximum number of connections; further ones are closed at once.
  private static let connections: UInt32 = 64
  /// The time after which an inactive connection is closed, in seconds.
  private static let timeout: UInt32 = 10
  /// The maximum size of a request's line and headers, in bytes.
  private static let headerBytes = 32 << 10
  /// The maximum size of a request's body, in bytes.
  static let bodyBytes = 64 << 10
  /// The size of a thread's stack, in bytes, large enough for deeply nested views.
  private static let stackBytes = 8 << 20

  private static let hasLibrary = vitrine_http_open() != 0

  /// The port of the server.
  package let port: UInt16
  /// Unsafe: the library's own locks guard its target, and only ``stop()`` takes it.
  private let daemon: Monitor<Daemon>

  private struct Daemon: @unchecked Sendable { var pointer: OpaquePointer? }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - host: the address to listen at.
  ///   - port: the port; 0 is any free one.
  /// - Throws: `LiveError` when the port is in use, or libmicrohttpd is not installed.
  package init(
    host: HostAddress = .loopback, port: UInt16, _ handler: @escaping Handler
  ) throws(LiveError) {
    guard HTTPServer.hasLibrary else {
      throw LiveError(
        "a server needs libmicrohttpd, which is not installed",
        hint: "apt-get install libmicrohttpd12")
    }
    let socket = try ListeningSocket(host, port: port)
    self.port = socket.port
    let box = Unmanaged.passRetained(HandlerBox(handler))
    var items = HTTPServer.options(socket.descriptor)
    let flags =
      MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
      | MHD_USE_POLL.rawValue
    let pointer = vitrine_http_start(flags, answer, box.toOpaque(), &items)
    guard let pointer else {
      box.release()
      close(socket.descriptor)
      throw LiveError("the server cannot be started: \(Errno(errno).text)")
    }
    // The handler is never freed, because connections may briefly outlive the server.
    daemon = Monitor(Daemon(pointer: pointer))
  }

  deinit { stop() }

  /// Stops the server; close channels of events first.
  package func stop() {
    let pointer = daemon.withLock { daemon in
      defer { daemon.pointer = nil }
      return daemon.pointer.map(Daemon.init(pointer:))
    }
    if let pointer = pointer?.pointer { vitrine_http_stop(pointer) }
  }

  private static func options(_ socket: Int32) -> [MHD_OptionItem] {
    let completed: MHD_RequestCompletedCallback = { _, _, state, _ in
      guard let pointer = state?.pointee else { return }
      Unmanaged<PartialRequest>.fromOpaque(pointer).release()
      state?.pointee = nil
    }
    let function = unsafeBitCast(completed, to: Int.self)
    return [
      MHD_OptionItem(option: .LISTEN_SOCKET, value: Int(socket), ptr_value: nil),
      MHD_OptionItem(
        option: .CONNECTION_LIMIT, value: Int(connections), ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_TIMEOUT, value: Int(timeout), ptr_value: nil),
      MHD_OptionItem(
        option: .CONNECTION_MEMORY_LIMIT, value: headerBytes, ptr_value: nil),
      MHD_OptionItem(option: .THREAD_STACK_SIZE, value: stackBytes, ptr_value: nil),
      MHD_OptionItem(option: .NOTIFY_COMPLETED, value: function, ptr_value: nil),
      MHD_OptionItem(option: .END, value: 0, ptr_value: nil),
    ]
  }
}

private final class HandlerBox: Sendable {
  let handler: HTTPServer.Handler
  init(_ handler: @escaping HTTPServer.Handler) { self.handler = handler }
}

/// A request whose headers were read.
private final class PartialRequest {
  var body: [UInt8] = []
}

/// The library calls it with the headers, then with each part of the body, and at the end.
private let answer: MHD_AccessHandlerCallback = {
  context, connection, url, method, _, part, count, state in
  guard let context, let connection, let url, let method, let count, let state else {
    return .NO
  }
  guard let known = state.pointee else {
    state.pointee = Unmanaged.passRetained(PartialRequest()).toOpaque()
    let length = header("Content-Length", connection).flatMap(Int.init) ?? 0
    guard length <= HTTPServer.bodyBytes else {
      return send(.refusal(413, "the request is too large"), connection)
    }
    return .YES
  }
  let request = Unmanaged<PartialRequest>.fromOpaque(known).takeUnretainedValue()
  if count.pointee > 0 {
    // Without a Content-Length, exceeding the limit ends the connection.
    guard request.body.count + count.pointee <= HTTPServer.bodyBytes, let part else {
      return .NO
    }
    request.body += UnsafeRawBufferPointer(start: part, count: count.pointee)
    count.pointee = 0
    return .YES
  }
  let box = Unmanaged<HandlerBox>.fromOpaque(context).takeUnretainedValue()
  var message = HTTPRequest(method: String(cString: method), path: String(cString: url))
  message.body = request.body
  message.query = query(connection)
  for name in ["Host", "Origin", "Content-Type", "Sec-Fetch-Site", "Sec-Fetch-Mode"] {
    message.headers[name.lowercased()] = header(name, connection)
  }
  return send(box.handler(message), connection)
}

private func header(_ name: String, _ connection: OpaquePointer) -> String? {
  vitrine_http_header(connection, name).map { String(cString: $0) }
}

private func query(_ connection: OpaquePointer) -> [String: String] {
  var values: [String: String] = [:]
  withUnsafeMutablePointer(to: &values) { values in
    vitrine_http_query(
      connection,
      { context, _, key, value in
        if let context, let key {
          context.assumingMemoryBound(to: [String: String].self).pointee[String(cString: key)] =
            value.map { String(cString: $0) } ?? ""
        }
        return .YES
      }, values)
  }
  return values
}

private func send(_ message: HTTPResponse, _ connection: OpaquePointer) -> MHD_Result {
  let response: OpaquePointer?
  switch message.body {
  case .bytes(let bytes): response = vitrine_http_bytes(bytes.count, bytes)
  case .events(let channel): response = stream(channel)
  }
  guard let response else { return .NO }
  defer { vitrine_http_release(response) }
  for (name, value) in message.headers { vitrine_http_add_header(response, name, value) }
  return vitrine_http_queue(connection, message.status, response)
}

/// Returns a response of unknown length.
private func stream(_ channel: EventChannel) -> OpaquePointer? {
  vitrine_http_stream(
    4096,
    { context, _, buffer, most in
      guard let context, let buffer else { return -1 }
      let channel = Unmanaged<EventChannel>.fromOpaque(context).takeUnretainedValue()
      guard let bytes = channel.next(most) else { return -1 }
      bytes.withUnsafeBytes {
        buffer.withMemoryRebound(to: UInt8.self, capacity: most) {
          [count = $0.count, base = $0] target in
          for index in 0..<count { target[index] = base[index] }
        }
      }
      return bytes.count
    }, Unmanaged.passRetained(channel).toOpaque(),
    { context in
      guard let context else { return }
      let channel = Unmanaged<EventChannel>.fromOpaque(context).takeRetainedValue()
      channel.close()
    })
}
