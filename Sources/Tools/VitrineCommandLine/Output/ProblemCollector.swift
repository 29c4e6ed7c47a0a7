import Synchronization

/// Keeps problems and lines that a console would print.
package final class ProblemCollector: Sendable {
  private struct State {
    var problems: [ReportedDiagnostic] = []
    var lines: [String] = []
  }
  private let state = Mutex(State())

  package init() {}

  /// Adds a problem, with the others in the same file.
  package func add(_ problem: ReportedDiagnostic) {
    state.withLock { $0.problems += problem.all }
  }

  /// Adds a line.
  package func add(_ line: String) { state.withLock { $0.lines.append(line) } }

  /// The problems so far.
  package var problems: [ReportedDiagnostic] { state.withLock(\.problems) }
  /// The lines so far.
  package var lines: [String] { state.withLock(\.lines) }
}
