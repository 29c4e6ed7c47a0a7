import VitrineModel

/// A report as Markdown, for the summary of a CI step or a comment on a pull request.
public enum MarkdownReport {
  /// Most cases that are listed.
  private static let limit = 100

  /// The text.
  public static func text(_ report: RunReport) -> String {
    var lines = ["### Widget goldens", "", TextReport(report, hasColor: false).summary, ""]
    let listed = report.results.filter { $0.isFailure || $0.outcome == .equivalent }
    if !listed.isEmpty {
      lines += ["| | case | what changed |", "|---|---|---|"]
      lines += listed.prefix(limit).map(row)
      if listed.count > limit { lines.append("| | … \(listed.count - limit) more | |") }
      lines.append("")
    }
    lines += report.orphans.prefix(limit).map { "- orphan: `\($0)`" }
    lines += report.notes.map { "- \(escaped($0))" }
    if listed.contains(where: \.isPending) {
      lines += [
        "", "To accept: download the folder `\(report.pending)` of this run, then", "", "```sh",
        "vitrine accept --all --from DOWNLOADED-FOLDER", "```",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ result: GoldenResult) -> String {
    let text = ([result.summary] + result.details(limit: 3)).map(escaped)
    return "| \(result.outcome.rawValue) | `\(escaped(result.name))` "
      + "| \(text.joined(separator: "<br>")) |"
  }

  /// The text without anything that Markdown would take for its own.
  private static func escaped(_ text: String) -> String {
    text.singleLine.map { "\\`*_{}[]<>|#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
