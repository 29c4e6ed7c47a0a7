#if canImport(SwiftParser)
  import SwiftSyntax

  /// Finds what can be left out around an error, smallest piece first.
  struct CutFinder {
    let source: ParsedSource
    /// Names of the types that are declared in place of missing ones.
    var standIns: Set<String> = []

    /// The pieces around an offset in bytes.
    func shapes(at offset: Int, for error: CompilerError) -> [CutShape] {
      guard let token = source.token(at: offset) else { return [] }
      var shapes: [CutShape] = []
      var child = Syntax(token)
      while let node = child.parent {
        shapes += self.shapes(node, child, error, token.range.lowerBound)
        child = node
      }
      return shapes
    }

    private func shapes(
      _ node: Syntax, _ child: Syntax, _ error: CompilerError, _ offset: Int
    ) -> [CutShape] {
      switch node.as(SyntaxEnum.self) {
      case .attribute(let attribute):
        let shape = CutShape(range: attribute.range, text: " ", kind: .attribute)
        return [plainProperty(of: attribute), shape].compactMap { $0 }
      case .inheritedType(let type): return [conformance(type)].compactMap { $0 }
      case .expressionSegment(let segment): return [text(segment)]
      case .labeledExpr(let argument): return [self.argument(argument)].compactMap { $0 }
      case .conditionElement(let element): return [condition(element)].compactMap { $0 }
      case .functionCallExpr(let call): return plainValue(call, error) + self.call(call, offset)
      case .memberAccessExpr(let member):
        return [base(member, offset)].compactMap { $0 }
      case .switchExpr(let expression)
      where error.message.contains("switch must be exhaustive"):
        return defaults(expression)
      case .codeBlock(let block) where error.isOfReturn && block.rightBrace.id == child.id:
        return endings(of: block.statements, before: block.rightBrace)
      case .closureExpr(let closure) where error.isOfReturn && closure.rightBrace.id == child.id:
        return endings(of: closure.statements, before: closure.rightBrace)
      case .accessorBlock(let block) where error.isOfReturn && block.rightBrace.id == child.id:
        guard case .getter(let statements) = block.accessors else { return [] }
        return endings(of: statements, before: block.rightBrace)
      case .switchCase(let item) where item.label.id == child.id: return self.cases(item)
      case .codeBlockItem(let item): return statements(item)
      case .variableDecl(let variable): return initializer(variable)
      case .importDecl(let declaration):
        return [
          CutShape(
            range: declaration.range, text: "import Foundation; import SwiftUI",
            kind: .importedModule)
        ]
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
        return error.isOfConformance ? [conformance(of: node, error)].compactMap { $0 } : []
      case .memberBlockItem(let item): return [removal(item.decl)]
      default: return []
      }
    }

    /// Whether a name that begins like that of a type is used in code rather than in a builder, where a
    /// view takes its place.
    func isTypeInCode(at offset: Int) -> Bool {
      guard let token = source.token(at: offset), token.parent?.is(DeclReferenceExprSyntax.self) == true
      else { return false }
      guard let list = token.nearest(CodeBlockItemListSyntax.self) else { return true }
      switch CodeContext.of(list) {
      case .views, .parts: return false
      case .code: return true
      }
    }

    // MARK: Views

    private func isInBuilder(_ node: some SyntaxProtocol) -> Bool {
      guard !isInCondition(node), let list = node.nearest(CodeBlockItemListSyntax.self) else {
        return false
      }
      switch CodeContext.of(list) {
      case .views, .parts: return true
      case .code: return false
      }
    }

    /// Whether a node belongs to a condition rather than to what is built.
    private func isInCondition(_ node: some SyntaxProtocol) -> Bool {
      var node = node.parent
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if current.is(ConditionElementSyntax.self) { return true }
        node = current.parent
      }
      return false
    }

    /// A condition that fails chooses the other branch.
    private func condition(_ element: ConditionElementSyntax) -> CutShape? {
      guard element.parent?.parent?.is(IfExprSyntax.self) == true,
        case .expression(let expression) = element.condition, isInBuilder(element)
      else { return nil }
      return CutShape(
        range: expression.range, text: "\(Marker.name).passing(\(CutShape.number), false)",
        kind: .argument)
    }

    private func isInViews(_ node: some SyntaxProtocol) -> Bool {
      guard let list = node.nearest(CodeBlockItemListSyntax.self),
        case .views = CodeContext.of(list)
      else { return false }
      return true
    }

    /// One of several arguments, or one beside a trailing closure.
    private func argument(_ argument: LabeledExprSyntax) -> CutShape? {
      guard let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self), isInBuilder(call),
        list.count > 1 || call.trailingClosure != nil,
        let index = list.index(of: argument)
      else { return nil }
      let start: Int
      let end: Int
      let next = list.index(after: index)
      if next < list.endIndex {
        (start, end) = (argument.range.lowerBound, list[next].range.lowerBound)
      } else {
        start =
          index > list.startIndex
          ? list[list.index(before: index)].expression.range.upperBound
          : argument.range.lowerBound
        end = argument.range.upperBound
      }
      return CutShape(range: start..<end, text: "", kind: .argument, noted: call.range)
    }

    private func text(_ segment: ExpressionSegmentSyntax) -> CutShape {
      CutShape(
        range: segment.range, text: "\\(\(Marker.call("text")))", kind: .text)
    }

    /// The arguments of a value that can be made without: types that are declared in place of missing
    /// ones take none.
    private func plainValue(_ call: FunctionCallExprSyntax, _ error: CompilerError) -> [CutShape] {
      let takesNothing = error.message.hasPrefix("argument passed to call that takes no arguments")
      guard standIns.contains(call.calledName)
        || takesNothing && (call.calledName == "init" || call.calledName.first?.isUppercase == true)
      else { return [] }
      let called = call.calledExpression.trimmedDescription
      return [
        CutShape(
          range: call.range, text: "\(Marker.name).passing(\(CutShape.number), \(called)())",
          kind: .argument)
      ]
    }

    private func call(_ call: FunctionCallExprSyntax, _ offset: Int) -> [CutShape] {
      guard isInBuilder(call) else { return [] }
      if let base = call.modifiedBase {
        // What is wrong with the base is not the modifier's fault.
        guard !base.range.contains(offset) else { return [] }
        let start = base.range.upperBound
        return [
          CutShape(
            range: start..<call.range.upperBound, text: ")", kind: .modifier,
            wrapped: base.range.lowerBound)
        ]
      }
      guard let closure = call.trailingClosure, closure.signature == nil, isInViews(call),
        call.calledName.first?.isUppercase == true, call.calledName != "Button",
        !closure.range.contains(offset)
      else { return [] }
      return [
        CutShape(
          range: call.range.lowerBound..<closure.range.lowerBound, text: "\(Marker.call("group")) ",
          kind: .view)
      ]
    }

    /// The view that modifiers are applied to.
    private func base(_ member: MemberAccessExprSyntax, _ offset: Int) -> CutShape? {
      guard let base = member.base, base.range.contains(offset),
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.modifiedBase != nil,
        isInViews(call)
      else { return nil }
      if let inner = base.as(FunctionCallExprSyntax.self), inner.modifiedBase != nil { return nil }
      return CutShape(range: base.range, text: Marker.view, kind: .view)
    }

    // MARK: Statements

    private func statements(_ item: CodeBlockItemSyntax) -> [CutShape] {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
      if list.parent?.is(SourceFileSyntax.self) == true
        || item.item.is(DeclSyntax.self) && isTopLevel(list)
      {
        guard let declaration = item.item.as(DeclSyntax.self) else {
          // A macro such as '#Preview' is read as an expression where its module is not known yet.
          return item.item.is(MacroExpansionExprSyntax.self)
            ? [CutShape(range: item.range, text: "", kind: .declaration)]
            : [Marker.reached, ""].map {
              CutShape(range: item.range, text: $0, kind: .statements)
            }
        }
        return [removal(declaration)]
      }
      let context = CodeContext.of(list)
      let end = list.last?.range.upperBound ?? item.range.upperBound
      switch context {
      case .views:
        guard !item.item.is(DeclSyntax.self) else {
          return [CutShape(range: item.range.lowerBound..<end, text: Marker.view, kind: .view)]
        }
        let word = item.item.is(ReturnStmtSyntax.self) ? "return " : ""
        return [CutShape(range: item.range, text: word + Marker.view, kind: .view)]
      case .parts:
        return [
          CutShape(
            range: item.range, text: "", kind: .view)
        ]
      case .code(let endings):
        var shapes =
          item.isDoneForItsEffect
          ? [CutShape(range: item.range, text: Marker.reached, kind: .statements)] : []
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

    /// What ends a block that gives no value since a part of it is gone.
    private func endings(
      of statements: CodeBlockItemListSyntax, before brace: TokenSyntax
    ) -> [CutShape] {
      let end = brace.range.lowerBound
      return (CodeContext.of(statements).endings + [Marker.call("never")]).map {
        CutShape(range: end..<end, text: "; \($0); ", kind: .statements)
      }
    }

    private func isTopLevel(_ list: CodeBlockItemListSyntax) -> Bool {
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

    private func cases(_ item: SwitchCaseSyntax) -> [CutShape] {
      [CutShape(range: item.range, text: "", kind: .caseOfSwitch)]
    }

    private func defaults(_ expression: SwitchExprSyntax) -> [CutShape] {
      let end = expression.rightBrace.range.lowerBound
      let endings = CodeContext.of(expression.cases).endings + [Marker.call("never")]
      return endings.map {
        CutShape(range: end..<end, text: "; default: \($0); ", kind: .caseOfSwitch)
      }
    }

    // MARK: Declarations

    /// A property without a wrapper that is not there: it has the plain value of its type, or one of an
    /// unknown type.
    private func plainProperty(of attribute: AttributeSyntax) -> CutShape? {
      guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        binding.accessorBlock == nil, binding.initializer == nil,
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      else { return nil }
      let code = variable.tokens(viewMode: .sourceAccurate).filter {
        $0.position >= attribute.endPosition
      }.map(\.text).joined(separator: " ")
      let value = binding.typeAnnotation == nil ? Marker.unknown : Marker.call("value")
      return CutShape(
        range: attribute.range.lowerBound..<variable.range.upperBound, text: "\(code) = \(value)",
        kind: .attribute)
    }

    /// The value that a property begins with; its type says what can be there instead.
    private func initializer(_ variable: VariableDeclSyntax) -> [CutShape] {
      guard
        variable.parent?.is(MemberBlockItemSyntax.self) == true
          || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard let value = binding.initializer, let type = binding.typeAnnotation?.type else {
          return nil
        }
        let plain = PlainValue.of(type.trimmedDescription)
        let text = plain.map { "\(Marker.name).passing(\(CutShape.number), \($0))" }
        return CutShape(
          range: value.value.range, text: text ?? Marker.call("value"), kind: .statements)
      }
    }

    /// The protocol of a type's list that the type does not conform to.
    private func conformance(of node: Syntax, _ error: CompilerError) -> CutShape? {
      guard let name = error.quoted.last, !CutFinder.entryProtocols.contains(name),
        let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      else { return nil }
      let names = [name] + (CutFinder.refined[name] ?? [])
      return clause.inheritedTypes.first { names.contains($0.type.trimmedDescription) }
        .flatMap(conformance)
    }

    /// Protocols that a list may name in place of one that they contain.
    private static let refined = [
      "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    ]

    private func conformance(_ type: InheritedTypeSyntax) -> CutShape? {
      guard let list = type.parent?.as(InheritedTypeListSyntax.self),
        let clause = list.parent, let index = list.index(of: type)
      else { return nil }
      if list.count == 1 {
        return CutShape(range: clause.range, text: " ", kind: .conformance)
      }
      let next = list.index(after: index)
      if next < list.endIndex {
        return CutShape(
          range: type.range.lowerBound..<list[next].range.lowerBound, text: "", kind: .conformance)
      }
      let before = list[list.index(before: index)].type.range.upperBound
      return CutShape(range: before..<type.range.upperBound, text: "", kind: .conformance)
    }

    private func removal(_ declaration: DeclSyntax) -> CutShape {
      let type = declaration.asProtocol((any DeclGroupSyntax).self)
      let isEntry = type?.inheritanceClause?.inheritedTypes.contains {
        CutFinder.entryProtocols.contains($0.type.trimmedDescription)
      }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      return CutShape(
        range: declaration.range, text: "", kind: .declaration,
        entryType: isEntry == true ? name : nil)
    }

    /// Protocols of types without which there is no picture.
    static let entryProtocols: Set<String> = [
      "Widget", "ControlWidget", "WidgetBundle", "TimelineEntry", "TimelineProvider",
      "IntentTimelineProvider", "AppIntentTimelineProvider", "ControlValueProvider",
      "AppIntentControlValueProvider", "ActivityAttributes",
    ]
  }
#endif
