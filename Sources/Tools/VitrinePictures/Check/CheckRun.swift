import Vitrine
import VitrineArguments
import VitrineCheck
import VitrineCommandLine
import VitrineLive
import VitrineSnapshot

/// One run of `vitrine check`.
struct CheckRun {
  private let options: CheckOptions
  private let archives: [String]
  private let console: Console

  init(_ options: CheckOptions, archives: [String], _ console: Console) {
    (self.options, self.archives, self.console) = (options, archives, console)
  }

  /// Checks the widgets and writes the findings.
  ///
  /// - Throws: `CommandError` when nothing can be checked.
  func run() throws(CommandError) -> ExitCode {
    if options.package.package != nil, let word = archives.first {
      throw .usage(
        "--package and '\(word.singleLine)' cannot be combined", hint: "omit one of them")
    }
    // Archives of this run are temporary.
    defer { ScratchFolder.removeAll() }
    var checker = try checker()
    let subject = try Subject.find(archives, package: options.package.package, for: "check")
    subject.announce("checking", console, isQuiet: options.isQuiet || options.isJSON)
    var options = options
    options.package.package = subject.package
    let subjects = try CheckSubjects(options, archives: subject.archives, checker, console)
    checker.archived = subjects.archived
    try checkFamilies(of: subjects)
    var report = CheckReport(
      unread: subjects.unread, warnings: subjects.archives?.warnings ?? [])
    let results = check(subjects.all.map(\.document), checker)
    for (subject, result) in zip(subjects.all, results) {
      report.add(
        result, of: subject.document, source: subject.source, files: subject.files,
        allowing: subject.allows)
      tell(result.omissions, of: subject.document)
    }
    checkAccepted(checker.configuration, results, of: subjects)
    report.noteEmptiness(isAllowed: options.allowsEmpty)
    try write(report)
    try draw(results, of: subjects)
    let code = code(of: report)
    return subjects.archives?.code(code) ?? code
  }

  /// Checks that a widget has one of the families that the options name.
  private func checkFamilies(of subjects: CheckSubjects) throws(CommandError) {
    guard let asked = options.request.axes.target, !subjects.all.isEmpty else { return }
    let known = subjects.all.flatMap(\.document.targets).withoutRepeats
    guard !known.contains(where: asked.contains) else { return }
    throw .usage(
      "no widget has \(Suggestion.list(asked.map(\.name)))",
      hint: "they have \(Suggestion.list(known.map(\.name)))")
  }

  /// Warns about acceptances that accept nothing, unless only some pictures are checked.
  private func checkAccepted(
    _ configuration: CheckConfiguration, _ results: [Checker.Result], of subjects: CheckSubjects
  ) {
    let axes = options.request.axes
    let isWhole = axes.target == nil && axes.device == nil && axes.configuration == nil
    guard options.widget == nil, isWhole, archives.isEmpty, subjects.unread.isEmpty,
      results.allSatisfy(\.failures.isEmpty)
    else { return }
    for mark in subjects.idle(results) {
      warn("'\(mark.rule)' is accepted, and has no finding here", "\(mark.file):\(mark.line)")
    }
    let kinds = subjects.all.map(\.document.archive.kind)
    let used = results.reduce(into: Set<Int>()) { $0.formUnion($1.used) }
    let file = options.configuration ?? CheckConfiguration.path.description
    for (index, accepted) in configuration.accepted.enumerated() where !used.contains(index) {
      if let name = accepted.widget, !kinds.contains(name) {
        warn(
          "no widget is called '\(name)', whose findings are accepted", file,
          hint: Suggestion.hint(for: name, among: kinds))
      } else {
        warn("\(accepted.text) is accepted, and has no finding", file)
      }
    }
  }

  private func warn(_ message: String, _ file: String, hint: String? = "remove it") {
    console.report(ReportedDiagnostic(.warning, message, hint: hint, file: file))
  }

