import VitrineLive

/// A queue of server-sent events for one page.
package final class EventChannel: Sendable {
  private struct State: Sendable {
    var waiting: [UInt8] = []
    var isClosed = false
  }

  /// The maximum number of bytes that a page may fall behind; it then has to reconnect.
  private static let mostBytes = 1 << 20
  /// The interval of empty lines that keep the connection open, in seconds.
  private static let pulse = 4.0

  private let state = Monitor(State())

  package init() {}

  /// Sends an event.
  ///
  /// - Parameter data: the data of the event, one line.
  package func send(_ name: String, _ data: String) {
    let bytes = Array("event: \(name)\ndata: \(data)\n\n".utf8)
    state.withLock { state in
      if state.waiting.count + bytes.count > EventChannel.mostBytes { state.isClosed = true }
      if !state.isClosed { state.waiting += bytes }
    }
  }

  /// Ends the connection.
  package func close() { state.withLock { $0.isClosed = true } }

  /// Whether the connection is closed.
  package var isClosed: Bool { state.withLock(\.isClosed) }

  /// Waits for bytes; `nil` once the channel is closed.
  func next(_ most: Int) -> [UInt8]? {
    let bytes: [UInt8]?? = state.wait(seconds: EventChannel.pulse) { state in
      if state.isClosed { return .some(nil) }
      guard !state.waiting.isEmpty else { return nil }
      let part = Array(state.waiting.prefix(most))
      state.waiting.removeFirst(part.count)
      return .some(part)
    }
    guard let bytes else { return Array(":\n\n".utf8.prefix(most)) }
    return bytes
  }
}
