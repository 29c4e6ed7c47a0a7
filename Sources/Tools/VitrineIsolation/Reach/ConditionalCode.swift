#if canImport(SwiftParser)
  import SwiftSyntax

  extension IfConfigDeclSyntax {
    /// The clauses that can be compiled: a condition is known if it is written as `true` or
    /// `false`, like conditions on systems in staged sources.
    ///
    /// - Parameter defined: the conditions that are defined; `nil` if that is unknown.
    func possibleClauses(_ defined: Set<String>? = nil) -> [IfConfigClauseSyntax] {
      var possible: [IfConfigClauseSyntax] = []
      for clause in clauses {
        let isMet = clause.condition.map { $0.knownCondition(defined) } ?? true
        if isMet != false { possible.append(clause) }
        if isMet == true { break }
      }
      return possible
    }
  }

  extension ExprSyntax {
    /// Whether a condition is met; `nil` if that is unknown.
    fileprivate func knownCondition(_ defined: Set<String>?) -> Bool? {
      switch self.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
      case .declReferenceExpr(let name): defined?.contains(name.baseName.text)
      case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
        prefix.expression.knownCondition(defined).map { !$0 }
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        tuple.elements.first.flatMap { $0.expression.knownCondition(defined) }
      case .sequenceExpr(let sequence): ExprSyntax.known(Array(sequence.elements), defined)
      default: nil
      }
    }

    /// Conditions and the operators between them, in which `&&` binds closer than `||`.
    private static func known(_ elements: [ExprSyntax], _ defined: Set<String>?) -> Bool? {
      let either = elements.split {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
      }.map { part in
        combined(
          part.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { $0.knownCondition(defined) },
          false)
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
      let possible = Set(node.possibleClauses().map(\.id))
      for clause in node.clauses where !possible.contains(clause.id) { ranges.append(clause.range) }
      return .visitChildren
    }
  }

  /// Finds the imports that are compiled.
  private final class ActiveImports: SyntaxVisitor {
    private let defined: Set<String>
    var names: Set<String> = []

    init(_ defined: Set<String>) {
      self.defined = defined
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.possibleClauses(defined) { clause.elements.map { walk($0) } }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first { names.insert(name.name.text) }
      return .skipChildren
    }
  }

  /// The imports of a source.
  package enum SourceImports {
    /// The modules that a source imports under conditions that can be met.
    ///
    /// - Parameter defined: the conditions that are defined.
    package static func active(_ text: String, defined: Set<String>) -> Set<String> {
      let imports = ActiveImports(defined)
      imports.walk(ParsedSource(text).tree)
      return imports.names
    }
  }
#endif
