import Synchronization
import VitrineCoding

/// A call of a tool, which can report progress and log messages before its result, and can be
/// cancelled.
package final class ToolCall: Sendable {
  /// The level of a log message, the lowest first.
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

  /// Whether the client cancelled the call.
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
  ///   - progress: the completed amount; a report that is not larger than the last one is left out.
  ///   - total: the total amount.
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

  /// Writes a message to the client's log, if the client asked for its level.
  package func log(_ level: LogLevel, _ text: String) {
    guard let logLevel, level >= logLevel, !isCancelled else { return }
    send(
      .notification(
        method: "notifications/message",
        ["level": .string(level.rawValue), "logger": "vitrine", "data": .string(text)]))
  }
}
