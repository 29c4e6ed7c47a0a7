import CVitrineRuntime
import SwiftUI
import WidgetKit

/// Stops the calendar's clock for a task and its child tasks, while it continues for other tasks.
enum StoppedClock {
  /// Microseconds since the start of 1970; `nil` if the clock is not stopped.
  @TaskLocal private static var microseconds: Int64?

  /// Runs `body` with a fixed date, on any thread.
  @MainActor
  static func run<Value>(
    at date: Date, _ work: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    _ = isAsked
    let time = Int64(Int(saturating: (date.timeIntervalSince1970 * 1_000_000).rounded()))
    return try await $microseconds.withValue(time) { try await work() }
  }

  private static let isAsked: Void = vitrine_ask_tasks_for_date { time in
    guard let time, let stopped = StoppedClock.microseconds else { return false }
    time.pointee = stopped
    return true
  }
}
