import Vitrine

/// Findings that share a line: views with the same problem in the same pictures, and these views in
/// other families and configurations.
public struct FindingGroup: Hashable, Sendable {
  /// The finding that the line describes.
  public let first: Finding
  /// The findings of other views in the same pictures, which the line counts.
  public let others: [Finding]
  /// The families, the configurations and the cases with the problem.
  private let seen: String

  /// The maximum number of views that are named besides the first one.
  private static let mostNamed = 3

  /// Returns the findings in their order, with equal ones grouped.
  public static func of(_ findings: [Finding]) -> [FindingGroup] {
    var groups: [Key: [FindingFault]] = [:]
    var order: [Key] = []
    for fault in FindingFault.of(findings) {
      let key = Key(fault)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(fault)
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      return FindingGroup(
        first: first.first, others: group.dropFirst().map(\.first), seen: key.seen)
    }
  }

  /// The problem and the affected pictures, in one line.
  public var text: String {
    let text = "\(first.message) (\([first.widget, seen].filled(", ")))"
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
    let rule, widget, seen, file: String
    let severity: FindingSeverity

    init(_ fault: FindingFault) {
      let finding = fault.first
      (rule, widget, seen) = (finding.rule, finding.widget, fault.seen)
      (severity, file) = (finding.severity, finding.file)
    }
  }
}
