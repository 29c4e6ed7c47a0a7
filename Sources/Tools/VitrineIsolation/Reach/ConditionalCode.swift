#if canImport(SwiftParser)
  import SwiftSyntax

  extension IfConfigDeclSyntax {
    /// The clauses that can be compiled: a condition is known if it is written as `true` or
    /// `false`, like conditions on systems in staged sources.
    var possibleClauses: [IfConfigClauseSyntax] {
      var possible: [IfConfigClauseSyntax] = []
      for clause in clauses {
        let isMet = clause.condition.map(\.knownCondition) ?? true
        if isMet != false { possible.append(clause) }
        if isMet == true { break }
      }
      return possible
    }
  }

  extension ExprSyntax {
    /// Whether a condition is met; `nil` if that is unknown.
    fileprivate var knownCondition: Bool? {
      switch self.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
      case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
        prefix.expression.knownCondition.map { !$0 }
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        tuple.elements.first.flatMap(\.expression.knownCondition)
      case .sequenceExpr(let sequence): ExprSyntax.knownCondition(Array(sequence.elements))
      default: nil
      }
    }

    /// Conditions and the operators between them, in which `&&` binds closer than `||`.
    private static func knownCondition(_ elements: [ExprSyntax]) -> Bool? {
      let either = elements.split {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
      }.map { part in
        combined(part.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(\.knownCondition), false)
      }
      return combined(either, true)
    }

    /// The result of several conditions, in which a single known value can decide.
    private static func combined(_ conditions: [Bool?], _ deciding: Bool) -> Bool? {
      if conditions.contains(deciding) { return deciding }
      return conditions.contains(nil) ? nil : !deciding
    }
  }

  /// Finds code that is not compiled.
  final class InactiveCode: SyntaxVisitor {
    private var ranges: [Range<Int>] = []

    /// The ranges of clauses in a source whose conditions are known not to be met, in bytes.
    static func ranges(in tree: SourceFileSyntax) -> [Range<Int>] {
      let finder = InactiveCode(viewMode: .sourceAccurate)
      finder.walk(tree)
      return finder.ranges
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let possible = Set(node.possibleClauses.map(\.id))
      for clause in node.clauses where !possible.contains(clause.id) { ranges.append(clause.range) }
      return .visitChildren
    }
  }
#endif
