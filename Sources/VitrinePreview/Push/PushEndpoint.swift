import Vitrine
import VitrineLive
import VitrinePayloads
import VitrinePlatform

/// Where a server sends notifications that it would send to Apple; a session shows them.
package final class PushEndpoint: Sendable {
  private struct Waiting: Sendable {
    var payloads: [[UInt8]] = []
    var isStopped = false
    var isWorking = false
  }

  /// Most notifications that wait to be shown.
  private static let mostWaiting = 64

  private let session: LiveSession
  private let kind: String?
  private let waiting = Monitor(Waiting())
  private let server: Monitor<HTTP2Server?> = Monitor(nil)
  /// Where notifications are sent: address and port, to which `/3/device/` and a token belong.
  package let address: String

  /// Starts to take notifications.
  ///
  /// - Parameters:
  ///   - kind: the Live Activity that shows them, where there are several.
  ///   - port: 0 is any that is free.
  /// - Throws: `LiveError` when the port is taken, or libnghttp2 is not installed.
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
      throw LiveError("there is no thread left")
    }
  }

  /// Ends the server, and waits for the notification that is being shown.
  package func stop() {
    let server = server.withLock { server in
      defer { server = nil }
      return server
    }
    server?.stop()
    waiting.withLock { $0.isStopped = true }
    waiting.wait { $0.isWorking ? nil : () }
  }

  /// Has a notification shown as if it had been sent.
  package func send(_ payload: [UInt8]) { _ = PushEndpoint.add(payload, to: waiting) }

  private static func add(_ payload: [UInt8], to waiting: Monitor<Waiting>) -> Bool {
    waiting.withLock { waiting in
      guard waiting.payloads.count < mostWaiting else { return false }
      waiting.payloads.append(payload)
      return true
    }
  }

  /// Shows notifications in the order in which they come, as each changes what the next one finds.
  private func work() {
    while let payload = next() { session.push(payload, to: kind, findings: notes(payload)) }
    waiting.withLock { $0.isWorking = false }
  }

  private func next() -> [UInt8]? {
    let payload = waiting.wait { waiting -> [UInt8]?? in
      if waiting.isStopped { return .some(nil) }
      return waiting.payloads.isEmpty ? nil : .some(waiting.payloads.removeFirst())
    }
    // The first one may come before the widgets are built.
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
