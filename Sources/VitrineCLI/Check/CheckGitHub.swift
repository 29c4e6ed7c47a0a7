import VitrineCheck
import VitrineSnapshot

/// Findings as annotations of GitHub.
enum CheckGitHub {
  /// Most annotations of a kind that GitHub shows for one step.
  ///
  /// Source: GitHub's documentation, "Limits of annotations".
  private static let limit = 10

  /// One command for each group of findings, of each severity as many as GitHub shows.
  static func commands(_ report: CheckReport) -> [WorkflowCommand] {
    let groups = FindingGroup.of(report.findings)
    return FindingSeverity.allCases.sorted(by: >).flatMap { severity in
      let own = groups.filter { $0.first.severity == severity }
      let rest = own.count - limit
      return own.prefix(limit).map(command)
        + (rest > 0
          ? [WorkflowCommand(kind: .notice, lines: ["\(rest) more findings: \(severity)"])] : [])
    }
  }

  private static func command(_ group: FindingGroup) -> WorkflowCommand {
    let finding = group.first
    return WorkflowCommand(
      kind: finding.severity == .error ? .error : .warning,
      file: ProjectPath.relative(finding.location.file), line: finding.location.line,
      title: finding.rule, lines: [group.text, "hint: \(finding.hint)"])
  }
}
