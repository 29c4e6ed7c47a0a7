/// The report on one archive.
struct ValidationReport: Encodable, Sendable {
  /// The archive, as named on the command line.
  let file: String
  /// The problems, without duplicates.
  private(set) var problems: [ReportedDiagnostic] = []
  /// The number of layouts.
  var layouts = 0
  /// Whether the file could not be read at all.
  var isUnreadable = false

  private var known: Set<ReportedDiagnostic> = []

  private enum CodingKeys: CodingKey {
    case file, problems, layouts
  }

  init(file: String) {
    self.file = file
  }

  /// Adds a problem, unless it is known.
  mutating func add(_ problem: ReportedDiagnostic) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// The exit code if this were the only archive.
  var code: ExitCode {
    if isUnreadable { return .unusable }
    return problems.contains { $0.severity == .error } ? .problems : .done
  }

  /// Returns one line about all archives.
  static func summary(of reports: [ValidationReport]) -> String {
    let problems = reports.flatMap(\.problems)
    let errors = problems.filter { $0.severity == .error }.count
    let parts = [
      count(reports.count, "archive"), count(reports.map(\.layouts).reduce(0, +), "layout"),
      count(errors, "error"), count(problems.count - errors, "warning"),
    ]
    return "checked " + parts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
