import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine report`.
package struct ReportCommand: EmptiableCommand {
  var output: String?
  var reports = ReportOptions()
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "report", "Merge the reports of several machines", operands: .reports,
    discussion: [
      "REPORT is the folder that 'verify' wrote with --report, or the file of --json. Pictures are "
        + "read from the folder 'pending' next to it, and from the folder that it names.",
      "A missing or repeated part of --shard, and a golden in two reports, are errors.",
      "Exits with 1 if a picture failed, and with 6 if nothing was verified on any machine.",
    ],
    examples: [
      .init("vitrine report merge shard-1 shard-2 -o report", "two parts")
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    [.outputFolder(\.output)] + ReportOptions.arguments.map { $0.of(\.reports) }
    + [.allowEmpty(\.allowsEmpty)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = output else {
      throw .usage("a report needs a folder", hint: "add '-o report'")
    }
    try OutputFiles.checkTakesReport(folder)
    var (parts, stores): ([RunReport], [PendingStore]) = ([], [])
    var whole = ReportParts()
    for operand in operands.dropFirst() {
      let path = OutputFiles.reportPath(operand)
      let report = try OutputFiles.read(path)
      parts.append(report)
      whole.add(report, path)
      stores += try OutputFiles.stores(of: report, path)
    }
    try whole.check()
    guard let first = parts.first else { return .done }
    var report = parts.dropFirst().reduce(first) { $0.merged(with: $1) }
    report.allowsEmptiness = allowsEmpty
    let writer = OutputFiles(standardOutput: console)
    let goldens = (try? RelativePath(report.goldens)).map(FolderLocation(given: ".").appending)
    try writer.write(report, goldens: goldens, pending: stores, to: folder, form: reports.form)
    try reports.write(report, writer)
    let text = TextReport(report, hasColor: console.hasResultColor && !reports.takesOutput)
    let lines = ([text.summary] + text.details).joined(separator: "\n")
    if reports.takesOutput {
      console.say(lines)
    } else {
      try console.print(lines, hasColor: console.hasResultColor)
    }
    if reports.isForGitHub {
      for command in GitHubReport.commands(report) { try console.print(command) }
    }
    guard report.failures.isEmpty else { return .problems }
    return report.total == 0 ? .empty : .done
  }
}

extension OutputFiles {
  /// Returns the file of a report, which the command line may name by its folder.
  static func reportPath(_ path: String) -> String {
    Folders.exists(path) ? "\(GoldenOptions.withoutSlashes(path))/\(OutputFiles.report)" : path
  }

  /// Reads a report's JSON.
  ///
  /// - Throws: `CommandError` when it cannot be read or is not a report.
  static func read(_ path: String) throws(CommandError) -> RunReport {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limit: 256 << 20)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
    do throws(ReportFault) {
      return try ReportFile.read(bytes)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: path), .unusable)
    }
  }

  /// The folders with a report's pictures: next to the report, or the one that it names.
  ///
  /// - Throws: `CommandError` when that folder is outside the report's.
  static func stores(of report: RunReport, _ path: String) throws(CommandError) -> [PendingStore] {
    let named: RelativePath
    do throws(ReportFault) {
      named = try report.pendingPath()
    } catch {
      throw .failed(ReportedDiagnostic(error, file: path), .unusable)
    }
    let beside = FolderLocation(given: FileWriter.folder(of: path))
    return [
      beside.appending(RelativePath(fixed: "pending")), beside.appending(named),
      FolderLocation(given: ".").appending(named),
    ].map { PendingStore($0) }
  }
}

extension ReportedDiagnostic {
  /// Creates the diagnostic of a problem with a report.
  fileprivate init(_ fault: ReportFault, file: String) {
    self.init(.error, fault.message, hint: fault.hint, file: file)
  }
}
