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
  /// The advice for its findings.
  public let advice: String
  /// The source of its figures.
  public let source: String

  init(
    _ id: RuleID, _ severity: FindingSeverity, isDefault: Bool = true, _ meaning: String,
    advice: String, source: String
  ) {
    (self.id, self.severity, self.isDefault) = (id, severity, isDefault)
    (self.meaning, self.advice, self.source) = (meaning, advice, source)
  }

  /// Returns the rule with an id.
  public static func named(_ id: RuleID) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
