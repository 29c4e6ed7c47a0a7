import Vitrine

/// A report for a terminal.
public struct TextReport: Sendable {
  private let report: RunReport
  private let hasColor: Bool
  /// The command line that removes orphans.
  package var orphansCommand = "vitrine orphans --delete"

  /// Creates the text of a report; without colour it contains no escape sequences.
  public init(_ report: RunReport, hasColor: Bool) {
    self.report = report
    self.hasColor = hasColor
  }

  /// A symbol, a word and a colour for each outcome.
  private static let kinds:
    [(outcome: GoldenResult.Outcome, symbol: String, word: String, color: String)] = [
      (.identical, "✓", "identical", "32"), (.equivalent, "~", "equivalent", "36"),
      (.recorded, "●", "recorded", "34"), (.changed, "✗", "changed", "31"),
      (.missing, "+", "new", "33"), (.unreadable, "!", "unreadable", "31"),
      (.broken, "!", "not rendered", "31"),
    ]

  /// The numbers of cases, or why there are none, in one line.
  public var summary: String {
    if let text = report.emptinessText { return paint("∅ " + text.singleLine, "33") }
    var parts = TextReport.kinds.compactMap { kind -> String? in
      let count = report.count(kind.outcome)
      guard count > 0 || kind.outcome == .identical else { return nil }
      return paint("\(kind.symbol) \(count) \(kind.word)", kind.color)
    }
    if !report.orphans.isEmpty {
      let count = report.orphans.count
      parts.append(paint("⊘ " + count.counted("orphan"), "35"))
    }
    let seconds = (report.seconds * 10).rounded() / 10
    let rate = Int(saturating: Double(report.total) / max(0.001, report.seconds))
    let jobs = report.jobs.counted("job")
    return parts.joined(separator: "  ")
      + "      \(seconds.dumpText) s (\(rate) images/s, \(jobs))"
  }

  /// The failed cases with their changes, and the next commands to run.
  public var details: [String] {
    var lines: [String] = []
    for result in report.results where result.isFailure || result.outcome == .equivalent {
      lines += text(of: result)
    }
    for orphan in report.orphans { lines.append(paint("⊘", "35") + " \(orphan.singleLine)") }
    for note in report.notes { lines.append("note: \(note.singleLine)") }
    if report.results.contains(where: \.isPending) { lines.append(TextReport.next) }
    if !report.orphans.isEmpty { lines.append("  remove orphans: \(orphansCommand)") }
    return lines
  }

  private static let next =
    "  review: vitrine review      accept: vitrine accept --match PATTERN | --cluster ID | --all"

  private func text(of result: GoldenResult) -> [String] {
    let kind = TextReport.kinds.first { $0.outcome == result.outcome }
    let group = result.group.map { "  [\($0.singleLine)]" } ?? ""
    let head =
      paint(kind?.symbol ?? "", kind?.color ?? "0") + " \(result.name.singleLine)"
      + "     \(result.summary.singleLine)\(group)"
    let place = result.place.map { ["at \($0.text)"] } ?? []
    return [head] + (result.details() + place).map { "    \($0.singleLine)" }
      + (result.hint.map { ["    hint: \($0.singleLine)"] } ?? [])
  }

  private func paint(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
