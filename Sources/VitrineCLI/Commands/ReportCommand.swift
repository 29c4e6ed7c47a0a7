import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine report`.
struct ReportCommand: ParsableCommand {
  var output: String?
  var reports = ReportOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "report", "Join the reports of several machines", operands: .reports,
    discussion: [
      "REPORT.json is what 'verify' wrote into the folder of --report, or with --json. Pictures are "
        + "looked for in the folder 'pending' beside it, and in the folder that it names."
    ],
    examples: [
      .init("vitrine report merge shard-1/report.json shard-2/report.json -o report", "two parts")
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    [.outputFolder(\.output)] + ReportOptions.arguments.map { $0.of(\.reports) }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = output else {
      throw .usage("a report needs a folder", hint: "add '-o report'")
    }
    var (parts, stores): ([RunReport], [PendingStore]) = ([], [])
    for path in operands.dropFirst() {
      let report = try OutputFiles.read(path)
      parts.append(report)
      let beside = FileWriter.folder(of: path)
      stores += ["\(beside)/pending", "\(beside)/\(report.pending)", report.pending]
        .map(PendingStore.init)
    }
    guard let first = parts.first else { return .done }
    let report = parts.dropFirst().reduce(first) { $0.merged(with: $1) }
    let writer = OutputFiles()
    try writer.write(report, pending: stores, to: folder)
    try reports.write(report, writer)
    let text = TextReport(report, hasColor: console.hasResultColor)
    try console.print(([text.summary] + text.details).joined(separator: "\n"))
    if reports.isForGitHub {
      for line in GitHubReport.lines(report) { try console.print(line) }
    }
    return report.failures.isEmpty ? .done : .problems
  }
}

extension OutputFiles {
  /// Reads a report's JSON.
  ///
  /// - Throws: `CommandError` when it cannot be read or is something else.
  static func read(_ path: String) throws(CommandError) -> RunReport {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: 256 << 20)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
    guard let report = ReportFile.read(bytes) else {
      throw .failed(
        ReportedDiagnostic(.error, "is no report of 'vitrine verify'", file: path), .unusable)
    }
    return report
  }
}
