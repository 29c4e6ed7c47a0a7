import Vitrine

/// A report for a terminal: a line for each group of findings, followed by the advice for each
/// rule.
public struct CheckText: Sendable {
  private let report: CheckReport
  private let hasColor: Bool

  /// Creates a text of a report; without colour it contains no escape sequences.
  public init(_ report: CheckReport, hasColor: Bool) {
    (self.report, self.hasColor) = (report, hasColor)
  }

  /// A line for each group with place, severity, message, cases and rule.
  public var findings: [String] {
    FindingGroup.of(report.findings).map { group in
      let finding = group.first
      let color = [.error: "31", .warning: "33", .note: "36"][finding.severity, default: "33"]
      let place = paint(finding.location.text.singleLine, "1")
      return "\(place): \(paint(finding.severity.rawValue, color)): \(group.text.singleLine) "
        + paint("[\(finding.rule)]", "2")
    }
  }

  /// The advice, a line for each rule with findings, in the order of the table of rules.
  public var advice: [String] {
    let found = Set(report.findings.map(\.rule))
    return CheckRule.all.filter { found.contains($0.id.rawValue) }.map { rule in
      "hint: \(rule.id.rawValue): \(rule.advice)"
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
