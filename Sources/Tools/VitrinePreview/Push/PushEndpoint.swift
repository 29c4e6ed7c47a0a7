import Vitrine
import VitrineLive
import VitrinePayloads
import VitrinePlatform

/// A server for notifications that would otherwise go to Apple; a session shows them.
package final class PushEndpoint: Sendable {
  private struct Waiting: Sendable {
    var payloads: [[UInt8]] = []
    var isStopped = false
    var isWorking = false
  }

  /// The maximum number of waiting notifications.
  private static let mostWaiting = 64

  private let session: LiveSession
  private let kind: String?
  private let waiting = Monitor(Waiting())
  private let server: Monitor<HTTP2Server?> = Monitor(nil)
  /// The address with its port, to which clients append `/3/device/` and a token.
  package let address: String

  /// Starts to accept notifications.
  ///
  /// - Parameters:
  ///   - kind: the Live Activity that shows them, if there are several.
  ///   - port: the port; 0 is any free one.
  /// - Throws: `LiveError` when the port is in use, or libnghttp2 is not installed.
  package init(
    _ session: LiveSession, to kind: String? = nil, host: HostAddress = .loopback, port: UInt16
  ) throws(LiveError) {
    (self.session, self.kind) = (session, kind)
    let waiting = waiting
    let server = try HTTP2Server(host: host, port: port, headers: PushService.headers) { request in
      PushService.answer(request) { PushEndpoint.add($0, to: waiting) }
    }
    let shown = host == .any ? HostAddress.loopback : host
    address = "http://\(shown.text):\(server.port)"
    self.server.withLock { $0 = server }
    waiting.withLock { $0.isWorking = true }
    guard SystemThread.start({ [self] in work() }) else {
      waiting.withLock { $0.isWorking = false }
      stop()
      throw LiveError("no thread can be started")
    }
  }

  /// Stops the server, and waits for the notification that is being shown.
  package func stop() {
    let server = server.withLock { server in
      defer { server = nil }
      return server
    }
    server?.stop()
    waiting.withLock { $0.isStopped = true }
    waiting.wait { $0.isWorking ? nil : () }
  }

  /// Shows a notification as if it had been sent.
  package func send(_ payload: [UInt8]) { _ = PushEndpoint.add(payload, to: waiting) }

  private static func add(_ payload: [UInt8], to waiting: Monitor<Waiting>) -> Bool {
    waiting.withLock { waiting in
      guard waiting.payloads.count < mostWaiting else { return false }
      waiting.payloads.append(payload)
      return true
    }
  }

  /// Shows notifications in order, because each one changes the activity for the next.
  private func work() {
    while let payload = next() { session.push(payload, to: kind, findings: notes(payload)) }
    waiting.withLock { $0.isWorking = false }
  }

  private func next() -> [UInt8]? {
    let payload = waiting.wait { waiting -> [UInt8]?? in
      if waiting.isStopped { return .some(nil) }
      return waiting.payloads.isEmpty ? nil : .some(waiting.payloads.removeFirst())
    }
    // The first notification may arrive before the widgets are built.
    if payload != nil { session.settled() }
    return payload
  }

  private func notes(_ payload: [UInt8]) -> [PushReport.Finding] {
    do throws(ArchiveError) {
      return try PushNotes.read(payload).map { note in
        PushReport.Finding(
          isError: false, path: note.path, message: note.message, hint: note.hint)
      }
    } catch {
      return [
        PushReport.Finding(
          isError: true, path: error.path ?? NodePath(), message: error.message, hint: error.hint)
      ]
    }
  }
}
