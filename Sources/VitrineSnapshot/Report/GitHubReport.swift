import Vitrine

/// A line that GitHub turns into an annotation.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions".
public struct WorkflowCommand: Hashable, Sendable {
  /// What becomes of it.
  public enum Kind: String, Sendable {
    case error, warning, notice
  }

  /// What becomes of it.
  public var kind: Kind
  /// The file that it is shown at; `nil` is the whole run.
  public var file: String?
  /// Its title.
  public var title: String?
  /// The message, each text a line.
  public var lines: [String]

  /// The line, in which nothing but the command itself is one.
  public var text: String {
    let properties = [("file", file), ("title", title)].compactMap { name, value in
      value.map { "\(name)=\($0.printed(on: .gitHubProperty))" }
    }.joined(separator: ",")
    let message = lines.map { $0.printed(on: .gitHubMessage) }.joined(separator: "%0A")
    return "::\(kind.rawValue)\(properties.isEmpty ? "" : " ")\(properties)::\(message)"
  }
}

/// A report as annotations of GitHub.
public enum GitHubReport {
  /// One command for each failed case and each orphan.
  public static func commands(_ report: RunReport) -> [WorkflowCommand] {
    let failed = report.failures.map { result in
      WorkflowCommand(
        kind: .error, file: result.golden, title: result.name,
        lines: [result.summary] + result.details(limit: 3))
    }
    let orphans = report.orphans.map { orphan in
      WorkflowCommand(
        kind: .warning, file: "\(report.goldens)/\(orphan)", title: "orphan",
        lines: ["no archive or matrix asks for this file"])
    }
    return failed + orphans + report.notes.map { WorkflowCommand(kind: .notice, lines: [$0]) }
  }
}
