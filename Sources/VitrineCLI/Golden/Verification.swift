import Synchronization
import Vitrine
import VitrineSnapshot

/// Verifies what one command line asks for.
struct Verification: ~Copyable {
  private let arguments: Arguments
  private let console: Console
  private let workplace: GoldenWorkplace

  init(_ arguments: Arguments, _ console: Console) throws(Stop) {
    self.arguments = arguments
    self.console = console
    workplace = try GoldenWorkplace(arguments)
  }

  /// Verifies, prints and writes reports.
  ///
  /// - Throws: `Stop` for a wrong command line, an unreadable folder or a report that cannot be
  ///   written.
  func run() throws(Stop) -> ExitCode {
    let lastFailed = arguments.has(.lastFailed) ? try workplace.lastFailed() : nil
    let selection = try GoldenSelection(arguments, lastFailed: lastFailed)
    let mode = try recordMode()
    Signals.removeUnfinishedFilesOnInterrupt()
    let report = verify(selection, mode, try FontFolder(arguments))
    if arguments.text(.shard) == nil { workplace.noteFailed(report, among: selection) }
    try write(report, selection.location)
    try print(report)
    return code(of: report)
  }

  private func recordMode() throws(Stop) -> RecordMode {
    let given = arguments.choice(.record, as: RecordMode.self)
    guard !arguments.has(.update) || given == nil else {
      throw .usage("--update and --record cannot be combined")
    }
    let asked = arguments.has(.update) ? .failed : given
    if let asked, asked != .never, RecordMode.isContinuousIntegration() {
      console.say("note: CI is set, so nothing is recorded")
      return .never
    }
    return asked ?? .fromEnvironment()
  }

  private func verify(
    _ selection: borrowing GoldenSelection, _ mode: RecordMode, _ fonts: FontFolder
  ) -> RunReport {
    let jobs = arguments.number(.jobs).map { Int($0) }
    let verifier = GoldenVerifier(
      record: mode, mode: arguments.choice(.comparison, as: ComparisonMode.self) ?? .exact,
      store: workplace.pending, fonts: fonts)
    let progress = Progress(
      total: selection.chosen.count, console: console, isQuiet: arguments.has(.quiet))
    let report = Mutex(RunReport(goldens: selection.root, pending: workplace.pending.folder))
    let clock = ContinuousClock()
    let start = clock.now
    GoldenRun(verifier, jobs: jobs).perform(selection.chosen) { result in
      report.withLock { $0.note(result) }
      progress?.step()
    }
    progress?.clear()
    let orphans = selection.orphans
    return report.withLock { report in
      report.seconds = (clock.now - start).seconds
      report.jobs = min(jobs ?? System.cores, max(1, selection.chosen.count))
      report.orphans = orphans
      return report
    }
  }

  private func print(_ report: RunReport) throws(Stop) {
    let text = TextReport(report, hasColor: console.hasResultColor)
    if !arguments.has(.quiet) || !report.failures.isEmpty {
      try console.print(
        ([text.summary] + text.details).joined(separator: "\n"), hasColor: console.hasResultColor)
    }
    if arguments.has(.github) {
      for command in GitHubReport.commands(report) { try console.print(command) }
    }
  }

  private func write(_ report: RunReport, _ goldens: FolderLocation) throws(Stop) {
    let files = ReportWriter()
    if let path = arguments.text(.junit) { try files.write(JUnitReport.text(report), to: path) }
    if let path = arguments.text(.markdown) {
      try files.write(MarkdownReport.text(report), to: path)
    }
    if let path = arguments.text(.jsonFile) { try files.write(report, to: path) }
    if let folder = arguments.text(.report) {
      try files.write(report, goldens: goldens, pending: [workplace.pending], to: folder)
    }
    if arguments.has(.github), let path = System.variable("GITHUB_STEP_SUMMARY") {
      try files.append(MarkdownReport.text(report), to: path)
    }
  }

  private func code(of report: RunReport) -> ExitCode {
    if report.count(.broken) > 0 { return .notRendered }
    if report.count(.unreadable) > 0 { return .unusable }
    if report.count(.changed) + report.count(.missing) > 0 { return .problems }
    let isLoose = report.count(.equivalent) > 0 || !report.orphans.isEmpty
    return isLoose && arguments.has(.strictGoldens) ? .loose : .done
  }
}
