import Vitrine
import VitrineArguments
import VitrineLive
import VitrineProcess
import VitrineSnapshot

/// The goldens of a package's widgets, which are built and archived for the comparison.
package struct ProgramGoldens {
  /// The selected pictures.
  package let selection: GoldenSelection
  /// The results of widgets that could not be archived; each replaces all pictures of its widget.
  package let broken: [GoldenResult]
  /// The kinds of the widgets without a picture in the matrix.
  package let omitted: [String]
  /// The sources of the widgets.
  package let files: CodeFiles
  /// The archives, which are deleted after their last use.
  package let archives: ProgramEvaluation

  /// Builds the widgets, and archives them according to the program's matrix.
  ///
  /// - Throws: `CommandError` when they do not build, after the compiler's errors were printed, and
  ///   the errors of `GoldenSelection`.
  package init(
    package: String, _ options: VerificationOptions, patterns: [String], lastFailed: [String]?,
    _ console: Console
  ) throws(CommandError) {
    let archiving = try ProgramGoldens.open(
      package, target: options.target, showsPreviews: options.showsPreviews, options.sandbox,
      console)
    try self.init(archiving, options, patterns: patterns, lastFailed: lastFailed, console)
  }

  /// Builds the widgets, and archives them for the pictures that are compared.
  ///
  /// - Throws: `CommandError`, as for a package.
  init(
    _ archiving: ProgramArchiving, _ options: VerificationOptions, patterns: [String],
    lastFailed: [String]?, _ console: Console
  ) throws(CommandError) {
    let folder = archiving.source.folder
    files = CodeFiles(folder: folder) { ProjectPath.portable(folder + "/" + $0) }
    let goldens = options.goldens.location(ofPackage: folder)
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: options.isQuiet, without: "nothing was compared")
    let store = GoldenStore(goldens)
    let matrix = try ProgramGoldens.read(goldens) { () throws(ArchiveError) in
      try store.matrix(ofProgram: program.name)
    }
    var archives = try ProgramGoldens.live { () throws(LiveError) in
      try ProgramEvaluation(first: Evaluation(of: matrix, options.request.axes)) {
        (kinds, evaluation) throws(LiveError) in
        try archiving.archive(program, kinds: kinds, as: evaluation)
      }
    }
    let written = try ProgramGoldens.written(archives, by: program, of: files)
    let cases = try ProgramGoldens.read(goldens) { () throws(ArchiveError) in
      try store.cases(of: written)
    }
    omitted = archives.kinds { cases.contains(where: $0.isShown) }
    // Pictures of broken widgets are not compared; the fault is reported once instead.
    let faults = archives.faults.map(\.fault)
    let selection = try GoldenSelection(
      cases.filter { golden in !faults.contains { $0.takes(golden) } },
      orphans: store.orphans(of: written, among: cases), in: goldens, patterns: patterns,
      axes: options.request.axes, shard: options.shard, lastFailed: lastFailed)
    // The code runs again only for pictures that are compared.
    let chosen = selection.chosen
    try ProgramGoldens.live { () throws(LiveError) in
      try archives.complete(date: Evaluation.standardDate) {
        (kinds, evaluation) throws(LiveError) in
        try archiving.archive(program, kinds: kinds, as: evaluation)
      } for: { widget in
        chosen.filter(widget.isShown).map(\.request)
      }
    }
    self.archives = archives
    archives.report(on: console, of: folder)
    let files = files
    broken = try archives.faults.map(\.fault).withoutRepeats.map { fault throws(CommandError) in
      try ProgramGoldens.read(goldens) { () throws(ArchiveError) in
        try fault.result(of: written, in: store, files)
      }
    }
    self.selection = selection.placed { archives.location(of: $0) }
  }

  /// Finds the widgets of a package or a project, and ends their build or run if the command is
  /// interrupted.
  ///
  /// - Parameter keepsData: whether widgets use the data that sessions of the project keep.
  /// - Throws: `CommandError` when there is nothing to build, or no toolchain.
  package static func open(
    _ path: String, target: String?, showsPreviews: Bool = false, _ sandbox: SandboxChoice,
    keepsData: Bool = false, _ console: Console
  ) throws(CommandError) -> ProgramArchiving {
    let archiving = try live { () throws(LiveError) in
      try ProgramArchiving(
        path, target: target, sandbox, showsPreviews: showsPreviews, keepsData: keepsData)
    }
    console.reportGap(sandbox)
    Signals.onInterrupt {
      archiving.stop()
      ScratchFolder.removeAll()
    }
    return archiving
  }

  /// Builds the program of widgets, and prints the compiler's errors if that fails.
  ///
  /// - Parameter without: the consequence of a failure, for the message.
  /// - Throws: `CommandError` when nothing is built.
  package static func build(
    _ archiving: ProgramArchiving, _ console: Console, isQuiet: Bool, without: String
  ) throws(CommandError) -> ProgramArchiving.Program {
    if !isQuiet { console.say("building \(ProjectPath.relative(archiving.source.folder))") }
    let status = StatusLine(console, isQuiet: isQuiet)
    let (result, program) = try live { () throws(LiveError) in
      try archiving.build { status?.show($0) }
    }
    status?.clear()
    if let program { return program }
    for var error in result.errors {
      error.file = ProjectPath.relative(error.file)
      console.say(([error.text] + error.excerpt).joined(separator: "\n"))
    }
    throw .failed(
      ReportedDiagnostic(.error, "the widgets do not build, so \(without)"),
      .unusable)
  }

  private static func written(
    _ archives: ProgramEvaluation, by program: ProgramArchiving.Program, of files: CodeFiles
  ) throws(CommandError) -> ProgramArchives {
    let all = archives.widgets.map { widget in
      ProgramArchives.Archive(
        file: PathName.last(of: widget.first.file) ?? widget.first.file,
        declaration: widget.place.flatMap(files.declaration))
    }
    do throws(FileError) {
      return try ProgramArchives(
        of: program.name, in: archives.folder, all,
        incomplete: archives.faults.map(\.fault.kind))
    } catch {
      throw .usage("the name of the program: \(error.text)", hint: error.hint)
    }
  }

  /// Runs `work` of a session, and converts its errors to errors of the command.
  ///
  /// - Throws: `CommandError` for its errors, and after an interrupt.
  package static func live<Value>(
    _ work: () throws(LiveError) -> Value
  ) throws(CommandError) -> Value {
    do throws(LiveError) {
      return try work()
    } catch {
      // Only an interrupt ends the work early.
      guard error == .overtaken else { throw CommandError(error) }
      throw .failed(ReportedDiagnostic(.error, "interrupted"), .interrupted)
    }
  }

  private static func read<Value>(
    _ goldens: FolderLocation, _ work: () throws(ArchiveError) -> Value
  ) throws(CommandError) -> Value {
    do throws(ArchiveError) {
      return try work()
    } catch {
      throw .failed(ReportedDiagnostic(error, file: goldens.path), .unusable)
    }
  }
}

