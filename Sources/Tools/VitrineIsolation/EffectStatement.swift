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
    /// The type or extension in which the code is; `nil` outside types.
    var nearestType: (any DeclGroupSyntax)? {
      var node = parent
      while let current = node {
        if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
        node = current.parent
      }
      return nil
    }

    /// The name of this type.
    var nameOfType: String? {
      let group = nearestType
      return group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? group?.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
  }

  extension CodeBlockItemSyntax {
    /// The names of the widgets that it adds to a bundle; `nil` outside bundles.
    var membersOfBundle: String? {
      guard nearestType?.inheritedNames.contains("WidgetBundle") == true else { return nil }
      let names = tokens(viewMode: .sourceAccurate).filter {
        $0.text.first?.isUppercase == true && $0.isReference
          && $0.nextToken(viewMode: .sourceAccurate)?.text == "("
      }.map(\.text)
      return names.isEmpty ? nil : names.joined(separator: ", ")
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
