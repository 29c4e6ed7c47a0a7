import Vitrine

/// A report as Markdown, for the summary of a CI step or a comment on a pull request.
public enum MarkdownReport {
  /// The maximum number of listed cases.
  private static let limit = 100

  /// Returns the text of the report.
  public static func text(_ report: RunReport) -> String {
    var lines = ["### Widget goldens", "", TextReport(report, hasColor: false).summary, ""]
    let listed = report.results.filter { $0.isFailure || $0.outcome == .equivalent }
    if !listed.isEmpty {
      lines += ["| | case | what changed |", "|---|---|---|"]
      lines += listed.prefix(limit).map(row)
      if listed.count > limit { lines.append("| | … \(listed.count - limit) more | |") }
      lines.append("")
    }
    lines += report.orphans.prefix(limit).map { "- orphan: \($0.printed(on: .markdown))" }
    lines += (report.warnings ?? []).map { "- warning: \($0.printed(on: .markdown))" }
    lines += report.notes.map { "- \($0.printed(on: .markdown))" }
    if listed.contains(where: \.isPending) {
      lines += [
        "",
        "To accept: download the folder \(report.pending.printed(on: .markdown)) of this run, then",
        "", "```sh",
        "vitrine accept --all --from DOWNLOADED-FOLDER", "```",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ result: GoldenResult) -> String {
    let text = ([result.summary] + result.details(limit: 3)).map { $0.printed(on: .markdown) }
    return "| \(result.outcome.rawValue) | \(result.name.printed(on: .markdown)) "
      + "| \(text.joined(separator: "<br>")) |"
  }
}
