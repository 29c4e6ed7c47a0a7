#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax

  // Requirements of a protocol that a type does not have.
  extension CutFinder {
    /// The members that a type lacks, each with a plain value or an error: before the closing brace
    /// of the type, or after its opening brace if others are already there.
    func stubs(in node: Syntax, for error: CompilerError) -> [CutShape] {
      guard !error.requirements.isEmpty,
        let group = node.asProtocol((any DeclGroupSyntax).self)
      else { return [] }
      let type = StubbedType(group)
      let texts = error.requirements.map { $0.stub(in: type) }
      let known = texts.compactMap(\.self)
      guard known.count == texts.count else { return [] }
      let text = Set(known).sorted().map { "\($0); " }.joined()
      let block = group.memberBlock
      // Nothing is to be separated after an opening brace.
      return [
        (block.rightBrace.range.lowerBound, (block.members.isEmpty ? "" : "; ") + text),
        (block.leftBrace.range.upperBound, text),
      ].map { CutShape(range: $0..<$0, text: $1, kind: .conformance) }
    }
  }

  /// A type to which members are added.
  private struct StubbedType {
    /// The type's name in its own code.
    let name: String
    let isExtension: Bool
    /// Whether other types can inherit from it.
    let isClass: Bool
    /// Whether it is a widget, an entry or a provider.
    let isEntry: Bool

    init(_ group: any DeclGroupSyntax) {
      let declared = group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      isExtension = declared != nil
      isClass = group.is(ClassDeclSyntax.self)
      name = declared ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
      isEntry = group.inheritedNames.contains { CutFinder.entryProtocols.contains($0) }
    }
  }

  extension CompilerError.Requirement {
    /// The declaration with a body; `nil` if that is unknown.
    fileprivate func stub(in type: StubbedType) -> String? {
      let source = ParsedSource(text)
      guard let token = source.token(at: column - 1) else { return nil }
      if let function: FunctionDeclSyntax = token.nearest(FunctionDeclSyntax.self) {
        let isThrowing = function.signature.effectSpecifiers?.throwsClause?.isOpen == true
        let hasResult = function.signature.returnClause.map { $0.type.trimmedDescription != "Void" }
        let body =
          isThrowing
          ? CodeContext.failure : hasResult == true ? Marker.call("value") : Marker.reached
        return declared(function, function.modifiers, body: "{ \(body) }", without: nil, in: type)
      }
      if let variable: VariableDeclSyntax = token.nearest(VariableDeclSyntax.self) {
        guard let accessors = variable.bindings.first?.accessorBlock else { return nil }
        return declared(
          variable, variable.modifiers, body: body(accessors), without: Syntax(accessors), in: type)
      }
      if let member: SubscriptDeclSyntax = token.nearest(SubscriptDeclSyntax.self) {
        guard let accessors = member.accessorBlock else { return nil }
        return declared(
          member, member.modifiers, body: body(accessors), without: Syntax(accessors), in: type)
      }
      if let initializer: InitializerDeclSyntax = token.nearest(InitializerDeclSyntax.self) {
        guard !type.isExtension || !type.isClass else { return nil }
        let isThrowing = initializer.signature.effectSpecifiers?.throwsClause?.isOpen == true
        let body = isThrowing ? CodeContext.failure : Marker.call("never")
        let text = declared(
          initializer, initializer.modifiers, body: "{ \(body) }", without: nil, in: type)
        return type.isClass ? text.map { "required \($0)" } : text
      }
      guard let associated: AssociatedTypeDeclSyntax = token.nearest(AssociatedTypeDeclSyntax.self),
        !type.isEntry
      else { return nil }
      return "public typealias \(associated.name.text) = Never"
    }

    /// The required getter and setter.
    private func body(_ block: AccessorBlockSyntax) -> String? {
      guard case .accessors(let list) = block.accessors else { return nil }
      let texts = list.map { accessor in
        let isThrowing = accessor.effectSpecifiers?.throwsClause?.isOpen == true
        let getter = isThrowing ? CodeContext.failure : Marker.call("value")
        let body = accessor.accessorSpecifier.text == "get" ? getter : Marker.reached
        return "\(accessor.trimmedDescription) { \(body) }"
      }
      return "{ \(texts.joined(separator: " ")) }"
    }

    private static let keptModifiers: Set<String> = ["static", "class", "mutating", "nonmutating"]

    /// The declaration on one line, for a type of its own.
    private func declared(
      _ declaration: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, body: String?,
      without part: Syntax?, in type: StubbedType
    ) -> String? {
      guard let body, !declaration.hasError else { return nil }
      let start = modifiers.lastToken(viewMode: .sourceAccurate)?.endPosition
      let first =
        start
        ?? declaration.tokens(viewMode: .sourceAccurate).first {
          ["func", "var", "init", "subscript"].contains($0.text)
        }?.position
      guard let first else { return nil }
      let end = part?.position ?? declaration.endPosition
      var words = declaration.tokens(viewMode: .sourceAccurate).filter {
        $0.position >= first && $0.position < end
      }.map { token in
        let text = token.tokenKind == .keyword(.Self) ? type.name : token.text
        return token.trailingTrivia.isEmpty ? text : "\(text) "
      }
      words.append(words.last?.hasSuffix(" ") == true ? body : " \(body)")
      let kept = modifiers.map(\.name.text).filter(Self.keptModifiers.contains)
        .map { $0 == "class" ? "static " : "\($0) " }
      return "public \(kept.joined())\(words.joined())"
    }
  }
#endif
