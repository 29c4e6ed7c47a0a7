#if canImport(SwiftParser)
  import SwiftSyntax

  /// The statements that the surrounding code expects.
  enum CodeContext {
    /// Statements are views of a builder.
    case views
    /// The statements of a result builder of something else: configurations, widgets, commands.
    case parts
    /// The statements make one value as a whole, which is replaced by another one.
    case whole(String)
    /// Statements run in order; the texts end the block, the best one first.
    case code([String])

    /// The code that ends the block early, or replaces it.
    var endings: [String] {
      switch self {
      case .views: [Marker.view, "return \(Marker.view)"]
      case .parts: []
      case .whole(let value): ["return \(value)"]
      case .code(let endings): endings
      }
    }

    /// Whether code that ends the block in a regular way is not known.
    var onlyTraps: Bool { endings == [CodeContext.never] }

    /// Whether code that ends the block is not known, or only for types with a default value.
    var canTrap: Bool { onlyTraps || endings.first == "return \(Marker.call("value"))" }

    static let nothing = "\(Marker.reached); "
    static let failure = "throw \(Marker.call("error"))"
    private static let never = Marker.call("never")

    /// The code that ends a block as a single expression, where a `switch` is what is returned.
    static func value(_ ending: String) -> String {
      if ending.hasPrefix("return ") { return String(ending.dropFirst("return ".count)) }
      guard ending.hasPrefix(nothing + "return ") else { return ending }
      let value = ending.dropFirst((nothing + "return ").count)
      return "\(Marker.name).passing(\(CutShape.number), \(value))"
    }

    /// The context of statements.
    static func of(_ statements: some SyntaxProtocol) -> CodeContext {
      var node = statements.parent
      var child = Syntax(statements)
      while let current = node {
        if let context = of(current, child) { return context }
        (node, child) = (current.parent, current)
      }
      return .code([nothing])
    }

    private static func of(_ node: Syntax, _ child: Syntax) -> CodeContext? {
      switch node.as(SyntaxEnum.self) {
      case .doStmt(let statement):
        return !statement.catchClauses.isEmpty && statement.body.id == child.id
          ? .code([failure]) : nil
      case .functionDecl(let function):
        let effects = function.signature.effectSpecifiers
        return code(
          function.signature.returnClause?.type.trimmedDescription,
          throwing: effects?.throwsClause?.isOpen == true, attributes: function.attributes)
      case .initializerDecl(let initializer):
        if initializer.signature.effectSpecifiers?.throwsClause?.isOpen == true {
          return .code([failure])
        }
        return .code([initializer.optionalMark != nil ? nothing + "return nil" : never])
      case .deinitializerDecl: return .code([nothing + "return"])
      case .accessorDecl(let accessor): return self.accessor(accessor)
      case .accessorBlock(let block):
        // The statements of a property without 'get'.
        return child.is(CodeBlockItemListSyntax.self) ? property(block, throwing: false) : nil
      case .closureExpr(let closure): return self.closure(closure)
      case .macroExpansionDecl, .macroExpansionExpr: return .views
      default: return nil
      }
    }

    private static func accessor(_ accessor: AccessorDeclSyntax) -> CodeContext {
      guard accessor.accessorSpecifier.text == "get" else {
        return .code([nothing + "return"])
      }
      let isThrowing = accessor.effectSpecifiers?.throwsClause?.isOpen == true
      guard let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self) else {
        return .code([never])
      }
      return property(block, throwing: isThrowing)
    }

    private static func property(
      _ block: AccessorBlockSyntax, throwing isThrowing: Bool
    ) -> CodeContext {
      if let binding = block.parent?.as(PatternBindingSyntax.self) {
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
        return code(
          binding.typeAnnotation?.type.trimmedDescription ?? "_", throwing: isThrowing,
          attributes: declaration?.attributes)
      }
      let type = block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
      return code(type?.trimmedDescription ?? "_", throwing: isThrowing, attributes: nil)
    }

    private static func code(
      _ type: String?, throwing isThrowing: Bool, attributes: AttributeListSyntax?
    ) -> CodeContext {
      let isBuilder = attributes?.trimmedDescription.contains("Builder") ?? false
      if let result = IntentOutcome(type), !isBuilder {
        // A type that is not written follows from a 'return', even from an unreachable one.
        let end = isThrowing ? failure : never
        return .code([result.value.map { "\(end); return \($0)" }, end].compactMap { $0 })
      }
      if let type, type.hasPrefix("some ") || isBuilder {
        return switch type.split(separator: ".").last.map(String.init) ?? type {
        case "some View", "some SwiftUI.View", "View": .views
        case "some WidgetConfiguration", "WidgetConfiguration": .whole(Marker.configuration)
        case "some ControlWidgetConfiguration", "ControlWidgetConfiguration":
          .whole(Marker.control)
        default: .parts
        }
      }
      if isThrowing { return .code([failure]) }
      guard let value = PlainValue.of(type) else {
        // Types of SwiftUI and Foundation have a default, which shows when the code runs.
        return .code(["return \(Marker.call("value"))", never])
      }
      return .code([nothing + "return" + (value.isEmpty ? "" : " " + value)])
    }

    private static func closure(_ closure: ClosureExprSyntax) -> CodeContext {
      if let (label, arguments) = macro(of: closure) {
        // The parts of a preview of a widget: the widget, and its entries or states.
        let isOfWidget = arguments.contains { $0.label?.text == "as" }
        return label != nil || isOfWidget ? .parts : .views
      }
      if let call = call(of: closure), isBuilder(call),
        let around = call.nearest(CodeBlockItemListSyntax.self)
      {
        switch of(around) {
        // Marks of charts aren't views.
        case .views: return call.calledName == "Chart" ? .parts : .views
        case .whole: return content(closure, of: call)
        case .parts: return call.isConfiguration ? .views : .parts
        case .code: break
        }
      }
      if let signature = closure.signature {
        if signature.effectSpecifiers?.throwsClause?.isOpen == true { return .code([failure]) }
        if let type = signature.returnClause?.type.trimmedDescription {
          return code(type, throwing: false, attributes: nil)
        }
      }
      if let type = closure.declaredType {
        return code(
          type.returnClause.type.trimmedDescription,
          throwing: type.effectSpecifiers?.throwsClause?.isOpen == true, attributes: nil)
      }
      if let binding = closure.initializedBinding {
        guard let type = binding.typeAnnotation?.type.trimmedDescription else {
          return .code(["return \(Marker.unknown)", never])
        }
        return code(type, throwing: false, attributes: nil)
      }
      let returns = ReturnFinder(viewMode: .sourceAccurate)
      returns.walk(closure.statements)
      // Only the compiler knows whether it returns a value: text that it rejects is not tried
      // again.
      let value = "return \(Marker.call("value"))"
      return .code(returns.hasValue ? [never] : [nothing, value, never])
    }

    /// The statements of a closure of a configuration.
    private static func content(
      _ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax
    ) -> CodeContext {
      let label =
        closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
        ?? closure.parent?.as(LabeledExprSyntax.self)?.label?.text
      if label == "dynamicIsland" { return .whole(Marker.island) }
      guard call.calledName == "DynamicIsland" else {
        return call.isConfiguration ? .views : .parts
      }
      return label == nil || label == "expanded" ? .parts : .views
    }

    /// The label of a macro's closure, and the macro's arguments; `nil` for other closures.
    private static func macro(
      of closure: ClosureExprSyntax
    ) -> (label: String?, arguments: LabeledExprListSyntax)? {
      let further = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)
      let node = further?.parent?.parent ?? closure.parent
      let arguments =
        node?.as(MacroExpansionExprSyntax.self)?.arguments
        ?? node?.as(MacroExpansionDeclSyntax.self)?.arguments
      return arguments.map { (further?.label.text, $0) }
    }

    private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
      var node = closure.parent
      if node?.is(LabeledExprSyntax.self) == true { node = node?.parent?.parent }
      if node?.is(MultipleTrailingClosureElementSyntax.self) == true { node = node?.parent?.parent }
      return node?.as(FunctionCallExprSyntax.self)
    }

    /// Modifiers, and functions whose names start with a capital, except those of actions.
    private static func isBuilder(_ call: FunctionCallExprSyntax) -> Bool {
      let name = call.calledName
      if ["Task", "Timer", "Thread", "DispatchQueue"].contains(name) { return false }
      if call.calledExpression.is(MemberAccessExprSyntax.self) {
        return !name.hasPrefix("on") && name != "task" && name != "refreshable"
      }
      return name.first?.isUppercase == true
    }
  }

  /// Looks for `return` with a value, outside nested closures and functions.
  private final class ReturnFinder: SyntaxVisitor {
    var hasValue = false
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.expression != nil { hasValue = true }
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension ClosureExprSyntax {
    /// The type that a variable declares whose value the closure is.
    fileprivate var declaredType: FunctionTypeSyntax? {
      let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
      var type = binding?.typeAnnotation?.type
      while true {
        if let attributed = type?.as(AttributedTypeSyntax.self) {
          type = attributed.baseType
        } else if let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
          type = tuple.elements.first?.type
        } else if let optional = type?.as(OptionalTypeSyntax.self) {
          type = optional.wrappedType
        } else {
          return type?.as(FunctionTypeSyntax.self)
        }
      }
    }
  }

  extension SyntaxProtocol {
    /// The innermost node of a type around this one.
    func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
      var node = parent
      while let current = node {
        if let found = current.as(type) { return found }
        node = current.parent
      }
      return nil
    }
  }

  extension ThrowsClauseSyntax {
    /// Whether the code can throw any error: `rethrows` passes on errors of others, and some functions
    /// throw only one type.
    var isOpen: Bool {
      throwsSpecifier.tokenKind == .keyword(.throws)
        && type.map { ["any Error", "Error"].contains($0.trimmedDescription) } != false
    }
  }

  extension FunctionCallExprSyntax {
    /// The name of the callee, without its base.
    var calledName: String {
      if let member = calledExpression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.text
      }
      if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
        return generic.expression.trimmedDescription
      }
      return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Whether its closures are views of a widget, a control or a Live Activity.
    fileprivate var isConfiguration: Bool {
      let name = calledName
      return name.hasSuffix("Configuration") || name.hasPrefix("ControlWidget")
        || name.hasPrefix("DynamicIsland") || name == "dynamicIsland"
    }

    /// Whether it is called on an expression, as modifiers are.
    var modifiedBase: ExprSyntax? {
      guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
      if base.is(OptionalChainingExprSyntax.self) || base.is(SuperExprSyntax.self) { return nil }
      if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name.first?.isUppercase == true || name == "self" ? nil : base
      }
      return base
    }
  }
#endif
