import Synchronization

/// Keeps problems that a console would print.
package final class ProblemCollector: Sendable {
  private let found = Mutex<[ReportedDiagnostic]>([])

  package init() {}

  /// Adds a problem, with the others in the same file.
  package func add(_ problem: ReportedDiagnostic) {
    found.withLock { $0 += problem.all }
  }

  /// The problems so far.
  package var problems: [ReportedDiagnostic] { found.withLock(\.self) }
}
