import Vitrine
import VitrineArguments
import VitrineCheck
import VitrineCommandLine
import VitrineLive
import VitrineProcess
import VitrineSnapshot

/// A widget to check.
struct CheckSubject {
  let document: WidgetDocument
  /// The location of its declaration in Swift source.
  var source: FindingPlace?
  /// The ids of rules whose findings a comment accepts in the whole widget.
  var allowed: Set<String> = []
  /// The sources of the package, which contain the statements of views.
  var files = CodeFiles()

  /// Whether a comment at the widget or at the view's statement accepts a finding.
  func allows(_ finding: Finding) -> Bool {
    if allowed.contains(finding.rule) { return true }
    guard let place = files.place(of: finding.statements), let line = place.line else {
      return false
    }
    return SourceAllowance(file: place.file, line: line).rules.contains(finding.rule)
  }
}

/// The widgets of one command line.
struct CheckSubjects {
  private(set) var all: [CheckSubject] = []
  /// Why archives or widgets could not be read.
  private(set) var unread: [ArchiveError] = []
  private var files = CodeFiles()
  /// The files of declarations, whose comments have been read.
  private var sources: Set<String> = []
  /// The comments in these files that accept findings.
  private var marks: [SourceAllowance.Mark] = []
  /// The archives, which are deleted after their last use.
  private(set) var archives: ProgramEvaluation?

  /// Reads the archives, or builds and archives the package.
  ///
  /// - Throws: `CommandError` when there is nothing to check.
  init(
    _ options: CheckOptions, archives paths: [String], _ checker: Checker, _ console: Console
  ) throws(CommandError) {
    if let package = options.package.package {
      try build(package, options, checker, console)
    } else {
      try read(paths, options, console)
    }
  }

  /// The comments whose rules have no finding that the source of their file accepts.
  func idle(_ results: [Checker.Result]) -> [SourceAllowance.Mark] {
    var used: Set<String> = []
    for (subject, result) in zip(all, results) {
      for finding in result.findings where subject.allows(finding) {
        let places = [subject.source, files.place(of: finding.statements)].compactMap(\.self)
        used.formUnion(places.map { $0.file + "\n" + finding.rule })
      }
    }
    return marks.filter { !used.contains($0.file + "\n" + $0.rule) }
  }

  private mutating func read(
    _ paths: [String], _ options: CheckOptions, _ console: Console
  ) throws(CommandError) {
    let reading = ArchiveReading(
      try ArchiveArgument.all(paths), widget: options.widget,
      ArchiveDecoder(isLenient: options.isLenient))
    for failure in reading.failures { miss(failure.error, failure.archive.name, console) }
    // Archives of widget code are usually checked in the folder of the code.
    files = CodeFiles(folder: ".")
    all = reading.entries.map { CheckSubject(document: $0.content, files: files) }
  }

  /// Notes and reports what cannot be read.
  private mutating func miss(_ error: ArchiveError, _ file: String, _ console: Console) {
    unread.append(error.inFile(file))
    console.report(ReportedDiagnostic(error, file: file))
  }

  private mutating func build(
    _ package: String, _ options: CheckOptions, _ checker: Checker, _ console: Console
  ) throws(CommandError) {
    let archiving = try ProgramGoldens.open(
      package, target: options.package.target, showsPreviews: options.package.showsPreviews,
      options.package.sandbox,
      console)
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: options.isQuiet, without: "nothing was checked")
    let archives = try ProgramGoldens.live { () throws(LiveError) in
      try CheckSubjects.archive(program, archiving, widget: options.widget, checker)
    }
    archives.report(on: console, of: archiving.source.folder)
    let folder = try ProgramGoldens.live { () throws(LiveError) in
      try LiveSource.find(package).folder
    }
    files = CodeFiles(folder: folder) { ProjectPath.portable(folder + "/" + $0) }
    for fault in archives.faults.map(\.fault).withoutRepeats.causes {
      let place = fault.place.flatMap(files.place)
      let text = place == nil ? fault.reason : "\(fault.title): \(fault.cause)"
      var error = ArchiveError(.notInArchive(text, hint: fault.hint))
      error.location = place == nil ? nil : fault.place.flatMap(CheckSubjects.location)
      miss(error, place?.file ?? fault.title, console)
    }
    for widget in archives.widgets where options.widget.map({ $0 == widget.kind }) ?? true {
      add(widget, options, console)
    }
    self.archives = archives
  }

  /// The first word of a line of Swift; `nil` if the file cannot be read.
  private static func location(of place: SourcePlace) -> TextLocation? {
    guard let bytes = try? FileReader.read(place.file, limit: 4 << 20) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let line = lines[place.line - 1]
    let word = line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return SourceText(bytes).location(at: word ?? line.startIndex)
  }

  /// Archives the widgets for all pictures that are checked.
  static func archive(
    _ program: ProgramArchiving.Program, _ archiving: ProgramArchiving, widget kind: String?,
    _ checker: Checker
  ) throws(LiveError) -> ProgramEvaluation {
    var first = Evaluation()
    first.date = Evaluation.standardDate
    func archive(
      _ kinds: [String], _ evaluation: Evaluation
    ) throws(LiveError) -> ProgramArchiving.Archives {
      try archiving.archive(program, kinds: kinds, as: evaluation)
    }
    var archives = try ProgramEvaluation(first: first, archive)
    try archives.complete(date: Evaluation.standardDate, archive) { widget in
      let isChecked = kind.map { $0 == widget.kind } ?? true
      return isChecked ? checker.requests(of: widget.first.document) : []
    }
    return archives
  }

  /// Returns the archive of a widget that was made for a request; `nil` for files.
  var archived: Checker.Archived? {
    guard let archives else { return nil }
    let widgets = Dictionary(
      archives.widgets.map { (PathName.last(of: $0.first.file) ?? $0.kind, $0) }
    ) { first, _ in first }
    return { (document, request) throws(ArchiveError) in
      guard let widget = widgets[document.file] else { return document }
      let argument = ArchiveArgument(widget, date: Evaluation.standardDate)
      return try argument.document(for: request, else: document)
    }
  }

  private mutating func add(
    _ archive: EvaluatedWidget, _ options: CheckOptions, _ console: Console
  ) {
    let path = archive.first.file
    let folder = FileWriter.folder(of: path)
    do throws(ArchiveError) {
      let decoder = ArchiveDecoder(isLenient: options.isLenient)
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileReader.read(path, limit: decoder.limits.archiveBytes)
      } catch {
        throw ArchiveError(error.reason, file: archive.kind)
      }
      let name = PathName.last(of: path) ?? archive.kind
      var subject = CheckSubject(
        document: try WidgetDocument(bytes: bytes, file: name, folder: folder, decoder: decoder),
        files: files)
      if let place = archive.place {
        subject.source = files.place(of: place)
        subject.allowed = SourceAllowance(file: place.file, line: place.line).rules
        let file = subject.source?.file ?? ProjectPath.portable(place.file)
        let isNew = sources.insert(place.file).inserted
        for var mark in isNew ? SourceAllowance.marks(in: place.file) : [] {
          mark.file = file
          guard RuleID(rawValue: mark.rule) == nil else {
            marks.append(mark)
            continue
          }
          let hint = Suggestion.hint(for: mark.rule, among: RuleID.allCases.map(\.rawValue))
          console.report(
            ReportedDiagnostic(
              .warning, "there is no rule '\(mark.rule)'",
              hint: hint ?? "see 'vitrine check --rules'", file: "\(mark.file):\(mark.line)"))
        }
      }
      all.append(subject)
    } catch {
      miss(error, archive.kind, console)
    }
  }
}
