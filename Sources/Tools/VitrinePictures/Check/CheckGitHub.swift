import Vitrine
import VitrineCheck
import VitrineSnapshot

/// Findings as annotations on GitHub.
enum CheckGitHub {
  /// The maximum number of annotations of a severity that GitHub shows for one step.
  ///
  /// Source: GitHub's documentation, "Limits of annotations".
  private static let limit = 10

  /// Returns a command for each group of findings, up to GitHub's limit for each severity.
  static func commands(_ report: CheckReport) -> [WorkflowCommand] {
    if let emptiness = report.emptiness {
      let kind: WorkflowCommand.Kind = report.allowsEmptiness ? .notice : .error
      return [WorkflowCommand(kind: kind, title: "vitrine check", lines: [emptiness])]
    }
    let groups = FindingGroup.of(report.findings)
    let errors = report.errors.prefix(limit).map { error in
      WorkflowCommand(
        kind: .error, file: error.file.map(ProjectPath.relative), line: error.location?.line,
        title: "vitrine check",
        lines: [error.message] + (error.hint.map { ["hint: \($0)"] } ?? []))
    }
    let warnings = report.warnings.prefix(limit).map { warning in
      WorkflowCommand(kind: .warning, title: "vitrine check", lines: [warning])
    }
    return errors + warnings
      + FindingSeverity.allCases.sorted(by: >).flatMap { severity in
        let own = groups.filter { $0.first.severity == severity }
        let rest = own.count - limit
        return own.prefix(limit).map(command)
          + (rest > 0
            ? [
              WorkflowCommand(
                kind: .notice, lines: ["\(rest.counted("more finding")): \(severity)"])
            ] : [])
      }
  }

  private static func command(_ group: FindingGroup) -> WorkflowCommand {
    let finding = group.first
    return WorkflowCommand(
      kind: WorkflowCommand.Kind(finding.severity),
      file: ProjectPath.relative(finding.location.file), line: finding.location.line,
      title: finding.rule, lines: [group.text, "hint: \(finding.hint)"])
  }
}

extension WorkflowCommand.Kind {
  /// The command for a severity.
  fileprivate init(_ severity: FindingSeverity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .notice
    }
  }
}