  /// Says which pictures of a file are not checked.
  private func tell(_ omissions: [ArchiveError], of document: WidgetDocument) {
    for omission in omissions {
      console.report(
        ReportedDiagnostic(
          .warning, "not all pictures are checked: \(omission.message)", hint: omission.hint,
          file: document.file))
    }
  }

  private func check(_ documents: [WidgetDocument], _ checker: Checker) -> [Checker.Result] {
    let count = documents.map(checker.pictureCount).reduce(0, +)
    let progress = Progress(total: count, console: console, isQuiet: options.isQuiet)
    let results = Parallel.map(documents.count) { index in
      checker.check(documents[index]) { _ in progress?.step() }
    }
    progress?.clear()
    return results
  }

  private func checker() throws(CommandError) -> Checker {
    var checker = Checker(
      renderer: try options.costs.renderer(fonts: options.fontFolder, jobs: nil),
      configuration: try configuration())
    checker.isThorough = options.isThorough
    checker.targets = options.request.axes.target
    checker.devices = options.request.axes.device?.compactMap(\.self)
    checker.edited = options.request.axes.configuration
    return checker
  }

  private func configuration() throws(CommandError) -> CheckConfiguration {
    do throws(ArchiveError) {
      if let file = options.configuration { return try CheckConfiguration.read(file: file) }
      return try CheckConfiguration.read(FolderLocation(given: "."))
    } catch {
      throw .failed(ReportedDiagnostic(error, file: "check.json"), .unusable)
    }
  }

  private func write(_ report: CheckReport) throws(CommandError) {
    if options.isJSON {
      try console.printJSON(report)
    } else {
      try print(report)
    }
    for failure in report.failures {
      console.report(ReportedDiagnostic(failure, file: failure.file ?? "archive"))
    }
    let files = OutputFiles(standardOutput: console)
    if let junit = options.junit {
      try files.write(CheckJUnit.text(report, isStrict: options.isStrict), to: junit)
    }
    if let sarif = options.sarif {
      let document = CheckSARIF.document(
        report, version: Version.current, path: ProjectPath.relative)
      try files.write(bytes(of: document, file: sarif), to: sarif)
    }
    if let emptiness = report.emptiness, !options.allowsEmpty {
      console.report(ReportedDiagnostic(.error, emptiness))
    } else if !options.isQuiet, !options.isJSON {
      console.say(report.summary)
    }
  }

  private func bytes(of document: JSONValue, file: String) throws(CommandError) -> [UInt8] {
    guard let bytes = try? ArchiveEncoder.encode(document) else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: file), .notRendered)
    }
    return bytes
  }

  private func print(_ report: CheckReport) throws(CommandError) {
    let text = CheckText(report, hasColor: console.hasResultColor)
    let lines = text.findings + (options.isQuiet ? [] : text.advice)
    if !lines.isEmpty {
      try console.print(lines.joined(separator: "\n"), hasColor: console.hasResultColor)
    }
    guard options.isForGitHub else { return }
    for command in CheckGitHub.commands(report) { try console.print(command) }
  }

  private func draw(
    _ results: [Checker.Result], of subjects: CheckSubjects
  ) throws(CommandError) {
    guard let folder = options.output else { return }
    let pictures = CheckPictures(
      try options.costs.renderer(fonts: options.fontFolder, jobs: nil), subjects.archived)
    var count = 0
    for (subject, result) in zip(subjects.all, results) {
      let findings = result.findings.filter { !subject.allows($0) }
      count = try pictures.write(findings, of: subject.document, after: count, to: folder)
    }
    if !options.isQuiet { console.say("\(count.counted("picture")): \(folder.singleLine)") }
  }

  private func code(of report: CheckReport) -> ExitCode {
    if !report.unread.isEmpty { return .unusable }
    if report.count(.error) > 0 || !report.failures.isEmpty { return .problems }
    if report.emptiness != nil { return .empty }
    return options.isStrict && report.count(.warning) > 0 ? .strictFailure : .done
  }
}
