import Vitrine

/// A problem that a rule found in one picture.
struct Observation: Hashable, Sendable {
  var rule: RuleID
  var path: NodePath
  var view: String
  /// The statement in Swift source that makes the view, if it is in a variant.
  var statement: CodeLocation?
  var frame: Rect?
  var message: String
  /// The highest severity, for a problem that is less certain than others of its rule.
  var most: FindingSeverity?
  /// The pictures at which the rule looked; `nil` for those of all its findings.
  var scope: CaseScope?
  /// The string that it is about.
  var string: FindingString?

  /// Whether the view is in a variant.
  var isInVariant: Bool { path.steps.contains(.key("variants")) }
}
