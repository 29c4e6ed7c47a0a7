import Vitrine

/// Findings that share a line: views of one picture with the same problem in the same cases.
public struct FindingGroup: Hashable, Sendable {
  /// The finding that the line describes.
  public let first: Finding
  /// The findings that the line counts.
  public let others: [Finding]

  /// The maximum number of views that are named besides the first one.
  private static let mostNamed = 3

  /// Returns the findings in their order, with equal ones grouped.
  public static func of(_ findings: [Finding]) -> [FindingGroup] {
    var groups: [Key: [Finding]] = [:]
    var order: [Key] = []
    for finding in findings {
      let key = Key(finding)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      return FindingGroup(first: first, others: Array(group.dropFirst()))
    }
  }

  /// The problem and the affected pictures, in one line.
  public var text: String {
    let seen = [first.widget, first.target ?? "", first.cases.text].filter { !$0.isEmpty }
    let text = "\(first.message) (\(seen.joined(separator: ", ")))"
    guard !others.isEmpty else { return text }
    let named = others.prefix(Self.mostNamed).map(name).joined(separator: ", ")
    return text + ", and \(others.count) more: " + named
      + (others.count > Self.mostNamed ? ", …" : "")
  }

  /// The view of a finding, with its place in Swift source if that differs from the first one's.
  private func name(_ finding: Finding) -> String {
    guard let place = finding.source, place != first.source else { return finding.view }
    return "\(finding.view) at \(place.text)"
  }

  private struct Key: Hashable {
    let rule, widget, summary: String
    let severity: FindingSeverity
    let target: String?
    let file: String

    init(_ finding: Finding) {
      (rule, widget, target) = (finding.rule, finding.widget, finding.target)
      (severity, file, summary) = (finding.severity, finding.file, finding.cases.summary)
    }
  }
}
