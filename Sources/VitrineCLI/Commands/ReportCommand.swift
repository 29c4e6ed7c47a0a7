import Vitrine
import VitrineSnapshot

extension Command {
  static let report = Command(
    "report", "Join the reports of several machines", operands: .reports,
    flags: [.outputFolder, .junit, .markdown, .github],
    discussion: [
      "REPORT.json is what 'verify' wrote into the folder of --report, or with --json. Pictures are "
        + "looked for in the folder 'pending' beside it, and in the folder that it names."
    ],
    examples: [
      Example("vitrine report merge shard-1/report.json shard-2/report.json -o report", "two parts")
    ]
  ) { (arguments, console) throws(Stop) in
    guard let folder = arguments.text(.outputFolder) else {
      throw .usage("a report needs a folder", hint: "add '-o report'")
    }
    var (reports, stores): ([RunReport], [PendingStore]) = ([], [])
    for path in arguments.operands.dropFirst() {
      let report = try ReportWriter.read(path)
      reports.append(report)
      stores += try ReportWriter.stores(of: report, path)
    }
    guard let first = reports.first else { return .done }
    let report = reports.dropFirst().reduce(first) { $0.merged(with: $1) }
    let writer = ReportWriter()
    let goldens = (try? RelativePath(report.goldens)).map(FolderLocation(given: ".").appending)
    try writer.write(report, goldens: goldens, pending: stores, to: folder)
    if let path = arguments.text(.junit) { try writer.write(JUnitReport.text(report), to: path) }
    if let path = arguments.text(.markdown) {
      try writer.write(MarkdownReport.text(report), to: path)
    }
    let text = TextReport(report, hasColor: console.hasResultColor)
    try console.print(
      ([text.summary] + text.details).joined(separator: "\n"), hasColor: console.hasResultColor)
    if arguments.has(.github) {
      for command in GitHubReport.commands(report) { try console.print(command) }
    }
    return report.failures.isEmpty ? .done : .problems
  }
}

extension ReportWriter {
  /// Reads a report's JSON.
  ///
  /// - Throws: `Stop` when it cannot be read or is something else.
  static func read(_ path: String) throws(Stop) -> RunReport {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limit: 256 << 20)
    } catch {
      throw .problem(Problem(ArchiveError(error.reason), file: path), .unusable)
    }
    do throws(ReportFault) {
      return try ReportFile.read(bytes)
    } catch {
      throw .problem(Problem(error, file: path), .unusable)
    }
  }

  /// Where a report's pictures may wait: beside it, or in the folder that it names.
  ///
  /// - Throws: `Stop` when that folder lies elsewhere.
  static func stores(of report: RunReport, _ path: String) throws(Stop) -> [PendingStore] {
    let named: RelativePath
    do throws(ReportFault) {
      named = try report.pendingPath()
    } catch {
      throw .problem(Problem(error, file: path), .unusable)
    }
    let beside = FolderLocation(given: FileWriter.folder(of: path))
    return [
      beside.appending(RelativePath(fixed: "pending")), beside.appending(named),
      FolderLocation(given: ".").appending(named),
    ].map { PendingStore($0) }
  }
}

extension Problem {
  /// What is wrong with a report.
  fileprivate init(_ fault: ReportFault, file: String) {
    self.init(.error, fault.message, hint: fault.hint, file: file)
  }
}
