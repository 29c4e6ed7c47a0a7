import VitrineCoding

/// The report on one archive.
package struct ValidationReport: Encodable, Sendable {
  /// The archive, as named on the command line.
  package let file: String
  /// The problems, without duplicates.
  package private(set) var problems: [ReportedDiagnostic] = []
  /// The number of layouts.
  package var layouts = 0
  /// Whether the file could not be read at all.
  package var isUnreadable = false

  private var known: Set<ReportedDiagnostic> = []

  private enum CodingKeys: CodingKey {
    case file, problems, layouts
  }

  package init(file: String) {
    self.file = file
  }

  /// Adds a problem, unless it is known.
  package mutating func add(_ problem: ReportedDiagnostic) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// The exit code if this were the only archive.
  package var code: ExitCode {
    if isUnreadable { return .unusable }
    let errors = problems.filter { $0.severity == .error }
    return errors.isEmpty ? .done : errors.allSatisfy(\.isStrict) ? .strictFailure : .problems
  }

  /// Returns one line about all archives.
  package static func summary(of reports: [ValidationReport]) -> String {
    let problems = reports.flatMap(\.problems)
    let errors = problems.filter { $0.severity == .error }.count
    let parts = [
      reports.count.counted("archive"), reports.map(\.layouts).reduce(0, +).counted("layout"),
      errors.counted("error"), (problems.count - errors).counted("warning"),
    ]
    return "checked " + parts.joined(separator: ", ")
  }
}
