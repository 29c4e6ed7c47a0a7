import Foundation

// Comparisons of strings in predicates that Foundation has on Apple's platforms only.

extension PredicateExpressions {
  /// A comparison of two strings in a person's language.
  public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression, Output>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The strings.
    public let root: Root, other: Other
    private let compare: @Sendable (String, String) -> Output

    fileprivate init(
      _ root: Root, _ other: Other, _ compare: @escaping @Sendable (String, String) -> Output
    ) { (self.root, self.other, self.compare) = (root, other, compare) }

    /// Compares the strings of an object.
    ///
    /// - Throws: the error of a string that cannot be read.
    public func evaluate(_ bindings: PredicateBindings) throws -> Output {
      compare(String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }
  }

  /// Finds a string as a search by a person does, without regard to case and accents.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other, Bool> {
    StringComparison(root, other) { $0.localizedStandardContains($1) }
  }
  /// Compares two strings in a person's language.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other, ComparisonResult> {
    StringComparison(root, other) { $0.localizedCompare($1) }
  }
}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {
  /// Always throws: these comparisons are not stored.
  public init(from decoder: any Decoder) throws { throw CocoaError(.featureUnsupported) }
  /// Always throws: these comparisons are not stored.
  public func encode(to encoder: any Encoder) throws { throw CocoaError(.featureUnsupported) }
}
