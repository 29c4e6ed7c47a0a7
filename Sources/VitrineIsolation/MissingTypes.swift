#if canImport(SwiftParser)
  import SwiftSyntax

  /// How a name is used that should be a type.
  enum TypeUse: Hashable {
    /// As the type of a value, with a number of generic arguments.
    case value(arguments: Int)
    /// A class is made of it.
    case superclass
    /// A type conforms to it, or a value is of any such type.
    case conformance
    /// Members are added to it; `isPublic` where they may be those of a public protocol.
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

    /// How much is known of a type by this use: the most of all uses decides what is declared.
    fileprivate var rank: Int {
      switch self {
      case .extended: 0
      case .value(let arguments): 1 + arguments
      case .superclass, .conformance: .max
      }
    }
  }

  /// Types that are nowhere, each declared once.
  struct MissingTypes {
    private struct Declared {
      var name: String
      var parent: String?
      var use: TypeUse
      var place: LeftOutPlace
      /// Whether code of other modules may name it.
      var isPublic = true

      /// Whether it is a protocol that refines a provider of timelines, as its name says.
      var isProvider: Bool {
        guard case .conformance = use, parent == nil else { return false }
        return name.hasSuffix("TimelineProvider") && !name.hasSuffix("IntentTimelineProvider")
      }

      /// Whether the compiler does not allow others to name it.
      var isHidden = false

      mutating func note(_ use: TypeUse) {
        if use.rank > self.use.rank { self.use = use }
        if case .extended(isPublic: false) = use { isPublic = false }
      }
    }
    private var declared: [Declared] = []
    /// Modules whose types others are declared in.
    var imports: Set<String> = ["Foundation"]

    var places: [LeftOutPlace] { declared.map(\.place) }

    /// The names of all types.
    var names: Set<String> { Set(declared.map(\.name)) }

    /// The number of the place of a type; `nil` where it is not declared.
    func number(of name: String, in parent: String?) -> Int? {
      declared.first { $0.name == name && $0.parent == parent }?.place.id
    }

    mutating func add(_ name: String, in parent: String?, _ use: TypeUse, _ place: LeftOutPlace) {
      var type = Declared(name: name, parent: parent, use: use, place: place)
      type.note(use)
      declared.append(type)
    }

    /// Takes a type from other modules that does not compile: what a project adds to it is not public.
    ///
    /// - Parameter line: that of the declarations' text.
    /// - Returns: whether anything has changed.
    mutating func hide(line: Int) -> Bool {
      let place = line - 1 - importedModules.count
      guard declared.indices.contains(place), !declared[place].isHidden else { return false }
      declared[place].isHidden = true
      return true
    }

    private var importedModules: Set<String> {
      declared.contains(where: \.isProvider) ? imports.union(["WidgetKit"]) : imports
    }

    /// Takes types away that are there after all.
    mutating func remove(_ names: Set<String>) { declared.removeAll { names.contains($0.name) } }

    /// Takes in how a type is used elsewhere that was declared just now.
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
      case .conformance: return "\(access)protocol \(type.name) {}"
      case .superclass:
        return
          "\(isPublic ? "open " : "")class \(type.name): NSObject { public override init() { \(marker) } }"
      case .value(let count) where count > 0:
        let names = (1...count).map { "T\($0)" }.joined(separator: ", ")
        return
          "\(access)struct \(type.name)<\(names)>: \(Marker.type) { public init() { \(marker) } }"
      case .value, .extended:
        return "\(access)struct \(type.name): \(Marker.type) { public init() { \(marker) } }"
      }
    }
  }

  extension MissingTypes {
    /// A protocol that makes a timeline of what the protocol of WidgetKit asks for as well, which is the
    /// placeholder.
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

  extension ParsedSource {
    /// Names of the modules that it imports, without those of their parts.
    var imports: Set<String> {
      Set(
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    }

    /// Where an import can be put before everything else.
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
