import Vitrine

/// A rule, with all texts for messages, the configuration and the article.
public struct CheckRule: Hashable, Sendable {
  /// The id of the rule.
  public let id: RuleID
  /// The severity of its findings, unless the configuration sets it.
  public let severity: FindingSeverity
  /// Whether it is applied, unless the configuration sets it.
  public let isDefault: Bool
  /// The problem that it finds, in one sentence.
  public let meaning: String
  /// The ways to mend its findings, the usual one first; at least two.
  public let ways: [String]
  /// The source of its figures.
  public let source: String

  init(
    _ id: RuleID, _ severity: FindingSeverity, isDefault: Bool = true, _ meaning: String,
    ways: [String], source: String
  ) {
    (self.id, self.severity, self.isDefault) = (id, severity, isDefault)
    (self.meaning, self.ways, self.source) = (meaning, ways, source)
  }

  /// The advice for its findings, in one line.
  public var advice: String { ways.joined(separator: ", or ") }

  /// Returns the rule with an id.
  public static func named(_ id: RuleID) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
