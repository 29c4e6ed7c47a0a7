/// A report as the commands that GitHub turns into annotations.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions".
public enum GitHubReport {
  /// One line for each failed case.
  public static func lines(_ report: RunReport) -> [String] {
    let failed = report.failures.map { result in
      let text = ([result.summary] + result.details(limit: 3)).joined(separator: "\n")
      return "::error file=\(property(result.golden)),title=\(property(result.name))::\(data(text))"
    }
    let orphans = report.orphans.map { orphan in
      let file = property("\(report.goldens)/\(orphan)")
      return "::warning file=\(file),title=orphan::no archive or matrix asks for this file"
    }
    return failed + orphans + report.notes.map { "::notice::\(data($0))" }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
