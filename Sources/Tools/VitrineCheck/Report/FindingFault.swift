import Vitrine

/// One fault of a widget's code: the same problem at the same place, in all families and
/// configurations that have it.
struct FindingFault {
  /// The findings, the first of which describes the fault; each is of another family or
  /// configuration.
  private(set) var findings: [Finding]

  var first: Finding { findings[0] }

  /// The place of a fault, and what it is.
  private struct Key: Hashable {
    let rule, widget, place: String
    let severity: FindingSeverity
  }

  /// Returns the faults, in the order in which they were first found.
  static func of(_ findings: [Finding]) -> [FindingFault] {
    var faults: [FindingFault] = []
    var known: [Key: [Int]] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, widget: finding.widget, place: finding.location.text,
        severity: finding.severity)
      let open = known[key, default: []].filter { !faults[$0].isFound(like: finding) }
      // A statement makes views with other words from other data.
      let same =
        open.first { faults[$0].first.view == finding.view }
        ?? (finding.source?.column == nil ? nil : open.first)
      if let same {
        faults[same].findings.append(finding)
      } else {
        known[key, default: []].append(faults.count)
        faults.append(FindingFault(findings: [finding]))
      }
    }
    return faults
  }

  /// Whether it has a finding in the same pictures.
  private func isFound(like other: Finding) -> Bool {
    findings.contains { $0.target == other.target && $0.configuration == other.configuration }
  }

  // MARK: Words

  /// The families and configurations, with the number of their pictures.
  var seen: String {
    let summaries = Set(findings.map(\.cases.summary))
    guard summaries.count == 1, let summary = summaries.first else {
      return findings.map { [FindingFault.name($0), $0.cases.text].filled(" ") }
        .filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let cases = FindingCases(
      found: findings.reduce(0) { $0 + $1.cases.found },
      total: findings.reduce(0) { $0 + $1.cases.total }, summary: summary, first: "")
    let isOfPictures = findings.contains { $0.cases.total > 1 }
    return (names + [isOfPictures ? cases.text : summary]).filled(", ")
  }

  /// The families, and the configurations that are not those of all.
  private var names: [String] {
    guard Set(findings.map(\.configuration)).count == 1 else {
      return findings.map(FindingFault.name)
    }
    return [first.configuration ?? ""] + findings.map { $0.target ?? "" }
  }

  private static func name(_ finding: Finding) -> String {
    [finding.target, finding.configuration].compactMap(\.self).joined(separator: " – ")
  }
}

extension [String] {
  /// The texts that are not empty, with a separator.
  func filled(_ separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension CodeFiles {
  /// The place of a finding in the project: of the statement that makes its view, or of the string
  /// that it is about; `nil` if there is none.
  func place(of finding: Finding) -> FindingPlace? {
    if let place = place(of: finding.statements) { return place }
    guard let string = finding.string else { return nil }
    return place(ofKey: string.key, table: string.table, language: string.language)
  }
}
