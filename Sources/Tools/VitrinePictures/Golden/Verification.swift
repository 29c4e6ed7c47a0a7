import Synchronization
import Vitrine
import VitrineCoding
import VitrineCommandLine
import VitrineLive
import VitrineSnapshot

/// One run of `vitrine verify`.
struct Verification: ~Copyable {
  private let options: VerificationOptions
  private let patterns: [String]
  private let console: Console
  private let subject: WorkingGoldens
  private let session: VerificationSession

  init(
    _ options: VerificationOptions, patterns: [String], _ console: Console
  ) throws(CommandError) {
    // Before a folder is created: where there is nothing to verify, nothing is left behind.
    let subject = try Verification.subject(options)
    let session = try VerificationSession(pending: options.pendingFolder, for: "verify")
    self.options = options
    self.patterns = patterns
    self.console = console
    self.subject = subject
    self.session = session
  }

  private static func subject(
    _ options: VerificationOptions
  ) throws(CommandError) -> WorkingGoldens {
    if let folder = options.reportFolder { try OutputFiles.checkTakesReport(folder) }
    let subject = try WorkingGoldens.find(
      options.goldens, package: options.package, for: "verify")
    let project = subject.package.map {
      LiveSource.isProjectFile($0) ? FileWriter.folder(of: $0) : $0
    }
    let goldens = project.map(options.goldens.location(ofPackage:)) ?? options.goldens.location
    let pending = options.pendingFolder ?? PendingStore.standardFolder
    try OutputFiles.checkIsApart(pending, "--pending", from: goldens.path)
    if let folder = options.reportFolder {
      try OutputFiles.checkIsApart(folder + "/pending", "--report", from: goldens.path)
    }
    return subject
  }

  /// Verifies goldens, prints the results and writes reports.
  ///
  /// - Throws: `CommandError` for an invalid command line, an unreadable folder or a report that
  ///   cannot be written.
  func run() throws(CommandError) -> ExitCode {
    do throws(CommandError) {
      return try verify()
    } catch {
      // A project without widgets: the files of the report tell it, too.
      guard case .failed(let reason, .empty) = error else { throw error }
      var report = RunReport(
        goldens: options.goldens.location.path, pending: session.pending.folder)
      (report.emptiness, report.allowsEmptiness) = (reason.message, options.allowsEmpty)
      report.shard = options.shard?.text
      try write(report, options.goldens.location)
      throw error
    }
  }

  private func verify() throws(CommandError) -> ExitCode {
    let lastFailed = options.verifiesLastFailed ? try session.lastFailed() : nil
    let mode = try recordMode()
    // Archives of this run are temporary.
    defer { ScratchFolder.removeAll() }
    Signals.removeUnfinishedFilesOnInterrupt()
    let archives = try archives(lastFailed: lastFailed)
    subject.announce(
      "verifying", console, isQuiet: options.isQuiet,
      isOfArchives: archives.map { subject.isOfArchives(patterns, among: $0) } ?? false)
    let program = try program(beside: archives, lastFailed: lastFailed)
    // The cost of a build does not count towards a picture.
    options.costs.limitProcess(jobs: options.jobs)
    let selection = try selection(of: archives, and: program, lastFailed: lastFailed)
    if let program {
      subject.announceRest(
        program.selection, broken: program.broken, console, isQuiet: options.isQuiet)
    }
    noteSkipped(selection)
    let report = verify(
      selection, mode, try FontFolder(option: options.fontFolder), program: program)
    try write(report, selection.location)
    try print(report)
    let code = code(of: report)
    return program?.archives.code(code) ?? code
  }

  // MARK: Selection

  /// Reads the goldens that are drawn from archives; all of them if a program has some, too.
  private func archives(lastFailed: [String]?) throws(CommandError) -> GoldenSelection? {
    guard subject.archives != nil else { return nil }
    guard subject.package == nil else { return try GoldenSelection(options.goldens, patterns: []) }
    return try GoldenSelection(
      options.goldens, patterns: patterns, axes: options.request.axes, shard: options.shard,
      lastFailed: lastFailed)
  }

