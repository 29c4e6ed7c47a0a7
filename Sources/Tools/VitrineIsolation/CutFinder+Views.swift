#if canImport(SwiftParser)
  import SwiftSyntax

  // Pieces of views: arguments, modifiers, conditions.
  extension CutFinder {
    func isInBuilder(_ node: some SyntaxProtocol) -> Bool {
      guard !isInCondition(node), let list = node.nearest(CodeBlockItemListSyntax.self) else {
        return false
      }
      switch CodeContext.of(list) {
      case .views, .parts, .whole: return true
      case .code: return false
      }
    }

    /// Whether a node belongs to a condition rather than to the content.
    func isInCondition(_ node: some SyntaxProtocol) -> Bool {
      var node = node.parent
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if current.is(ConditionElementSyntax.self) { return true }
        node = current.parent
      }
      return false
    }

    /// A condition that fails chooses the other branch: in views, and in code that would end in a
    /// trap without it.
    func condition(_ element: ConditionElementSyntax) -> CutShape? {
      let isInViews = element.parent?.parent?.is(IfExprSyntax.self) == true && isInBuilder(element)
      let list = element.nearest(CodeBlockItemListSyntax.self)
      let isRequired = list.map { CodeContext.of($0).canTrap } == true
      guard isInViews || isRequired else { return nil }
      let passing = "\(Marker.name).passing(\(CutShape.number), "
      switch element.condition {
      case .expression(let expression):
        return CutShape(range: expression.range, text: "\(passing)false)", kind: .argument)
      case .optionalBinding(let binding):
        guard isRequired, let value = binding.initializer?.value else { return nil }
        return CutShape(
          range: value.range, text: "\(passing)nil as \(Marker.unknownType)?)", kind: .argument)
      default: return nil
      }
    }

    func isInViews(_ node: some SyntaxProtocol) -> Bool {
      guard let list = node.nearest(CodeBlockItemListSyntax.self),
        case .views = CodeContext.of(list)
      else { return false }
      return true
    }

    /// Whether an argument is one of a call that lacks others, which does not compile with fewer.
    func isOfLackingCall(
      _ argument: LabeledExprSyntax, _ error: CompilerError, _ offset: Int
    ) -> Bool {
      guard error.isOfMissingArgument, let token = source.token(at: offset),
        let call: FunctionCallExprSyntax = token.nearest(FunctionCallExprSyntax.self)
      else { return false }
      return argument.parent?.parent?.id == call.id
    }

    /// One of several arguments, or an argument next to a trailing closure.
    func argument(_ argument: LabeledExprSyntax) -> CutShape? {
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

    func text(_ segment: ExpressionSegmentSyntax) -> CutShape {
      CutShape(
        range: segment.range, text: "\\(\(Marker.call("text")))", kind: .text)
    }

    /// The arguments of a value that can be created without them: types that replace missing ones
    /// take none.
    func plainValue(_ call: FunctionCallExprSyntax, _ error: CompilerError) -> [CutShape] {
      let takesNothing = error.message.hasPrefix("argument passed to call that takes no arguments")
      guard
        standIns.contains(call.calledName)
          || takesNothing
            && (call.calledName == "init" || call.calledName.first?.isUppercase == true)
      else { return [] }
      let called = call.calledExpression.trimmedDescription
      return [
        CutShape(
          range: call.range, text: "\(Marker.name).passing(\(CutShape.number), \(called)())",
          kind: .argument)
      ]
    }

    func call(_ call: FunctionCallExprSyntax, _ offset: Int) -> [CutShape] {
      guard isInBuilder(call) else { return [] }
      if let base = call.modifiedBase {
        // Errors in the base do not concern the modifier.
        guard !base.range.contains(offset) else { return [] }
        let period = call.calledExpression.as(MemberAccessExprSyntax.self)?.period.range.lowerBound
        if base.isPartOfChain {
          return [partOfChain(call, from: period ?? base.range.upperBound)].compactMap(\.self)
        }
        // The base can end with a directive, which takes the rest of its line.
        let endsInDirective = base.is(PostfixIfConfigExprSyntax.self)
        let start = endsInDirective ? period ?? base.range.upperBound : base.range.upperBound
        return [
          CutShape(
            range: start..<call.range.upperBound, text: ")", kind: .modifier,
            wrapped: base.range.lowerBound)
        ]
      }
      if call.calledExpression.isPartOfChain {
        return [partOfChain(call, from: call.range.lowerBound)].compactMap(\.self)
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

    /// A modifier in a part of a chain between directives: it is removed, and the view before the
    /// directives is recorded instead.
    private func partOfChain(_ call: FunctionCallExprSyntax, from start: Int) -> CutShape? {
      var node = call.parent
      while let current = node {
        if let base = current.as(PostfixIfConfigExprSyntax.self)?.beforeDirectives,
          !base.isPartOfChain
        {
          return CutShape(
            range: start..<call.range.upperBound, text: "", kind: .modifier, noted: base.range)
        }
        node = current.parent
      }
      return nil
    }

    /// The view that modifiers are applied to.
    func base(_ member: MemberAccessExprSyntax, _ offset: Int) -> CutShape? {
      guard let base = member.base, base.range.contains(offset),
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.modifiedBase != nil,
        isInViews(call), !base.isPartOfChain
      else { return nil }
      if let inner = base.as(FunctionCallExprSyntax.self), inner.modifiedBase != nil { return nil }
      return CutShape(range: base.range, text: Marker.view, kind: .view)
    }
  }

  extension PostfixIfConfigExprSyntax {
    /// The expression before the first of several directives, none of which can be wrapped: they take
    /// the rest of their lines.
    fileprivate var beforeDirectives: ExprSyntax? {
      base?.as(PostfixIfConfigExprSyntax.self).map(\.beforeDirectives) ?? base
    }
  }

  extension ExprSyntax {
    /// Whether the first of its modifiers has no base: that is before a directive.
    var isPartOfChain: Bool {
      if let call = self.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.isPartOfChain
      }
      if let config = self.as(PostfixIfConfigExprSyntax.self) {
        return config.base.map(\.isPartOfChain) ?? true
      }
      guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
      if let base = member.base { return base.isPartOfChain }
      // An implicit member, such as the style `.plain`, has no directive around it.
      var node = parent
      while let current = node, !current.is(LabeledExprSyntax.self),
        !current.is(CodeBlockItemSyntax.self)
      {
        if current.is(IfConfigClauseSyntax.self) { return true }
        node = current.parent
      }
      return false
    }
  }
#endif
