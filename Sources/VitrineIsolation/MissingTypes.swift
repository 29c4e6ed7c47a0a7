#if canImport(SwiftParser)
  import SwiftSyntax

  /// How a name is used that should be a type.
  enum TypeUse: Hashable {
    /// As the type of a value, with so many arguments.
    case value(arguments: Int)
    /// A class is made of it.
    case superclass
    /// A type conforms to it, or a value is of any such type.
    case conformance
    /// Members are added to it.
    case extended

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
          self = .extended
          return
        case .codeBlockItem, .memberBlockItem: return
        default: break
        }
        child = node
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
    }
    private var declared: [Declared] = []
    /// Modules whose types others are declared in.
    var imports: Set<String> = ["Foundation"]

    var places: [LeftOutPlace] { declared.map(\.place) }

    /// The number of the place of a type; `nil` where it is not declared.
    func number(of name: String, in parent: String?) -> Int? {
      declared.first { $0.name == name && $0.parent == parent }?.place.id
    }

    mutating func add(_ name: String, in parent: String?, _ use: TypeUse, _ place: LeftOutPlace) {
      declared.append(Declared(name: name, parent: parent, use: use, place: place))
    }

    var text: String {
      guard !declared.isEmpty else { return "" }
      return imports.sorted().map { "import \($0)\n" }.joined()
        + declared.map { type in
          let declaration = self.text(type)
          return type.parent.map { "extension \($0) { \(declaration) }\n" } ?? declaration + "\n"
        }.joined()
    }

    private func text(_ type: Declared) -> String {
      let marker = "\(Marker.name).reached(\(type.place.id))"
      switch type.use {
      case .conformance: return "public protocol \(type.name) {}"
      case .superclass:
        return "open class \(type.name): NSObject { public override init() { \(marker) } }"
      case .value(let count) where count > 0:
        let names = (1...count).map { "T\($0)" }.joined(separator: ", ")
        return "public struct \(type.name)<\(names)> { public init() { \(marker) } }"
      case .value, .extended:
        return "public struct \(type.name): Hashable, Codable, Sendable { "
          + "public init() { \(marker) } }"
      }
    }
  }

  extension TokenSyntax {
    /// Whether it belongs to what a declaration says rather than to what it does.
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