  /// Builds the program, unless patterns select goldens of archives only.
  private func program(
    beside archives: GoldenSelection?, lastFailed: [String]?
  ) throws(CommandError) -> ProgramGoldens? {
    guard let package = subject.package else { return nil }
    guard let archives else {
      return try ProgramGoldens(
        package: package, options, patterns: patterns, lastFailed: lastFailed, console)
    }
    guard !subject.isOfArchives(patterns, among: archives) else { return nil }
    // Patterns and options select among both.
    var whole = options
    (whole.request, whole.shard) = (RequestOptions(), nil)
    return try ProgramGoldens(package: package, whole, patterns: [], lastFailed: nil, console)
  }

  private func selection(
    of archives: GoldenSelection?, and program: ProgramGoldens?, lastFailed: [String]?
  ) throws(CommandError) -> GoldenSelection {
    guard let archives else {
      if let program { return program.selection }
      return try GoldenSelection(options.goldens, patterns: patterns)
    }
    guard subject.package != nil else { return archives }
    return try GoldenSelection(
      archives, and: program?.selection, shared: subject.shared, patterns: patterns,
      axes: options.request.axes, shard: options.shard, lastFailed: lastFailed)
  }

  /// Why nothing is compared; `nil` if something is.
  private func emptiness(
    of selection: borrowing GoldenSelection, broken: [GoldenResult]
  ) -> String? {
    guard selection.chosen.isEmpty, broken.isEmpty else { return nil }
    if let first = subject.others.first, subject.package == nil { return first.belongsElsewhere }
    if selection.all.isEmpty { return "'\(selection.root.singleLine)' has no pictures to compare" }
    if options.verifiesLastFailed { return "no golden failed last time" }
    if let shard = options.shard {
      return "part \(shard.text) has none of \(selection.all.count.counted("golden"))"
    }
    return "no golden is selected"
  }

  /// Names files that look like archives, but are none of the folder's.
  private func noteSkipped(_ selection: borrowing GoldenSelection) {
    guard patterns.isEmpty, !options.isQuiet, !console.isJSON else { return }
    let known = Set(selection.all.map(\.archive))
    let skipped = SkippedArchives.files(in: selection.root).filter { !known.contains($0) }
    if let text = SkippedArchives.text(skipped) { console.say("note: " + text) }
  }

  private func recordMode() throws(CommandError) -> RecordMode {
    let given = options.record
    guard !options.updates || given == nil else {
      throw .usage("--update and --record cannot be combined")
    }
    let asked = options.updates ? .failed : given
    if let asked, asked != .never, RecordMode.isContinuousIntegration() {
      console.say("note: CI is set, so nothing is recorded")
      return .never
    }
    if asked == nil, let word = RecordMode.unknownMode() {
      let known = RecordMode.allCases.map(\.rawValue)
      throw .usage(
        "unknown value '\(word.singleLine)' of \(RecordMode.variable)",
        hint: Suggestion.hint(for: word, among: known))
    }
    return asked ?? .fromEnvironment()
  }

  private func verifier(
    _ mode: RecordMode, _ fonts: FontFolder, program: ProgramGoldens?
  ) -> GoldenVerifier {
    var verifier = GoldenVerifier(
      record: mode, mode: options.mode, store: session.pending, fonts: fonts,
      limits: options.costs.limits, timeout: options.costs.seconds,
      decoder: ArchiveDecoder(isLenient: options.isLenient))
    verifier.files = program?.files ?? CodeFiles(folder: ".")
    verifier.inspect = PictureChecks.inspector(fonts, options.costs.limits)
    return verifier
  }

