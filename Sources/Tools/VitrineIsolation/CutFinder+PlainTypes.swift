#if canImport(SwiftParser)
  import SwiftSyntax

  // Values of the module's own types that are made without arguments: code goes on with one, and would end in
  // a trap without it.
  extension CutFinder {
    /// A value of a type that the module declares; `nil` for other types.
    func plainValue(of type: String?) -> String? {
      guard let type, plainTypes.contains(type) else { return nil }
      return "\(Marker.name).passing(\(CutShape.number), \(type)())"
    }

    /// The ends of a block, of which the first makes the value that the block promises if it can.
    func endings(_ endings: [String], of list: CodeBlockItemListSyntax) -> [String] {
      guard endings.first == "return \(Marker.call("value"))",
        let value = plainValue(of: list.promisedType)
      else { return endings }
      return ["return \(value)"] + endings
    }
  }

  extension CodeBlockItemListSyntax {
    /// The type of the value that the function or the property around it returns.
    fileprivate var promisedType: String? {
      for node in sequence(first: Syntax(self), next: \.parent) {
        if node.is(ClosureExprSyntax.self) { return nil }
        if let function = node.as(FunctionDeclSyntax.self) {
          return function.signature.returnClause?.type.trimmedDescription
        }
        if let binding = node.as(PatternBindingSyntax.self) {
          return binding.typeAnnotation?.type.trimmedDescription
        }
      }
      return nil
    }
  }

  extension ParsedSource {
    /// The classes and structures with an initializer without parameters.
    var plainTypes: [String] {
      tree.statements.compactMap { item in
        let type = item.item.asProtocol((any DeclGroupSyntax).self)
        guard let type, type.is(ClassDeclSyntax.self) || type.is(StructDeclSyntax.self),
          type.memberBlock.members.contains(where: { $0.decl.isPlainInitializer })
        else { return nil }
        return type.asProtocol((any NamedDeclSyntax).self)?.name.text
      }
    }
  }

  extension DeclSyntax {
    /// Whether it is an initializer that every code of the module can call without arguments.
    fileprivate var isPlainInitializer: Bool {
      guard let initializer = self.as(InitializerDeclSyntax.self) else { return false }
      return initializer.signature.parameterClause.parameters.isEmpty
        && initializer.signature.effectSpecifiers == nil && initializer.optionalMark == nil
        && initializer.genericParameterClause == nil
        && !initializer.modifiers.contains("private")
        && !initializer.modifiers.contains("fileprivate")
    }
  }
#endif
