import Synchronization

/// Prints the results of many pictures in their order, as soon as possible.
package final class BatchReporter: Sendable {
  private struct State {
    var waiting: [Int: Outcome] = [:]
    var next = 0
    var printed: Set<ReportedDiagnostic> = []
    var written = 0
    var kept = 0
    var replaced = 0
    var reports: [PictureReport] = []
    var failed = 0
    var code = ExitCode.done
    var stop: CommandError?
  }

  /// The maximum number of pictures announced one by one; beyond that, the last line gives the
  /// number.
  package static let mostAnnounced = 10

  private let state = Mutex(State())
  private let console: Console
  private let isQuiet: Bool
  private let keepsReports: Bool
  private let progress: Progress?

  package init(
    total: Int, console: Console, isQuiet: Bool, showsProgress: Bool, keepsReports: Bool
  ) {
    self.console = console
    self.isQuiet = isQuiet
    self.keepsReports = keepsReports
    progress = Progress(total: total, console: console, isQuiet: !showsProgress)
  }

  /// The number of pictures that were written.
  package var written: Int { state.withLock { $0.written } }
  /// The number of pictures that an earlier run wrote.
  package var kept: Int { state.withLock { $0.kept } }
  /// The number of written pictures that replaced a file.
  var replaced: Int { state.withLock { $0.replaced } }
  /// The reports on the written pictures, in order, if reports are kept.
  package var reports: [PictureReport] { state.withLock { $0.reports } }
  /// The number of pictures that failed.
  package var failed: Int { state.withLock { $0.failed } }
  /// The code of the pictures that failed.
  var code: ExitCode { state.withLock { $0.code } }
  /// The reason to start no more pictures; `nil` while work continues.
  package var stop: CommandError? { state.withLock { $0.stop } }

  /// Reports the result of the picture at `index`.
  package func note(_ outcome: Outcome, at index: Int) {
    state.withLock { state in
      state.waiting[index] = outcome
      while let outcome = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        print(outcome, &state)
      }
    }
  }

  /// Stops the work because results cannot be delivered.
  package func note(_ stop: CommandError) {
    state.withLock { $0.stop = $0.stop ?? stop }
  }

  /// Clears the terminal's last line.
  package func finish() {
    progress?.clear()
  }

  private func print(_ outcome: Outcome, _ state: inout State) {
    // The same glyph can be missing in every picture of an archive; one message is enough.
    let problems = outcome.problems.filter { state.printed.insert($0).inserted }
    if !problems.isEmpty { progress?.clear() }
    for problem in problems { console.report(problem) }
    guard let report = outcome.report else {
      state.failed += 1
      let isStrict = !outcome.problems.isEmpty && outcome.problems.allSatisfy(\.isStrict)
      state.code = .worst([state.code, isStrict ? .strictFailure : .notRendered])
      progress?.step()
      return
    }
    if report.isKept { state.kept += 1 } else { state.written += 1 }
    if report.isReplacement { state.replaced += 1 }
    if keepsReports { state.reports.append(report) }
    progress?.step()
    if progress?.isOnTerminal != true { announce(report, &state) }
  }

  private func announce(_ report: PictureReport, _ state: inout State) {
    do throws(CommandError) {
      if console.isJSON {
        try console.printJSONLine(report)
      } else if !isQuiet, report.file != "-" {
        console.say(report.text)
      }
    } catch {
      state.stop = state.stop ?? error
    }
  }
}
