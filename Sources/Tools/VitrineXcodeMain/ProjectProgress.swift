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
    let now = ContinuousClock.now
    let text = state.withLock { state in
      let seconds = Int((now - state.start) / .seconds(1))
      state.log.append("\(seconds) s: \(line)")
      let first = line.split(separator: "\n").first.map(String.init) ?? ""
      return "\(state.target): \(seconds) s, \(first)"
    }
    guard let status else { return }
    // Others decide when waiting ends.
    status.show(
      status.isOnTerminal ? String(text.prefix(ProjectProgress.width)) : text,
      isUrgent: line.hasPrefix(WorkLock.waiting))
  }

  /// A line that does not wrap in common terminals.
  private static let width = 79

  /// Clears the line; returns the seconds since the target was begun.
  func end() -> Int {
    status?.clear()
    return state.withLock { Int((ContinuousClock.now - $0.start) / .seconds(1)) }
  }

  /// Returns all lines of the target, and forgets them.
  func takeLog() -> [String] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }
}
