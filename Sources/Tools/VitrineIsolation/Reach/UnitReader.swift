#if canImport(SwiftParser)
  import SwiftSyntax

  /// Divides a source into units.
  struct UnitReader {
    private let file: Int
    private(set) var units: [CodeUnit] = []
    /// Ranges of imports, and the modules that they name; `nil` if a file re-exports the module.
    private(set) var imports: [(range: Range<Int>, module: String)] = []
    private(set) var handsModulesOn = false
    /// Whether statements run when the program starts.
    private(set) var hasStatements = false

    init(_ tree: SourceFileSyntax, file: Int) {
      self.file = file
      read(tree.statements)
      let inactive = InactiveCode.ranges(in: tree)
      for index in units.indices where !inactive.isEmpty {
        units[index].inactiveRanges = inactive.filter(units[index].range.contains)
      }
      guard hasStatements else { return }
      for index in units.indices where units[index].parent == nil { units[index].need = .fixed }
    }

    // MARK: Files

    private mutating func read(_ items: CodeBlockItemListSyntax) {
      for item in items {
        if let declaration = item.item.as(DeclSyntax.self) {
          read(declaration, in: nil)
        } else {
          if let macro = item.item.as(MacroExpansionExprSyntax.self) {
            add(macro: macro.macroName.text, item.range)
          } else {
            hasStatements = true
            add(CodeUnit(file: file, range: item.range, names: [], need: .fixed))
          }
        }
      }
    }

    @discardableResult
    private mutating func add(_ unit: CodeUnit) -> Int {
      if let parent = unit.parent { units[parent].parts.append(unit.range) }
      units.append(unit)
      return units.count - 1
    }

    private mutating func add(macro name: String, _ range: Range<Int>) {
      let need: CodeUnit.Need = name == "Preview" ? .preview : .fixed
      add(CodeUnit(file: file, range: range, names: [], need: need))
    }

    // MARK: Declarations

    /// Reads a declaration of a file, or of the type with the number `parent`.
    private mutating func read(_ declaration: DeclSyntax, in parent: Int?) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let declaration): read(declaration)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
        readType(declaration, in: parent)
      case .extensionDecl(let declaration): read(declaration)
      case .functionDecl(let function): read(function, in: parent)
      case .variableDecl(let variable): read(variable, in: parent)
      case .initializerDecl(let initializer): read(initializer, in: parent)
      case .subscriptDecl(let member): read(member, in: parent)
      case .typeAliasDecl(let alias):
        // In a type, it can be a requirement of a protocol.
        if parent == nil || addsNothing(parent) {
          addNamed(declaration, [alias.name], alias.modifiers, in: parent)
        }
      case .ifConfigDecl(let condition): read(condition, in: parent)
      case .macroExpansionDecl(let macro):
        if parent == nil { add(macro: macro.macroName.text, macro.range) }
      default:
        if parent == nil {
          add(CodeUnit(file: file, range: declaration.range, names: [], need: .fixed))
        }
      }
    }

    private mutating func read(_ declaration: ImportDeclSyntax) {
      guard let module = declaration.path.first?.name.text else { return }
      imports.append((declaration.range, module))
      if !declaration.attributes.isEmpty,
        declaration.attributes.trimmedDescription.contains("@_exported")
      {
        handsModulesOn = true
      }
    }

    private mutating func read(_ condition: IfConfigDeclSyntax, in parent: Int?) {
      for clause in condition.possibleClauses() {
        switch clause.elements {
        case .statements(let items): read(items)
        case .decls(let items): for item in items { read(item.decl, in: parent) }
        default: break
        }
      }
    }

    private mutating func addNamed(
      _ declaration: some DeclSyntaxProtocol, _ names: [TokenSyntax],
      _ modifiers: DeclModifierListSyntax, in parent: Int?
    ) {
      var unit = CodeUnit(
        file: file, range: declaration.range, parent: parent,
        names: names.map { CodeName($0.text) }, need: .named)
      let scope = scope(modifiers, in: parent)
      if parent == nil || scope == .file { unit.scope = scope }
      unit.nameRanges = names.map(\.range)
      unit.isMember = parent != nil
      add(unit)
    }

    /// The code that can name a declaration: an extension passes its access on to its members.
    private func scope(_ modifiers: DeclModifierListSyntax, in parent: Int?) -> CodeUnit.Scope {
      if let own = modifiers.scope { return own }
      guard let parent, case .extended = units[parent].need else { return .module }
      return units[parent].scope ?? .module
    }

    // MARK: Types

    private mutating func readType(_ declaration: DeclSyntax, in parent: Int?) {
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
      else { return }
      var unit = CodeUnit(
        file: file, range: declaration.range, parent: parent, names: [CodeName(name.text)],
        need: .named)
      unit.nameRanges = [name.range]
      unit.isMember = parent != nil
      unit.typeName = name.text.filter { $0 != "`" }
      unit.scope = scope(group.modifiers, in: parent)
      unit.inherited = group.inheritedNames
      unit.isProtocol = declaration.is(ProtocolDeclSyntax.self)
      unit.isSealed = !unit.isProtocol && !declaration.is(ClassDeclSyntax.self)
      let attributes = group.attributes.names
      unit.hasUnknownAttribute = !attributes.allSatisfy(Requirements.silentAttributes.contains)
      if attributes.contains("main") { unit.need = .fixed }
      let number = add(unit)
      // All members of a protocol are requirements.
      guard !unit.isProtocol else { return }
      for item in group.memberBlock.members { read(item.decl, in: number) }
    }

    private mutating func read(_ declaration: ExtensionDeclSyntax) {
      let type = declaration.extendedType
      var types = type.typeNames
      for condition in declaration.genericWhereClause?.requirements ?? [] {
        // The members of `where Self == Style` name the type for those who use them.
        if condition.isOfSelf { continue }
        types.formUnion(condition.typeNames)
      }
      let inherited = declaration.inheritedNames
      var unit = CodeUnit(
        file: file, range: declaration.range, names: [],
        need: .extended(
          CodeUnit.Extended(types: types, conformances: inherited, hasUnnamed: false)))
      unit.inherited = inherited
      unit.typeName = type.lastName
      unit.scope = declaration.modifiers.scope
      let number = add(unit)
      for item in declaration.memberBlock.members { read(item.decl, in: number) }
      guard case .extended(var extended) = units[number].need else { return }
      extended.hasUnnamed = declaration.memberBlock.members.contains {
        inherited.isEmpty ? $0.decl.isUnnamed : $0.decl.isUnnamedOrLabelled
      }
      units[number].need = .extended(extended)
    }

    // MARK: Members

    private mutating func read(_ function: FunctionDeclSyntax, in parent: Int?) {
      let isOperator = function.isOperator
      guard parent == nil || !isOperator && !function.isCalledUnasked else { return }
      if isOperator {
        add(CodeUnit(file: file, range: function.range, names: [], need: .fixed))
      } else {
        addNamed(function, [function.name], function.modifiers, in: parent)
      }
    }

    private mutating func read(_ variable: VariableDeclSyntax, in parent: Int?) {
      let names = variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
      }
      guard names.count == variable.bindings.count else {
        if parent == nil {
          add(CodeUnit(file: file, range: variable.range, names: [], need: .fixed))
        }
        return
      }
      // Stored properties belong to their type.
      if let parent, case .named = units[parent].need, variable.isStoredInInstances { return }
      if parent != nil, variable.modifiers.contains("override") { return }
      addNamed(variable, names, variable.modifiers, in: parent)
    }

    /// An initializer of an extension; those of a type belong to it.
    private mutating func read(_ initializer: InitializerDeclSyntax, in parent: Int?) {
      addLabelled(initializer, initializer.signature.parameterClause.neededLabels, in: parent)
    }

    private mutating func read(_ member: SubscriptDeclSyntax, in parent: Int?) {
      addLabelled(member, member.neededLabels, in: parent)
    }

    /// Whether a unit is an extension that adds no protocol.
    private func addsNothing(_ number: Int?) -> Bool {
      guard let number, case .extended(let extended) = units[number].need else { return false }
      return extended.conformances.isEmpty
    }

    private mutating func addLabelled(
      _ declaration: some DeclSyntaxProtocol, _ labels: [String], in parent: Int?
    ) {
      guard let parent, addsNothing(parent), !labels.isEmpty,
        Requirements.initializerLabels.isDisjoint(with: labels)
      else { return }
      add(
        CodeUnit(
          file: file, range: declaration.range, parent: parent, names: [],
          need: .labels(labels.map(CodeName.init))))
    }
  }
#endif
