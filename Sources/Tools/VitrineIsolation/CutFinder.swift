#if canImport(SwiftParser)
  import SwiftSyntax

  /// Finds the code that can be left out around an error, the smallest piece first.
  struct CutFinder {
    let source: ParsedSource
    /// Names of the types that replace missing ones.
    var standIns: Set<String> = []
    /// Types of the module whose values are made without arguments.
    var plainTypes: Set<String> = []
    /// Whether bodies of functions and declarations without views are left out as a whole.
    var isCoarse = false

    /// The pieces around an offset in bytes.
    func shapes(at offset: Int, for error: CompilerError) -> [CutShape] {
      guard let token = source.token(at: offset) else { return [] }
      let names = projection(token, error) + uses(at: token, error)
      var (shapes, bodies, members): ([CutShape], [CutShape], [CutShape]) = (names, [], [])
      var child = Syntax(token)
      var isTrap = false
      while let node = child.parent {
        shapes += self.shapes(node, child, error, token.range.lowerBound)
        if isCoarse {
          if bodies.isEmpty, let list = child.as(CodeBlockItemListSyntax.self), node.isBody {
            (bodies, isTrap) = (body(list), CodeContext.of(list).onlyTraps)
          }
          if members.isEmpty, let item = node.as(MemberBlockItemSyntax.self) {
            members = emptied(item.decl) + [removal(item.decl)]
          }
          if let whole = whole(node) {
            // Many others can use a type of which one member does not compile.
            let pieces = bodies + members + [whole]
            // Code that ends in a trap costs its users more than some pieces, and an end adds one.
            // So does a type without a conformance: its members that are there compile.
            return isTrap || error.isOfReturn || error.isOfConformance
              ? shapes + pieces : pieces + shapes
          }
        }
        child = node
      }
      return isTrap ? shapes : bodies + shapes
    }

    /// A constant binding in place of what a property wrapper that is missing projects: most project
    /// bindings, and a control keeps its value.
    private func projection(_ token: TokenSyntax, _ error: CompilerError) -> [CutShape] {
      guard token.text == error.missingName, token.text.hasPrefix("$") else { return [] }
      let value = ".constant(\(token.text.dropFirst()))"
      return [
        CutShape(
          range: token.range, text: "\(Marker.name).passing(\(CutShape.number), \(value))",
          kind: .argument)
      ]
    }

    /// The statements of a function: without them, its users still compile.
    private func body(_ list: CodeBlockItemListSyntax) -> [CutShape] {
      guard let first = list.first, let last = list.last,
        case .code(let endings) = CodeContext.of(list)
      else { return [] }
      let range = first.range.lowerBound..<last.range.upperBound
      return self.endings(endings, of: list).map {
        CutShape(range: range, text: $0, kind: .statements)
      }
    }

    /// A declaration of the file without views.
    private func whole(_ node: Syntax) -> CutShape? {
      guard let item = node.as(CodeBlockItemSyntax.self),
        let declaration = item.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self),
        !declaration.is(IfConfigDeclSyntax.self),
        item.parent?.as(CodeBlockItemListSyntax.self).map(isTopLevel) == true
      else { return nil }
      let shape = removal(declaration)
      let group = declaration.asProtocol((any DeclGroupSyntax).self)
      let isDrawn = group?.inheritedNames.contains { CutFinder.viewProtocols.contains($0) } == true
      return isDrawn || shape.entryType != nil ? nil : shape
    }

    private static let viewProtocols: Set<String> = [
      "View", "ViewModifier", "Shape", "ButtonStyle", "ToggleStyle", "GaugeStyle", "LabelStyle",
      "ProgressViewStyle", "PreviewProvider", "App",
    ]

    private func shapes(
      _ node: Syntax, _ child: Syntax, _ error: CompilerError, _ offset: Int
    ) -> [CutShape] {
      switch node.as(SyntaxEnum.self) {
      case .attribute(let attribute):
        let shape = CutShape(range: attribute.range, text: " ", kind: .attribute)
        return [plainProperty(of: attribute), shape].compactMap { $0 }
      case .attributedType(let type): return [convention(of: type, error)].compactMap { $0 }
      case .inheritedType(let type): return [conformance(type)].compactMap { $0 }
      case .expressionSegment(let segment): return [text(segment)]
      case .labeledExpr(let argument):
        return isOfLackingCall(argument, error, offset)
          ? [] : [self.argument(argument)].compactMap { $0 }
      case .conditionElement(let element): return [condition(element)].compactMap { $0 }
      case .sequenceExpr(let sequence): return [fallback(sequence, offset)].compactMap { $0 }
      case .functionCallExpr(let call): return plainValue(call, error) + self.call(call, offset)
      case .memberAccessExpr(let member):
        return [base(member, offset)].compactMap { $0 }
      case .forceUnwrapExpr, .optionalChainingExpr, .optionalBindingCondition:
        return error.isOfUnwrapping ? [unwrapping(node)].compactMap { $0 } : []
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
      case .macroExpansionExpr(let macro): return [predicate(macro)].compactMap(\.self)
      case .switchCase(let item) where item.label.id == child.id: return self.cases(item)
      case .codeBlockItem(let item):
        return [assigned(in: item, offset)].compactMap(\.self) + statements(item)
      case .variableDecl(let variable): return initializer(variable)
      case .functionParameter(let parameter):
        return standard(parameter.defaultValue, of: parameter.type, offset)
      case .enumCaseParameter(let parameter):
        return standard(parameter.defaultValue, of: parameter.type, offset)
      case .importDecl(let declaration):
        return [
          CutShape(
            range: declaration.range, text: "import Foundation; import SwiftUI",
            kind: .importedModule)
        ]
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
        guard error.isOfConformance else { return [] }
        return stubs(in: node, for: error) + [conformance(of: node, error)].compactMap { $0 }
      case .memberBlockItem(let item): return emptied(item.decl) + [removal(item.decl)]
      default: return []
      }
    }

    /// Whether a capitalized name is used in code rather than in a builder, where a view replaces
    /// it.
    ///
    /// A type is called or has a member: what is an argument or an operand is a constant with a capital,
    /// such as a key of Core Data or a code of SQLite. No initializer takes `inout` arguments, but
    /// functions in C with capitals do.
    func isTypeInCode(at offset: Int) -> Bool {
      guard let token = source.token(at: offset),
        let name = token.parent?.as(DeclReferenceExprSyntax.self), let use = name.parent,
        use.is(FunctionCallExprSyntax.self) || use.is(MemberAccessExprSyntax.self)
          || use.is(GenericSpecializationExprSyntax.self),
        name.parent?.as(FunctionCallExprSyntax.self)?.arguments.contains(where: {
          $0.expression.is(InOutExprSyntax.self)
        }) != true
      else { return false }
      guard let list = token.nearest(CodeBlockItemListSyntax.self) else { return true }
      switch CodeContext.of(list) {
      case .views, .parts, .whole: return false
      case .code: return true
      }
    }
  }
#endif
