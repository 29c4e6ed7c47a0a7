#if canImport(SwiftParser)
  import SwiftSyntax

  // Uses of values that stand in for others, where their types do not fit: only the use changes.
  extension CutFinder {
    func uses(at token: TokenSyntax, _ error: CompilerError) -> [CutShape] {
      // A pattern has to be a value that can be compared: its case goes.
      guard token.switchOfCase == nil else { return [] }
      return [
        implicitMember(at: token, error), memberOfSelf(at: token, error), fitting(at: token, error),
      ].compactMap(\.self)
    }

    /// A member after a dot alone, whose type no declaration tells: that of a value of an unknown
    /// type.
    private func implicitMember(at token: TokenSyntax, _ error: CompilerError) -> CutShape? {
      guard let member = error.isOfAnyMember ? token.implicitMember : argument(at: token, error)
      else { return nil }
      let start = member.range.lowerBound
      return CutShape(range: start..<start, text: Marker.unknownType, kind: .argument)
    }

    /// The key of a subscript, for which the compiler takes the name of a dynamic member.
    private func argument(
      at token: TokenSyntax, _ error: CompilerError
    ) -> MemberAccessExprSyntax? {
      guard error.message.hasPrefix("missing argument label 'dynamicMember:'"),
        let call: SubscriptCallExprSyntax = token.nearest(SubscriptCallExprSyntax.self)
      else { return nil }
      return call.arguments.lazy.compactMap { $0.expression.implicitMember }.first
    }

    /// A member that code in an extension of a replaced type names without `self`, which dynamic
    /// members require.
    private func memberOfSelf(at token: TokenSyntax, _ error: CompilerError) -> CutShape? {
      guard error.missingName == token.text, token.isReference,
        let owner = token.nearestType?.as(ExtensionDeclSyntax.self),
        standIns.contains(owner.extendedType.lastName)
      else { return nil }
      let start = token.range.lowerBound
      return CutShape(range: start..<start, text: "self.", kind: .argument)
    }

    /// An expression of a replaced type where another one is required: its default value.
    private func fitting(at token: TokenSyntax, _ error: CompilerError) -> CutShape? {
      let expression: ExprSyntax?
      switch error.use {
      case .converted(let type) where isReplaced(type): expression = token.wholeExpression
      case .operand(let first, let second): expression = operand(at: token, first, second)
      case .member where token.implicitMember != nil: expression = token.wholeExpression
      case .initialized(let type) where type.map(isReplaced) ?? true:
        expression = token.wholeExpression
      default: return nil
      }
      guard let expression, !expression.is(AssignmentExprSyntax.self) else { return nil }
      let isStatement = expression.parent?.is(CodeBlockItemSyntax.self) == true
      if case .converted = error.use {
        guard !isStatement || !isInBuilder(expression) else { return nil }
      } else if isInBuilder(expression) {
        return nil
      }
      return CutShape(range: expression.range, text: Marker.call("value"), kind: .argument)
    }

    /// The side of an operator that has a replaced type.
    private func operand(at token: TokenSyntax, _ first: String, _ second: String) -> ExprSyntax? {
      guard let symbol = token.parent?.as(BinaryOperatorExprSyntax.self),
        let parts = symbol.parent?.as(ExprListSyntax.self),
        let place = parts.firstIndex(where: { $0.id.hashValue == symbol.id.hashValue })
      else { return nil }
      if isReplaced(first), place > parts.startIndex { return parts[parts.index(before: place)] }
      let next = parts.index(after: place)
      return isReplaced(second) && next < parts.endIndex ? parts[next] : nil
    }

    /// Whether a type is or contains one that replaces another.
    private func isReplaced(_ type: String) -> Bool {
      guard !type.contains("->") else { return false }
      return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        $0 == Marker.unknownType || standIns.contains(String($0))
      }
    }
  }

  extension CompilerError {
    /// How an expression is used whose type does not fit.
    fileprivate enum Use {
      /// A value of a type is required to be one of another.
      case converted(String)
      /// The operands of an operator.
      case operand(String, String)
      /// A member that a type lacks.
      case member
      /// An initializer of another type does not take a type; `nil` if it is unknown.
      case initialized(String?)
    }

    fileprivate var use: Use? {
      let quoted = quoted
      if message.hasPrefix("cannot convert value of type")
        || message.hasPrefix("cannot convert return expression of type")
        || message.hasPrefix("cannot assign value of type")
      {
        return quoted.first.map(Use.converted)
      }
      if message.hasPrefix("binary operator"), quoted.count == 3 {
        return .operand(quoted[1], quoted[2])
      }
      if message.hasPrefix("initializer 'init("), message.contains("requires that"),
        quoted.count == 3
      {
        return .initialized(quoted[1])
      }
      if message.hasPrefix("ambiguous use of 'init(")
        || message.hasPrefix("no exact matches in call to initializer")
      {
        return .initialized(nil)
      }
      return message.hasPrefix("type '") && message.contains("' has no member '") ? .member : nil
    }

    /// Whether a member is missing in a type that takes everything.
    fileprivate var isOfAnyMember: Bool {
      message.hasPrefix("type 'Any' has no member")
        || message.hasPrefix("type 'Any?' has no member")
    }
  }

  extension TokenSyntax {
    /// The expression without a base whose name this is.
    var implicitMember: MemberAccessExprSyntax? {
      guard let name = parent?.as(DeclReferenceExprSyntax.self),
        let member = name.parent?.as(MemberAccessExprSyntax.self), member.base == nil
      else { return nil }
      return member
    }

    /// The expression with all members, calls and subscripts after it.
    fileprivate var wholeExpression: ExprSyntax? {
      guard var node = parent?.as(ExprSyntax.self) else { return nil }
      if let symbol = node.as(BinaryOperatorExprSyntax.self) {
        return symbol.parent?.parent?.as(ExprSyntax.self)
      }
      while let parent = node.parent?.as(ExprSyntax.self), parent.isPostfix { node = parent }
      return node
    }
  }

  extension MemberAccessExprSyntax {
    /// Whether it is called, with or without arguments.
    var isCalled: Bool {
      parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id.hashValue == id.hashValue
    }
  }

  extension ExprSyntax {
    /// The expression after a dot alone at its start.
    fileprivate var implicitMember: MemberAccessExprSyntax? {
      if let call = self.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.implicitMember
      }
      guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
      return member.base == nil ? member : member.base?.implicitMember
    }

    /// Whether it continues an expression in it.
    fileprivate var isPostfix: Bool {
      self.is(MemberAccessExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
        || self.is(SubscriptCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
        || self.is(OptionalChainingExprSyntax.self)
        || self.is(GenericSpecializationExprSyntax.self)
    }
  }
#endif
