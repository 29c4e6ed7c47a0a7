import Foundation
import Synchronization
import VitrineCommandLine
import VitrineXcode

/// The progress of a run, of which all lines are kept for the file of the report.
final class ProjectProgress: Sendable {
  private let status: StatusLine?
  private let state = Mutex(State())

  private struct State {
    var target = ""
    var start = ContinuousClock.now
    var log: [String] = []
    /// The seconds since the target was begun.
    var seconds: Int { Int((ContinuousClock.now - start) / .seconds(1)) }
  }

  init(_ console: Console, isQuiet: Bool) { status = StatusLine(console, isQuiet: isQuiet) }

  /// Starts the time of a target.
  func begin(_ target: String) {
    state.withLock { state in
      state = State()
      state.target = target
    }
    show("reading the project")
  }

  /// Shows what is done now.
  func show(_ line: String) {
    let first = line.split(separator: "\n").first.map(String.init) ?? ""
    state.withLock { $0.log.append("\($0.seconds) s: \(line)") }
    guard let status else { return }
    let width = status.isOnTerminal ? ProjectProgress.width : .max
    // Others decide when waiting ends.
    status.show(
      String(
        self.state.withLock { "\($0.target): \($0.seconds) s, \(first)" }.prefix(width)),
      isUrgent: line.hasPrefix(WorkLock.waiting))
  }

  /// A line that does not wrap in common terminals.
  private static let width = 79

  /// Clears the line; returns the seconds since the target was begun.
  func end() -> Int {
    status?.clear()
    return state.withLock(\.seconds)
  }

  /// Returns all lines of the target, and forgets them.
  func takeLog() -> [String] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }
}
