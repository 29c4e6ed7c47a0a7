#if canImport(SwiftParser)
  import SwiftSyntax

  extension DeclGroupSyntax {
    /// The last parts of the names of its protocols and superclass.
    var inheritedNames: [String] {
      inheritanceClause?.inheritedTypes.flatMap { $0.type.inheritedNames } ?? []
    }
  }

  extension TypeSyntax {
    /// The last part of a type's name, without arguments; the whole text of other types.
    var lastName: String {
      switch self.as(TypeSyntaxEnum.self) {
      case .identifierType(let type): type.name.text.filter { $0 != "`" }
      case .memberType(let type): type.name.text.filter { $0 != "`" }
      case .attributedType(let type): type.baseType.lastName
      case .suppressedType(let type): type.type.lastName
      default: trimmedDescription
      }
    }

    fileprivate var inheritedNames: [String] {
      guard let composition = self.as(CompositionTypeSyntax.self) else { return [lastName] }
      return composition.elements.map(\.type.lastName)
    }
  }

  extension SyntaxProtocol {
    /// All names in a type or a condition.
    var typeNames: Set<CodeName> {
      Set(
        tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier = token.tokenKind { CodeName(token.text) } else { nil }
        })
    }
  }

  extension GenericRequirementSyntax {
    /// Whether it says which type the conforming one is.
    var isOfSelf: Bool {
      guard case .sameTypeRequirement(let requirement) = self.requirement else { return false }
      return requirement.leftType.trimmedDescription == "Self"
    }
  }

  extension AttributeListSyntax {
    /// The names of the attributes, without those in conditions.
    var names: [String] {
      compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.trimmedDescription
      }
    }
  }

  extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// The code that can name the declaration; `nil` without a modifier of access.
    var scope: CodeUnit.Scope? {
      for modifier in self where modifier.detail == nil {
        switch modifier.name.text {
        case "public", "open", "package": return .all
        case "internal": return .module
        case "fileprivate", "private": return .file
        default: continue
        }
      }
      return nil
    }
  }

  extension FunctionDeclSyntax {
    var isOperator: Bool {
      switch name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    }

    /// Whether code outside the project can call it without its name.
    var isCalledUnasked: Bool {
      if modifiers.contains("override") || Requirements.ofBuilders.contains(name.text) {
        return true
      }
      return attributes.names.contains { $0.hasPrefix("_") }
    }
  }

  extension VariableDeclSyntax {
    /// Whether each instance of a type has its own value.
    var isStoredInInstances: Bool {
      guard !modifiers.contains("static"), !modifiers.contains("class") else { return false }
      return !bindings.allSatisfy { $0.accessorBlock?.isComputed == true }
    }
  }

  extension AccessorBlockSyntax {
    /// Whether it computes the value rather than observing it.
    fileprivate var isComputed: Bool {
      guard case .accessors(let list) = accessors else { return true }
      return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  extension FunctionParameterClauseSyntax {
    /// The labels that every call writes: the last argument can be a trailing closure, and
    /// arguments with defaults can be omitted.
    var neededLabels: [String] {
      let last = parameters.last?.id
      return parameters.compactMap { parameter in
        let label = parameter.firstName.text
        guard label != "_", parameter.defaultValue == nil, parameter.ellipsis == nil,
          parameters.count == 1 || parameter.id != last, !parameter.type.isFunction
        else { return nil }
        return label
      }
    }
  }

  extension SubscriptDeclSyntax {
    /// The labels that every use writes; a single name has none.
    var neededLabels: [String] {
      parameterClause.parameters.compactMap { parameter in
        guard parameter.secondName != nil, parameter.firstName.text != "_",
          parameter.defaultValue == nil
        else { return nil }
        return parameter.firstName.text
      }
    }
  }

  extension TypeSyntax {
    fileprivate var isFunction: Bool { trimmedDescription.contains("->") }
  }

  extension DeclSyntax {
    /// Whether a member is used without a name: an operator, a method that others call, or an
    /// initializer or subscript whose calls need no label.
    var isUnnamed: Bool {
      switch self.as(DeclSyntaxEnum.self) {
      case .functionDecl(let function): function.isOperator || function.isCalledUnasked
      case .initializerDecl(let initializer):
        DeclSyntax.areUnnamed(initializer.signature.parameterClause.neededLabels)
      case .subscriptDecl(let member): DeclSyntax.areUnnamed(member.neededLabels)
      case .ifConfigDecl(let condition): condition.holds { $0.isUnnamed }
      case .macroExpansionDecl: true
      default: false
      }
    }

    /// Whether a member of an extension that adds a protocol belongs to the extension itself.
    var isUnnamedOrLabelled: Bool {
      switch self.as(DeclSyntaxEnum.self) {
      case .initializerDecl, .subscriptDecl, .typeAliasDecl: true
      case .ifConfigDecl(let condition): condition.holds { $0.isUnnamedOrLabelled }
      default: isUnnamed
      }
    }

    private static func areUnnamed(_ labels: [String]) -> Bool {
      labels.isEmpty || !Requirements.initializerLabels.isDisjoint(with: labels)
    }
  }

  extension IfConfigDeclSyntax {
    fileprivate func holds(_ isWanted: (DeclSyntax) -> Bool) -> Bool {
      clauses.contains { clause in
        guard case .decls(let items) = clause.elements else { return false }
        return items.contains { isWanted($0.decl) }
      }
    }
  }
#endif
