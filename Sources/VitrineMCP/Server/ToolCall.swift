import Synchronization
import VitrineCoding

/// One call of a tool: what it may tell the client before its result, and whether that is still
/// wanted.
package final class ToolCall: Sendable {
  /// How important a line of the log is, the least important first.
  package enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    package static func < (left: LogLevel, right: LogLevel) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  private let send: @Sendable (OutgoingMessage) -> Void
  private let progressToken: JSONValue?
  private let logLevel: LogLevel?
  private struct State {
    var isCancelled = false
    var work: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  private let lastProgress = Mutex(0.0)

  init(
    progressToken: JSONValue? = nil, logLevel: LogLevel? = nil,
    send: @escaping @Sendable (OutgoingMessage) -> Void
  ) {
    (self.progressToken, self.logLevel, self.send) = (progressToken, logLevel, send)
  }

  /// Whether nobody waits for the result any more.
  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  func cancel() {
    let work = state.withLock { state in
      state.isCancelled = true
      defer { state.work = nil }
      return state.work
    }
    work?()
  }

  /// Sets the work to do when the result is no longer needed, replacing any earlier work; `nil` for
  /// none.
  package func whenCancelled(_ work: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.work = state.isCancelled ? nil : work
      return state.isCancelled
    }
    if isLate { work?() }
  }

  /// Reports the progress of the call, if the client asked for it.
  ///
  /// - Parameters:
  ///   - progress: what is done; each report has to say more than the one before, or is left out.
  ///   - total: what there is to do.
  package func report(_ progress: Double, of total: Double?, _ message: String) {
    guard let progressToken, !isCancelled else { return }
    let isNews = lastProgress.withLock { last in
      guard progress > last else { return false }
      last = progress
      return true
    }
    guard isNews else { return }
    var params: [String: JSONValue] = [
      "progressToken": progressToken, "progress": .number(progress), "message": .string(message),
    ]
    params["total"] = total.map(JSONValue.number)
    send(.notification(method: "notifications/progress", .object(params)))
  }

  /// Writes a line to the client's log, where the client asked for lines of that importance.
  package func log(_ level: LogLevel, _ text: String) {
    guard let logLevel, level >= logLevel, !isCancelled else { return }
    send(
      .notification(
        method: "notifications/message",
        ["level": .string(level.rawValue), "logger": "vitrine", "data": .string(text)]))
  }
}
