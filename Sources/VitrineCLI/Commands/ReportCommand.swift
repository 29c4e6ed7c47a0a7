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
      let beside = FileWriter.folder(of: path)
      stores += ["\(beside)/pending", "\(beside)/\(report.pending)", report.pending]
        .map(PendingStore.init)
    }
    guard let first = reports.first else { return .done }
    let report = reports.dropFirst().reduce(first) { $0.merged(with: $1) }
    let writer = ReportWriter()
    try writer.write(report, pending: stores, to: folder)
    if let path = arguments.text(.junit) { try writer.write(JUnitReport.text(report), to: path) }
    if let path = arguments.text(.markdown) {
      try writer.write(MarkdownReport.text(report), to: path)
    }
    let text = TextReport(report, hasColor: console.hasResultColor)
    try console.print(([text.summary] + text.details).joined(separator: "\n"))
    if arguments.has(.github) {
      for line in GitHubReport.lines(report) { try console.print(line) }
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
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: 256 << 20)
    } catch {
      throw .problem(Problem(ArchiveError(error.reason), file: path), .unusable)
    }
    guard let report = ReportFile.read(bytes) else {
      throw .problem(
        Problem(.error, "is no report of 'vitrine verify'", file: path), .unusable)
    }
    return report
  }
}
