import Vitrine

/// A workflow command, which GitHub shows as an annotation.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions".
public struct WorkflowCommand: Hashable, Sendable {
  /// The severity of the command.
  public enum Kind: String, Sendable {
    case error, warning, notice
  }

  /// The severity of the command.
  public var kind: Kind
  /// The file of the annotation; `nil` is the whole run.
  public var file: String?
  /// The line of the file, counted from 1; `nil` is the whole file.
  public var line: Int?
  /// The title of the annotation.
  public var title: String?
  /// The lines of the message.
  public var lines: [String]

  /// Creates a command.
  package init(
    kind: Kind, file: String? = nil, line: Int? = nil, title: String? = nil, lines: [String]
  ) {
    (self.kind, self.file, self.line) = (kind, file, line)
    (self.title, self.lines) = (title, lines)
  }

  /// The command in one line, with all of its text escaped.
  public var text: String {
    let properties = [("file", file), ("line", line.map(String.init)), ("title", title)].compactMap
    { name, value in
      value.map { "\(name)=\($0.printed(on: .gitHubProperty))" }
    }.joined(separator: ",")
    let message = lines.map { $0.printed(on: .gitHubMessage) }.joined(separator: "%0A")
    return "::\(kind.rawValue)\(properties.isEmpty ? "" : " ")\(properties)::\(message)"
  }
}

/// A report as annotations on GitHub.
public enum GitHubReport {
  /// The maximum number of annotations of a severity that GitHub shows for one step.
  ///
  /// Source: GitHub's documentation, "Limits of annotations".
  private static let limit = 10

  /// Returns a command for each change, however many cases show it, at the changed line, and one
  /// for each orphan, up to GitHub's limit for each severity; or one for a run without pictures.
  public static func commands(_ report: RunReport) -> [WorkflowCommand] {
    let empty = report.emptinessText.map { text in
      WorkflowCommand(
        kind: report.allowsEmptiness == true ? .notice : .error, title: "vitrine verify",
        lines: [text])
    }
    let groups = GoldenGroups.of(report.failures)
    let failed = groups.prefix(limit).map { group in
      let result = group[0]
      let others =
        group.count == 1
        ? [] : ["and \((group.count - 1).counted("more picture")) with the same change"]
      return WorkflowCommand(
        kind: .error, file: ProjectPath.relative(result.place?.file ?? result.archive),
        line: result.place?.line, title: result.name,
        lines: [result.summary] + result.details(limit: 3) + others)
    }
    let orphans = report.orphans.prefix(limit).map { orphan in
      WorkflowCommand(
        kind: .warning, file: "\(report.goldens)/\(orphan)", title: "orphan",
        lines: ["no archive or matrix needs this file"])
    }
    let omitted = [(groups.count, "changes"), (report.orphans.count, "orphans")].compactMap {
      $0.0 > limit ? "\($0.0 - limit) more \($0.1)" : nil
    }
    let warnings = (report.warnings ?? []).prefix(limit).map {
      WorkflowCommand(kind: .warning, title: "vitrine verify", lines: [$0])
    }
    return (empty.map { [$0] } ?? []) + failed + orphans + warnings
      + (omitted + report.notes).map { WorkflowCommand(kind: .notice, lines: [$0]) }
  }
}