  private func verify(
    _ selection: borrowing GoldenSelection, _ mode: RecordMode, _ fonts: FontFolder,
    program: ProgramGoldens?
  ) -> RunReport {
    let jobs = options.jobs
    let progress = Progress(
      total: selection.chosen.count, console: console, isQuiet: options.isQuiet)
    var empty = RunReport(goldens: selection.root, pending: session.pending.folder)
    empty.shard = options.shard?.text
    let report = Mutex(empty)
    let clock = ContinuousClock()
    let start = clock.now
    let (seconds, console) = (options.costs.seconds, console)
    let run = GoldenRun(verifier(mode, fonts, program: program), jobs: jobs) { name, work in
      Watchdog.watch(name, seconds, console, work)
    }
    let (isPart, folder) = (options.shard != nil, session.folder)
    let known = Set(selection.all.map(\.description))
    let noteFailed: @Sendable () -> Void = {
      guard !isPart else { return }
      VerificationSession.noteFailed(report.withLock(\.self), among: known, in: folder)
    }
    let ignored = Mutex(UnusedPatterns(selection.all))
    Signals.onInterrupt(noteFailed)
    defer { noteFailed() }
    run.perform(selection.chosen) { result in
      report.withLock { $0.note(result) }
      ignored.withLock { $0.note(result) }
      progress?.step()
    }
    progress?.clear()
    for warning in ignored.withLock(\.warnings) { console.report(warning) }
    let orphans = selection.orphans
    let emptiness = emptiness(of: selection, broken: program?.broken ?? [])
    report.withLock { report in
      (report.emptiness, report.allowsEmptiness) = (emptiness, options.allowsEmpty)
      for result in program?.broken ?? [] { report.note(result) }
      (report.warnings, report.omitted) = (program?.archives.warnings, program?.omitted)
      report.isStrict = options.isStrict ? true : nil
    }
    return report.withLock { report in
      report.seconds = (clock.now - start).seconds
      report.jobs = min(jobs ?? System.cores, max(1, selection.chosen.count))
      report.orphans = orphans
      return report
    }
  }

  private func print(_ report: RunReport) throws(CommandError) {
    let isSaid = options.reports.takesOutput || options.json == "-"
    var text = TextReport(report, hasColor: console.hasResultColor && !isSaid)
    text.orphansCommand = orphansCommand
    let isSilent = options.isQuiet && (report.total > 0 || options.allowsEmpty)
    if !isSilent || !report.failures.isEmpty {
      let lines = ([text.summary] + text.details).joined(separator: "\n")
      if isSaid {
        console.say(lines)
      } else {
        try console.print(lines, hasColor: console.hasResultColor)
      }
    }
    if options.reports.isForGitHub {
      for command in GitHubReport.commands(report) { try console.print(command) }
    }
  }

  /// The command line that removes the orphans of this run.
  private var orphansCommand: String {
    let named = [
      ("--package", options.package), ("--target", options.target),
      ("--goldens", options.goldens.folder),
    ]
    let words = named.flatMap { option, value in value.map { [option, ShellWord.quoted($0)] } ?? []
    }
    return (["vitrine", "orphans"] + words + ["--delete"]).joined(separator: " ")
  }

  private func write(_ report: RunReport, _ goldens: FolderLocation) throws(CommandError) {
    let files = OutputFiles(standardOutput: console)
    try options.reports.write(report, files)
    if let path = options.json { try files.write(report, to: path) }
    if let folder = options.reportFolder {
      try files.write(
        report, goldens: goldens, pending: [session.pending], to: folder, form: options.reports.form
      )
    }
    if options.reports.isForGitHub, let path = System.variable("GITHUB_STEP_SUMMARY") {
      try files.append(MarkdownReport.text(report), to: path)
    }
  }

  private func code(of report: RunReport) -> ExitCode {
    if report.count(.broken) > 0 { return .notRendered }
    if report.count(.unreadable) > 0 { return .unusable }
    if report.count(.changed) + report.count(.missing) > 0 { return .problems }
    if report.total == 0 { return .empty }
    let hasRemarks =
      report.count(.equivalent) > 0 || !report.orphans.isEmpty || report.warnings?.isEmpty == false
    return hasRemarks && options.isStrict ? .strictFailure : .done
  }
}
