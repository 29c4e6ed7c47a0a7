import Foundation
import Synchronization
import VitrineCommandLine
import VitrineXcode

/// The progress of a run, of which all lines are kept for the file of the report.
///
/// A terminal shows one line with seconds; elsewhere, a line is printed now and then.
final class ProjectProgress: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let status: StatusLine?
  private let state = Mutex(State())

  private struct State {
    var target = ""
    var start = ContinuousClock.now
    /// When a line was last printed that stays.
    var said: ContinuousClock.Instant?
    var log: [String] = []
  }

  /// The time after which a line that stays is printed, and then between two.
  private static let pauses = (first: Duration.seconds(20), next: Duration.seconds(60))

  init(_ console: Console, isQuiet: Bool) {
    (self.console, self.isQuiet) = (console, isQuiet)
    status = StatusLine(console, isQuiet: isQuiet)
  }

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
    let (text, stays) = state.withLock { state in
      let passed = now - state.start
      let seconds = Int(passed / .seconds(1))
      state.log.append("\(seconds) s: \(line)")
      let isDue =
        state.said.map { now - $0 > ProjectProgress.pauses.next }
        ?? (passed > ProjectProgress.pauses.first)
      if isDue { state.said = now }
      // Others decide when it ends.
      let isWaiting = line.hasPrefix(WorkLock.waiting)
      let first = line.split(separator: "\n").first.map(String.init) ?? ""
      return ("\(state.target): \(seconds) s, \(first)", isDue || isWaiting)
    }
    if let status {
      status.show(String(text.prefix(ProjectProgress.width)))
    } else if stays, !isQuiet {
      console.say(text)
    }
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
