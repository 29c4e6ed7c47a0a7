#if canImport(SwiftParser)
  import SwiftSyntax

  extension CodeBlockItemSyntax {
    /// Whether the rest of the block compiles without the statement: a call whose result isn't
    /// used, or an assignment to a variable that already has a value.
    var isDoneForItsEffect: Bool {
      // A single expression is the value of its function or closure.
      guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count > 1,
        let expression = item.as(ExprSyntax.self)?.withoutEffects
      else { return false }
      if let call = expression.as(FunctionCallExprSyntax.self) { return !call.isOfInitializer }
      guard let sequence = expression.as(SequenceExprSyntax.self),
        let target = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return false }
      return target.isKnownToHaveValue
    }
  }

  extension SyntaxProtocol {
    /// The name of the type in which the code is; `nil` outside types.
    var nameOfType: String? {
      var node = parent
      while let current = node {
        if let group = current.asProtocol((any DeclGroupSyntax).self) {
          return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
        node = current.parent
      }
      return nil
    }
  }

  extension ExprSyntax {
    /// The expression without `try` and `await` before it.
    fileprivate var withoutEffects: ExprSyntax {
      if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutEffects }
      if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.withoutEffects }
      return self
    }

    /// Whether an assignment to it does not initialize anything, as assignments to members of
    /// `self` do in initializers.
    fileprivate var isKnownToHaveValue: Bool {
      if self.is(SubscriptCallExprSyntax.self) { return true }
      guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
      let isOfSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      return !isOfSelf || nearest(InitializerDeclSyntax.self) == nil
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether it calls another initializer, which a delegating initializer requires.
    fileprivate var isOfInitializer: Bool {
      calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    }
  }
#endif
