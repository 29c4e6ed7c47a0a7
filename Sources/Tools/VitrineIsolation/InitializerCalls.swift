#if canImport(SwiftParser)
  import SwiftSyntax

  /// How the code of a module makes values of its types.
  struct InitializerCalls {
    /// An initializer that has the form of calls.
    struct Form: Hashable, Sendable {
      /// The labels of its parameters; empty for parameters without one.
      var labels: [String]
      /// Whether all calls unwrap the result.
      var isFailable: Bool

      /// The declaration, in a type that has an initializer without parameters.
      var text: String {
        let parameters = labels.enumerated().map { number, label in
          "\(label.isEmpty ? "_" : label) value\(number): Any?"
        }
        return "public init\(isFailable ? "?" : "")(\(parameters.joined(separator: ", "))) "
          + "{ self.init() }"
      }
    }

    /// For each form of calls of a name, whether all of them unwrap the result.
    private var calls: [String: [[String]: Bool]] = [:]

    init(_ sources: some Sequence<ParsedSource>) {
      let reader = CallReader(viewMode: .sourceAccurate)
      for source in sources { reader.walk(source.tree) }
      calls = reader.calls
    }

    /// The forms in which values of a type are made, in order.
    func forms(of type: String) -> [Form] {
      (calls[type] ?? [:]).sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { Form(labels: $0.key, isFailable: $0.value) }
    }
  }

  /// Collects calls with arguments of names that begin with a capital.
  private final class CallReader: SyntaxVisitor {
    var calls: [String: [[String]: Bool]] = [:]
    /// A call with more arguments is no initializer of a library.
    private static let mostArguments = 12

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let labels = call.arguments.map { $0.label?.text ?? "" }
      // A closure cannot be passed for any value.
      guard let name = call.calledExpression.typeName, call.trailingClosure == nil,
        1...CallReader.mostArguments ~= labels.count, labels != [""],
        !call.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) })
      else { return .visitChildren }
      calls[name, default: [:]][labels] = (calls[name]?[labels] ?? true) && call.isUnwrapped
      return .visitChildren
    }
  }

  extension ExprSyntax {
    /// The name of the type that a call makes a value of; `nil` for other calls.
    fileprivate var typeName: String? {
      if let generic = self.as(GenericSpecializationExprSyntax.self) {
        return generic.expression.typeName
      }
      let name =
        self.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? self.as(MemberAccessExprSyntax.self).flatMap { member in
          let name = member.declName.baseName.text
          return name == "init" ? member.base?.typeName : member.base == nil ? nil : name
        }
      return name?.first?.isUppercase == true ? name : nil
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether the result has to be optional.
    fileprivate var isUnwrapped: Bool {
      var node = Syntax(self)
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .tryExpr(let expression):
          guard expression.questionOrExclamationMark?.text != "?" else { return false }
          node = parent
        case .awaitExpr: node = parent
        case .forceUnwrapExpr, .optionalChainingExpr: return true
        case .initializerClause:
          return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
        case .exprList(let list):
          // An unfolded sequence: the value, and the operator after it.
          let next = list.element(after: node)
          return next?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        default: return false
        }
      }
      return false
    }
  }

  extension ExprListSyntax {
    /// The element after another one.
    fileprivate func element(after node: Syntax) -> ExprSyntax? {
      guard let place = firstIndex(where: { $0.id == node.id }) else { return nil }
      let next = index(after: place)
      return next < endIndex ? self[next] : nil
    }
  }
#endif
