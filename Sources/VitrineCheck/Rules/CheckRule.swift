/// A rule, with everything that messages, the configuration and the article say about it.
public struct CheckRule: Hashable, Sendable {
  /// Its id.
  public let id: RuleID
  /// How bad its findings are where the configuration says nothing else.
  public let severity: FindingSeverity
  /// Whether it is applied where the configuration says nothing else.
  public let isDefault: Bool
  /// The problem that it finds, in one sentence.
  public let meaning: String
  /// The advice for its findings.
  public let advice: String
  /// Where its figures come from.
  public let source: String

  init(
    _ id: RuleID, _ severity: FindingSeverity, isDefault: Bool = true, _ meaning: String,
    advice: String, source: String
  ) {
    (self.id, self.severity, self.isDefault) = (id, severity, isDefault)
    (self.meaning, self.advice, self.source) = (meaning, advice, source)
  }

  /// The rule of an id.
  public static func named(_ id: RuleID) -> CheckRule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
