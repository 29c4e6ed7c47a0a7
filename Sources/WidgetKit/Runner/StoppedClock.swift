import CVitrineRuntime
import SwiftUI
internal import VitrineModel

/// A clock of the calendar that pauses for a task and what it starts, while other tasks go on.
enum StoppedClock {
  /// Microseconds since the start of 1970; `nil` where the clock goes.
  @TaskLocal private static var microseconds: Int64?

  /// Does work that sees a date, whatever thread it runs on.
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