extension Evaluation {
  /// The default date of tests: 9 January 2026 at 9:41 GMT.
  package static let standardDate = ArchiveDate(secondsSince1970: 1_767_951_660)

  /// Creates the conditions of the first picture of a matrix that options select.
  fileprivate init(of matrix: GoldenMatrix, _ axes: RequestAxes) {
    let requests = matrix.axes.requests.requests
    var first =
      requests.first(where: axes.admit) ?? requests.first ?? RenderRequest(family: .systemSmall)
    first.scale = first.scale ?? GoldenCase.standardScale
    self.init(of: first, date: Evaluation.standardDate)
  }
}

extension ProgramEvaluation {
  /// Returns the file that was made for a golden's picture; `nil` if the widget's code failed under
  /// its conditions, which is reported once.
  fileprivate func location(of golden: GoldenCase) -> String? {
    let widget = widgets.first { $0.isShown(in: golden) }
    return widget?.archive(for: golden.request, date: Evaluation.standardDate)?.file
  }
}

extension EvaluatedWidget {
  /// Whether a case shows the widget, by the name of its first archive.
  fileprivate func isShown(in golden: GoldenCase) -> Bool {
    PathName.last(of: golden.archive) == PathName.last(of: first.file)
  }
}

extension CodeFiles {
  /// The place of a declaration in the file that its author edits, which a staged project links or
  /// copies; `nil` if that is not known.
  package func place(of declaration: SourcePlace) -> FindingPlace? {
    let path = FileReader.resolved(declaration.file)
    if let path, !SourcePlace.isStaged(path) {
      return FindingPlace(file: ProjectPath.portable(path), line: declaration.line)
    }
    // Previews name their module in place of a folder.
    let name = PathName.last(of: declaration.file) ?? declaration.file
    return place(ofFile: name, line: declaration.line)
  }

  /// The place of a declaration in the results of goldens.
  fileprivate func declaration(_ place: SourcePlace) -> GoldenResult.Place? {
    self.place(of: place).flatMap(GoldenResult.Place.init)
  }
}

extension WidgetFault {
  /// Whether the fault prevents the picture of a case.
  fileprivate func takes(_ golden: GoldenCase) -> Bool {
    guard isPreview != true, let family, let name = PathName.last(of: golden.name) else {
      return false
    }
    return name == FileName.safe(kind) && golden.request.target.name == family
  }

  /// The result that represents all pictures of the widget.
  fileprivate func result(
    of program: ProgramArchives, in store: GoldenStore, _ files: CodeFiles
  ) throws(ArchiveError) -> GoldenResult {
    let golden = try store.brokenCase(
      of: program, kind: kind, family: family.flatMap(WidgetFamily.init),
      declaration: place.flatMap(files.declaration))
    return .broken(golden, reason, hint: hint)
  }
}
