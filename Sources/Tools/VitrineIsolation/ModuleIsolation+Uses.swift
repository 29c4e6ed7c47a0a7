#if canImport(SwiftParser)
  import SwiftSyntax

  // The compiler names one error of an expression at a time, and a view's body is one expression:
  // where a name has no meaning, its other uses are left out in the same round.
  extension ModuleIsolation {
    /// The errors that the compiler does not name yet, and that follow from one.
    func consequences(of error: Located) -> [Located] {
      guard error.cut == nil, let source = sources[error.file],
        let token = source.token(at: error.offset)
      else { return [] }
      if error.error.message.hasPrefix("unknown attribute") {
        return projections(at: token, error)
      }
      if error.error.missingStaticMember != nil, let around = token.switchOfCase {
        return remainder(of: around, besides: token, error)
      }
      guard let name = error.error.missingName ?? replacedName(at: token, error.error),
        token.text == name, token.isReference, let type = token.outermostDeclaration
      else { return [] }
      let role = error.error.missingName == nil ? token.role : nil
      let tokens = type.tokens(viewMode: .sourceAccurate)
      let isShadowed = tokens.contains {
        $0.text == name && $0.isLocalName && !isLeftOut($0, error)
      }
      guard !isShadowed else { return [] }
      return tokens.filter { other in
        other.text == name && other.isReference && other.position != token.position
          && (role.map { $0 == other.role } ?? true)
      }.map { located($0, error) }
    }

    /// The name of a value that stands in for another one, and is used as the compiler rejects.
    private func replacedName(at token: TokenSyntax, _ error: CompilerError) -> String? {
      error.message.contains("'_LeftOutValue' to expected") ? token.text : nil
    }

    /// What follows in a `switch` that loses a case: the others, where its value can be anything, as the
    /// compiler names one at a time in closures; and the value of a `switch` without `default`.
    private func remainder(
      of around: SwitchExprSyntax, besides token: TokenSyntax, _ error: Located
    ) -> [Located] {
      let isUnknown = error.error.missingStaticMember.map { type, _ in
        type == Marker.unknownType || type == "Any" || types.names.contains(type)
      }
      let further = isUnknown == true ? around.namedCases.filter { $0 != token } : []
      let hasDefault = around.cases.contains {
        $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true
      }
      var located = further.map { self.located($0, error) }
      guard !hasDefault else { return located }
      var end = self.located(around.switchKeyword, error)
      end.error.message = "switch must be exhaustive"
      located.append(end)
      return located
    }

    /// The uses of what a property wrapper projects, as `$name`, which are gone with it.
    private func projections(at token: TokenSyntax, _ error: Located) -> [Located] {
      guard let variable: VariableDeclSyntax = token.nearest(VariableDeclSyntax.self),
        let type = token.outermostDeclaration
      else { return [] }
      let names = variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self).map { "$\($0.identifier.text)" }
      }
      return type.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) }.map { use in
        var consequence = located(use, error)
        consequence.error.message = "cannot find '\(use.text)' in scope"
        return consequence
      }
    }

    private func located(_ token: TokenSyntax, _ error: Located) -> Located {
      var other = error
      other.offset = token.range.lowerBound
      other.isDeclaration = token.isOfDeclaration
      return other
    }

    private func isLeftOut(_ token: TokenSyntax, _ error: Located) -> Bool {
      active.contains { $0.file == error.file && $0.shape.range.contains(token.range) }
    }
  }

  extension SwitchExprSyntax {
    /// The names after a dot alone in its cases.
    var namedCases: [TokenSyntax] {
      cases.flatMap { item in
        item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems
          .compactMap { item in
            let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
            let member = pattern?.as(MemberAccessExprSyntax.self)
            return member?.base == nil ? member?.declName.baseName : nil
          } ?? []
      }
    }
  }

  extension TokenSyntax {
    /// The `switch` in one of whose cases it is, before the statements.
    var switchOfCase: SwitchExprSyntax? {
      let label: SwitchCaseLabelSyntax? = nearest(SwitchCaseLabelSyntax.self)
      return label?.nearest(SwitchExprSyntax.self)
    }

    /// Whether it names a value in the scope around it rather than a member or a label.
    var isReference: Bool {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
      return access.declName.id != reference.id
    }

    /// Whether it declares a value: a variable, a parameter of a closure or a function.
    fileprivate var isLocalName: Bool {
      guard let parent else { return false }
      return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
        || parent.is(ClosureShorthandParameterSyntax.self)
        || parent.is(ClosureParameterSyntax.self)
    }

    /// What the value is used as: the kinds of the code around it.
    fileprivate var role: [SyntaxKind] {
      let kinds = sequence(first: Syntax(self)) { $0.parent }.dropFirst().prefix(3).map(\.kind)
      return Array(kinds)
    }

    /// The declaration of the file around it.
    fileprivate var outermostDeclaration: Syntax? {
      Array(sequence(first: Syntax(self)) { $0.parent }).last { $0.is(CodeBlockItemSyntax.self) }
    }
  }
#endif
