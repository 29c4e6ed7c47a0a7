#if canImport(SwiftParser)
  import SwiftSyntax

  /// How a missing type is used.
  enum TypeUse: Hashable, Sendable {
    /// As the type of a value, with a number of generic arguments.
    case value(arguments: Int)
    /// A class is made of it.
    case superclass
    /// A type conforms to it, or a value has an existential type of it.
    case conformance
    /// Members are added to it; `isPublic` if they can be those of a public protocol.
    case extended(isPublic: Bool)

    init(_ source: ParsedSource, at offset: Int) {
      self = .value(arguments: 0)
      guard let token = source.token(at: offset) else { return }
      var child = Syntax(token)
      while let node = child.parent {
        switch node.as(SyntaxEnum.self) {
        case .identifierType(let type) where type.name.id == token.id:
          self = .value(arguments: type.genericArgumentClause?.arguments.count ?? 0)
        case .memberType(let type) where type.name.id == token.id:
          self = .value(arguments: type.genericArgumentClause?.arguments.count ?? 0)
        case .genericSpecializationExpr(let type) where type.expression.range == token.range:
          self = .value(arguments: type.genericArgumentClause.arguments.count)
          return
        case .memberType(let type) where type.baseType.id.hashValue == child.id.hashValue:
          // Other types are declared in it.
          self = .value(arguments: 0)
          return
        case .someOrAnyType, .genericParameter, .conformanceRequirement:
          self = .conformance
          return
        case .inheritedType(let type):
          let isFirst = type.parent?.as(InheritedTypeListSyntax.self)?.first?.id == type.id
          let owner = type.parent?.parent?.parent
          self = owner?.is(ClassDeclSyntax.self) == true && isFirst ? .superclass : .conformance
          return
        case .extensionDecl(let declaration)
        where declaration.extendedType.id.hashValue == child.id.hashValue:
          let isProtocol = declaration.genericWhereClause?.description.contains("Self") == true
          let isPublic =
            declaration.inheritanceClause == nil || declaration.description.contains("public ")
          self = isProtocol ? .conformance : .extended(isPublic: isPublic)
          return
        case .codeBlockItem, .memberBlockItem: return
        default: break
        }
        child = node
      }
    }

    /// How much this use reveals about a type: the use that reveals most determines the
    /// declaration.
    var rank: Int {
      switch self {
      case .extended: 0
      case .value(let arguments): 1 + arguments
      case .superclass, .conformance: .max
      }
    }
  }

  /// Types that no module declares, each declared once here.
  struct MissingTypes {
    struct Declared: Sendable {
      var name: String
      var parent: String?
      var use: TypeUse
      var place: LeftOutPlace
      /// Whether other modules can name it.
      var isPublic = true

      var fullName: [String?] { [parent, name] }

      /// Whether it is a protocol that refines a timeline provider, according to its name.
      var isProvider: Bool {
        guard case .conformance = use, parent == nil else { return false }
        return name.hasSuffix("TimelineProvider") && !name.hasSuffix("IntentTimelineProvider")
      }

      /// The initializers that code calls.
      var initializers: [InitializerCalls.Form] = []
      /// The static members that code names after a dot alone.
      var members: Set<String> = []
      /// Types that the compiler says have to conform to it.
      var adopters: Set<String> = []
      /// Whether the compiler does not allow others to name it.
      var isHidden = false
      /// Whether it conforms to nothing.
      var isPlain = false

      mutating func note(_ use: TypeUse) {
        if use.rank > self.use.rank { self.use = use }
        if case .extended(isPublic: false) = use { isPublic = false }
      }
    }
    private var declared: [Declared] = []

    /// The types that were first missed in some files.
    func declared(in files: Set<String>) -> [Declared] {
      declared.filter { files.contains($0.place.file) }
    }

    /// Declares a type that was missing elsewhere.
    ///
    /// - Returns: whether it was not declared before.
    mutating func adopt(_ type: Declared, number: Int, file: String) -> Bool {
      guard self.number(of: type.name, in: type.parent) == nil else { return false }
      var type = type
      (type.place.id, type.place.file) = (number, file)
      declared.append(type)
      return true
    }
    private var refused: Set<[String?]> = []
    /// Modules in whose types members are declared.
    var imports: Set<String> = ["Foundation"]

    var places: [LeftOutPlace] { declared.map(\.place) }

    /// The names of all types.
    var names: Set<String> { Set(declared.map(\.name)) }

    /// The number of a type's place; `nil` if the type is not declared.
    func number(of name: String, in parent: String?) -> Int? {
      declared.first { $0.name == name && $0.parent == parent }?.place.id
    }

    mutating func add(
      _ name: String, in parent: String?, _ use: TypeUse, _ place: LeftOutPlace,
      _ initializers: [InitializerCalls.Form]
    ) {
      var type = Declared(name: name, parent: parent, use: use, place: place)
      type.initializers = initializers
      type.note(use)
      declared.append(type)
    }

    /// Gives a type that is declared here a number of generic arguments.
    ///
    /// - Returns: whether it had none before.
    mutating func generalize(_ name: String, _ count: Int) -> Bool {
      guard let place = declared.firstIndex(where: { $0.name == name }),
        declared[place].use.rank <= 1
      else { return false }
      declared[place].use = .value(arguments: count)
      return true
    }

    /// Makes a class of a type that is declared here.
    ///
    /// - Returns: whether it was none before.
    mutating func makeClass(_ name: String) -> Bool {
      guard let place = declared.firstIndex(where: { $0.name == name }),
        declared[place].use.rank <= 1
      else { return false }
      declared[place].use = .superclass
      return true
    }

    /// Adds a static member to a type that is declared here.
    ///
    /// - Returns: whether the type is declared here, and did not have the member before.
    mutating func add(member name: String, to type: String) -> Bool {
      guard
        let place = declared.firstIndex(where: { $0.name == type }),
        case .value(0) = declared[place].use
      else { return false }
      return declared[place].members.insert(name).inserted
    }

    /// Lets a type conform to a protocol that is declared here.
    ///
    /// - Returns: whether the protocol is declared here, and the type did not conform to it before.
    mutating func conform(_ type: String, to name: String) -> Bool {
      guard let place = declared.firstIndex(where: { $0.name == name && $0.parent == nil }),
        case .conformance = declared[place].use, !declared[place].isProvider, type != name
      else { return false }
      return declared[place].adopters.insert(type).inserted
    }

    /// Reduces the declaration of a type that does not compile because the project's additions to
    /// it are not public or already exist: first by what code asks of it, then to its own module, then without the protocols of
    /// such types, and finally to nothing.
    ///
    /// What belongs to a type that cannot be named here is nothing at once.
    ///
    /// - Parameter error: one in the declarations' text.
    /// - Returns: whether anything has changed.
    mutating func simplify(_ error: CompilerError) -> Bool {
      let place = error.line - 1 - importedModules.count
      guard declared.indices.contains(place) else { return false }
      let asked = declared[place]
      if error.isOfAccess, asked.parent != nil {
        refused.insert(declared.remove(at: place).fullName)
      } else if !asked.initializers.isEmpty || !asked.adopters.isEmpty || !asked.members.isEmpty {
        (declared[place].initializers, declared[place].adopters) = ([], [])
        declared[place].members = []
      } else if declared[place].isPlain {
        refused.insert(declared.remove(at: place).fullName)
      } else {
        declared[place].isPlain = declared[place].isHidden
        declared[place].isHidden = true
      }
      return true
    }

    /// Whether no declaration of a type compiled.
    func isRefused(_ name: String, in parent: String?) -> Bool {
      refused.contains([parent, name])
    }

    private var importedModules: Set<String> {
      declared.contains(where: \.isProvider) ? imports.union(["WidgetKit"]) : imports
    }

    /// Removes types that are declared after all.
    mutating func remove(_ names: Set<String>) { declared.removeAll { names.contains($0.name) } }

    /// Adds uses elsewhere of a type that was just declared.
    mutating func note(_ use: TypeUse, of name: String, in parent: String?) {
      guard let place = declared.firstIndex(where: { $0.name == name && $0.parent == parent })
      else { return }
      declared[place].note(use)
    }

    var text: String {
      guard !declared.isEmpty else { return "" }
      return importedModules.sorted().map { "import \($0)\n" }.joined()
        + declared.map { type in
          let declaration = self.text(type)
          return type.parent.map { "extension \($0) { \(declaration) }\n" } ?? declaration + "\n"
        }.joined()
    }

    private func text(_ type: Declared) -> String {
      let marker = "\(Marker.name).reached(\(type.place.id))"
      let isPublic = type.isPublic && !type.isHidden
      let access = isPublic ? "public " : ""
      switch type.use {
      case .conformance where type.isProvider: return provider(type, marker)
      case .conformance:
        return "\(access)protocol \(type.name) {}"
          + type.adopters.sorted().map { "; extension \($0): \(type.name) {}" }.joined()
      case .superclass:
        return
          "\(isPublic ? "open " : "")class \(type.name): NSObject, _LeftOutPlain { "
          + "public override init() { \(marker) }; "
          + "public static var leftOutPlain: Any { \(type.name)() } }"
      case .value(let count) where count > 0:
        let names = (1...count).map { "T\($0)" }.joined(separator: ", ")
        return structure(type, "\(access)struct \(type.name)<\(names)>", marker)
      case .value, .extended: return structure(type, "\(access)struct \(type.name)", marker)
      }
    }

    /// A type of which all members can be read.
    private func structure(_ type: Declared, _ head: String, _ marker: String) -> String {
      let initializer =
        "public init() { \(marker) }" + type.initializers.map { "; \($0.text)" }.joined()
        + type.members.sorted().map {
          "; public static var `\($0)`: \(type.name) { \(type.name)() }"
        }
        .joined() + " }"
      // A project can add its own `id`, which then is not the protocol's.
      guard type.isPlain else {
        return "\(head): \(Marker.type) { public typealias ID = Int; \(initializer)"
      }
      return "@dynamicMemberLookup \(head) { public subscript<Value>(dynamicMember name: String) "
        + "-> Value { \(Marker.name).value(\(type.place.id)) }; \(initializer)"
    }
  }

  extension MissingTypes {
    /// A protocol that creates a timeline from the placeholder, which WidgetKit's protocol also
    /// requires.
    private func provider(_ type: Declared, _ marker: String) -> String {
      "public protocol \(type.name): TimelineProvider {}; extension \(type.name) { "
        + "public func getSnapshot(in context: Context, "
        + "completion: @escaping @Sendable (Entry) -> Void) "
        + "{ \(marker); completion(placeholder(in: context)) }; "
        + "public func getTimeline(in context: Context, "
        + "completion: @escaping @Sendable (Timeline<Entry>) -> Void) "
        + "{ \(marker); completion(Timeline(entries: [placeholder(in: context)], policy: .never)) } }"
    }
  }

  extension TokenSyntax {
    /// Whether it is part of a declaration's interface rather than its body.
    var isOfDeclaration: Bool {
      var child = Syntax(self)
      while let node = child.parent {
        switch node.as(SyntaxEnum.self) {
        case .codeBlock, .closureExpr, .initializerClause, .switchCase: return false
        case .accessorBlock: return !child.is(CodeBlockItemListSyntax.self)
        case .importDecl, .memberBlock, .sourceFile: return true
        default: child = node
        }
      }
      return true
    }
  }

  extension CodeBlockItemListSyntax {
    /// The imports, also those under conditions.
    fileprivate var importDeclarations: [ImportDeclSyntax] {
      flatMap { item -> [ImportDeclSyntax] in
        if let declaration = item.item.as(ImportDeclSyntax.self) { return [declaration] }
        return item.item.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause in
          clause.elements?.as(CodeBlockItemListSyntax.self)?.importDeclarations ?? []
        } ?? []
      }
    }
  }

  extension ParsedSource {
    /// Names of the modules that it imports, without submodules.
    var imports: Set<String> {
      Set(tree.statements.importDeclarations.compactMap { $0.path.first?.name.text })
    }

    /// The offsets of the names in its imports of a module.
    func importPlaces(of module: String) -> [Int] {
      tree.statements.importDeclarations.compactMap { declaration in
        let name = declaration.path.first?.name
        return name?.text == module ? name?.range.lowerBound : nil
      }
    }

    /// The number of arguments of a generic type at an offset; `nil` if it has none there.
    func genericArguments(at offset: Int) -> Int? {
      guard let token = token(at: offset) else { return nil }
      let clauses = [token, token.nextToken(viewMode: .sourceAccurate)].compactMap { token in
        token?.parent?.as(GenericArgumentClauseSyntax.self)
      }
      return clauses.first?.arguments.count
    }

    /// The offset for an import before all other code.
    var importStart: Int {
      for item in tree.statements {
        if let declaration = item.item.as(ImportDeclSyntax.self) {
          return declaration.range.lowerBound
        }
      }
      return tree.statements.first?.range.lowerBound ?? 0
    }
  }
#endif
