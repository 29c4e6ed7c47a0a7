#if canImport(SwiftParser)
  import SwiftSyntax

  // Pieces of code that runs in order.
  extension CutFinder {
    func statements(_ item: CodeBlockItemSyntax) -> [CutShape] {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
      if list.parent?.is(SourceFileSyntax.self) == true
        || (item.item.is(DeclSyntax.self) || item.item.is(MacroExpansionExprSyntax.self))
          && isTopLevel(list)
      {
        guard let declaration = item.item.as(DeclSyntax.self) else {
          // A macro such as '#Preview' is parsed as an expression if its module is not known yet.
          return item.item.is(MacroExpansionExprSyntax.self)
            ? [CutShape(range: item.range, text: "", kind: .declaration)]
            : [Marker.reached, ""].map {
              CutShape(range: item.range, text: $0, kind: .statements)
            }
        }
        return [removal(declaration)]
      }
      if let branch = list.branch, branch.use == .value {
        let other = branch.remainder.map { source.text($0.range) } ?? ""
        let isOther = branch.remainder?.id != list.id && !other.isEmpty && !other.contains("\n")
        let values = isOther ? ["\(Marker.name).passing(\(CutShape.number), \(other))"] : []
        return (values + [Marker.call("value"), Marker.call("never")]).map {
          CutShape(range: item.range, text: $0, kind: .statements)
        }
      }
      let context = CodeContext.of(list)
      let end = list.last?.range.upperBound ?? item.range.upperBound
      switch context {
      case .views:
        guard !item.item.is(DeclSyntax.self) else {
          return [CutShape(range: item.range.lowerBound..<end, text: Marker.view, kind: .view)]
        }
        let word = item.item.is(ReturnStmtSyntax.self) ? "return " : ""
        return [CutShape(range: item.item.range, text: word + Marker.view, kind: .view)]
      case .whole(let value):
        return [
          CutShape(
            range: item.range.lowerBound..<end, text: "return \(value)", kind: .configuration,
            entryType: value == Marker.island ? nil : item.nameOfType)
        ]
      case .parts:
        let members = item.membersOfBundle
        return ["let _ = \(Marker.reached)", ""].map {
          CutShape(range: item.range, text: $0, kind: .view, entryType: members)
        }
      case .code(var endings):
        endings = self.endings(endings, of: list)
        if list.branch?.use == .result {
          return endings.map {
            CutShape(range: item.range, text: CodeContext.value($0), kind: .statements)
          }
        }
        var shapes =
          item.isDoneForItsEffect
          ? [CutShape(range: item.item.range, text: Marker.reached, kind: .statements)] : []
        shapes += endings.map {
          CutShape(range: item.range.lowerBound..<end, text: $0, kind: .statements)
        }
        if let first = list.first, first.id != item.id {
          shapes += endings.map {
            CutShape(range: first.range.lowerBound..<end, text: $0, kind: .statements)
          }
        }
        return shapes
      }
    }

    /// The value of a variable or a property, in code that cannot end without it: that of an
    /// initializer, which the rest of the program can require.
    func assigned(in item: CodeBlockItemSyntax, _ offset: Int) -> CutShape? {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self), !isTopLevel(list),
        CodeContext.of(list).onlyTraps
      else { return nil }
      if let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, let value = binding.initializer?.value,
        value.range.contains(offset), binding.pattern.is(IdentifierPatternSyntax.self)
      {
        let text = binding.typeAnnotation == nil ? Marker.unknown : Marker.call("value")
        return CutShape(range: value.range, text: text, kind: .statements)
      }
      guard let parts = item.item.as(SequenceExprSyntax.self)?.elements,
        let target = parts.first, !target.range.contains(offset),
        parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let start = parts.dropFirst(2).first, let last = parts.last
      else { return nil }
      return CutShape(
        range: start.range.lowerBound..<last.range.upperBound, text: Marker.call("value"),
        kind: .statements)
    }

    /// The code that ends a block which returns no value because a part of it was left out.
    func endings(
      of statements: CodeBlockItemListSyntax, before brace: TokenSyntax
    ) -> [CutShape] {
      let end = brace.range.lowerBound
      return (CodeContext.of(statements).endings + [Marker.call("never")]).map {
        CutShape(range: end..<end, text: "; \($0); ", kind: .statements)
      }
    }

    /// The mark that unwraps a value, or the type that a binding needs; the value stays.
    func unwrapping(_ node: Syntax) -> CutShape? {
      if let expression = node.as(ForceUnwrapExprSyntax.self) {
        return CutShape(range: expression.exclamationMark.range, text: "", kind: .argument)
      }
      if let expression = node.as(OptionalChainingExprSyntax.self) {
        return CutShape(range: expression.questionMark.range, text: "", kind: .argument)
      }
      let binding = node.as(OptionalBindingConditionSyntax.self)
      return (binding?.initializer?.value.range.upperBound).map { end in
        CutShape(range: end..<end, text: " as Optional", kind: .argument)
      }
    }

    /// The statements of a property or function that returns a view or a configuration, without which
    /// its type would have no picture.
    func emptied(_ declaration: DeclSyntax) -> [CutShape] {
      let block = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      var list = declaration.as(FunctionDeclSyntax.self)?.body?.statements
      if case .getter(let statements)? = block?.accessors { list = statements }
      guard let list, let first = list.first, let last = list.last else { return [] }
      let range = first.range.lowerBound..<last.range.upperBound
      switch CodeContext.of(list) {
      case .views: return [CutShape(range: range, text: "return \(Marker.view)", kind: .view)]
      case .whole(let value):
        return [
          CutShape(
            range: range, text: "return \(value)", kind: .configuration,
            entryType: declaration.nameOfType)
        ]
      case .parts, .code: return []
      }
    }

    /// A predicate that is always true, in place of one that does not compile: what it filters is
    /// shown whole.
    func predicate(_ macro: MacroExpansionExprSyntax) -> CutShape? {
      guard macro.macroName.text == "Predicate", let closure = macro.trailingClosure else {
        return nil
      }
      let count: Int =
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters): parameters.count
        case .parameterClause(let clause): clause.parameters.count
        default: 1
        }
      let names = Array(repeating: "_", count: max(count, 1)).joined(separator: ", ")
      return CutShape(
        range: closure.range, text: "{ \(names) in true }", kind: .argument, noted: macro.range)
    }

    /// The value after `??` in place of one before it that does not compile.
    func fallback(_ sequence: SequenceExprSyntax, _ offset: Int) -> CutShape? {
      let parts = Array(sequence.elements)
      guard let value = parts.firstIndex(where: { $0.range.contains(offset) }),
        value + 2 < parts.count, parts[value + 1].trimmedDescription == "??",
        value == 0 || CutFinder.looserThanFallback(parts[value - 1])
      else { return nil }
      let (start, next) = (parts[value].range.lowerBound, parts[value + 2].range)
      return CutShape(
        range: start..<next.lowerBound, text: "", kind: .argument, noted: start..<next.upperBound)
    }

    /// Whether an operator leaves both sides of a `??` after it to that.
    private static func looserThanFallback(_ symbol: ExprSyntax) -> Bool {
      symbol.is(AssignmentExprSyntax.self) || symbol.is(UnresolvedTernaryExprSyntax.self)
        || ["??", "==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(symbol.trimmedDescription)
    }

    func isTopLevel(_ list: CodeBlockItemListSyntax) -> Bool {
      var node = list.parent
      while let current = node {
        if current.is(SourceFileSyntax.self) { return true }
        guard
          current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
            || current.is(IfConfigDeclSyntax.self) || current.is(CodeBlockItemSyntax.self)
            || current.is(CodeBlockItemListSyntax.self)
        else { return false }
        node = current.parent
      }
      return false
    }

    func cases(_ item: SwitchCaseSyntax) -> [CutShape] {
      [CutShape(range: item.range, text: "", kind: .caseOfSwitch)]
    }

    func defaults(_ expression: SwitchExprSyntax) -> [CutShape] {
      let unknown = expression.cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self)?.attribute }
      if let attribute = unknown.first {
        // The unknown cases of an enumeration are not all values of another type.
        return [CutShape(range: attribute.range, text: "", kind: .caseOfSwitch)]
      }
      let end = expression.rightBrace.range.lowerBound
      var endings = CodeContext.of(expression.cases).endings
      switch Branch(expression).use {
      case .statement: break
      case .result: endings = endings.map(CodeContext.value)
      case .value: endings = [Marker.call("value")]
      }
      return (endings + [Marker.call("never")]).map {
        CutShape(range: end..<end, text: "; default: \($0); ", kind: .caseOfSwitch)
      }
    }
  }

  /// An `if` or a `switch`, which can be a value: each branch is then a single expression.
  struct Branch {
    private let expression: Syntax
    private let branches: [CodeBlockItemListSyntax]
    /// What is after `else` or `default`, which depends on no pattern.
    let remainder: CodeBlockItemListSyntax?

    init(_ expression: SwitchExprSyntax) {
      self.expression = Syntax(expression)
      remainder =
        expression.cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self) }
        .first { $0.label.is(SwitchDefaultLabelSyntax.self) }?.statements
      branches = expression.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }

    init(_ expression: IfExprSyntax) {
      var first = expression
      while let outer = first.parent?.as(IfExprSyntax.self) { first = outer }
      var (next, branches): (IfExprSyntax?, [CodeBlockItemListSyntax]) = (first, [])
      var last: CodeBlockItemListSyntax?
      while let current = next {
        branches.append(current.body.statements)
        last = current.elseBody?.as(CodeBlockSyntax.self)?.statements
        next = current.elseBody?.as(IfExprSyntax.self)
      }
      branches += [last].compactMap(\.self)
      (self.expression, self.branches, remainder) = (Syntax(first), branches, last)
    }

    enum Use {
      case statement
      /// What the function around it returns, without `return`.
      case result
      /// What is assigned or returned.
      case value
    }

    /// Whether each branch is a single expression, which can be one of this kind again.
    fileprivate var areExpressions: Bool { branches.allSatisfy(\.isExpression) }

    var use: Use {
      guard expression.parent?.is(ExpressionStmtSyntax.self) == true else { return .value }
      guard
        let list = expression.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self),
        list.count == 1, areExpressions
      else { return .statement }
      if let around = list.branch { return around.use }
      return list.parent?.isBody == true || list.parent?.is(ClosureExprSyntax.self) == true
        ? .result : .statement
    }
  }

  extension CodeBlockItemListSyntax {
    /// The `if` or `switch` of which it is a branch.
    var branch: Branch? {
      if let item = parent?.as(SwitchCaseSyntax.self) {
        return item.parent?.parent?.as(SwitchExprSyntax.self).map(Branch.init)
      }
      guard let block = parent?.as(CodeBlockSyntax.self) else { return nil }
      return block.parent?.as(IfExprSyntax.self).map(Branch.init)
    }

    /// Whether it is a single expression or `throw`, for each condition.
    fileprivate var isExpression: Bool {
      count <= 1
        && allSatisfy { item in
          guard let condition = item.item.as(IfConfigDeclSyntax.self) else {
            if let inner = item.item.as(ExpressionStmtSyntax.self)?.expression {
              return inner.as(IfExprSyntax.self).map { Branch($0).areExpressions }
                ?? inner.as(SwitchExprSyntax.self).map { Branch($0).areExpressions } ?? false
            }
            return item.item.is(ExprSyntax.self) || item.item.is(ThrowStmtSyntax.self)
          }
          return condition.clauses.allSatisfy { clause in
            guard case .statements(let statements)? = clause.elements else { return true }
            return statements.isExpression
          }
        }
    }
  }
#endif
