import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The entities of a model of Core Data, and the classes that Xcode makes of them.
struct CoreDataModel {
  private let entities: [CoreDataEntity]

  /// Reads `Name.xcdatamodeld` (its current version) or `Name.xcdatamodel`.
  ///
  /// - Throws: `ProjectError` when the model cannot be read.
  init(_ model: URL) throws(ProjectError) {
    let file = try CoreDataModel.contents(model)
    let parser = XMLParser(data: try ProjectFiles.data(file, limit: ProjectFiles.sourceLimit))
    let reader = CoreDataReader()
    parser.delegate = reader
    guard parser.parse() else {
      throw ProjectError("the model is not XML", file: file, line: parser.lineNumber)
    }
    entities = reader.entities
  }

  private static func contents(_ model: URL) throws(ProjectError) -> URL {
    guard model.pathExtension == "xcdatamodeld" else { return model.appending(path: "contents") }
    let current = try? PropertyValue(contentsOf: model.appending(path: ".xccurrentversion"))
    let versions = ProjectFiles.names(model).filter { $0.hasSuffix(".xcdatamodel") }
    guard let name = current?["_XCCurrentVersionName"]?.string ?? versions.last else {
      throw ProjectError("the model has no version", file: model)
    }
    return model.appending(path: "\(name)/contents")
  }

  /// The classes; `nil` when the project writes all of them itself.
  func source(declared: Set<String>) -> String? {
    let own = entities.filter { $0.isGenerated && !declared.contains($0.className) }
    guard !own.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n" + own.map(\.source).joined(separator: "\n")
  }
}

/// An entity with its properties.
private struct CoreDataEntity {
  var name: String
  var className: String
  var parent: String?
  var isGenerated: Bool
  var properties: [(name: String, type: String)] = []

  var source: String {
    let members = properties.map { "  @ManagedProperty public var \($0.name): \($0.type)\n" }
    let request = """
        \(parent == nil ? "public" : "public override") class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
          NSFetchRequest<any NSFetchRequestResult>(entityName: "\(name)")
        }
        public class func fetchRequest() -> NSFetchRequest<\(className)> {
          NSFetchRequest<\(className)>(entityName: "\(name)")
        }

      """
    return
      "public class \(className): \(parent ?? "NSManagedObject"), @unchecked Sendable {\n"
      + members.joined() + request + "}\nextension \(className): Identifiable {}\n"
  }
}

/// Reads the XML of a model.
private final class CoreDataReader: NSObject, XMLParserDelegate {
  private(set) var entities: [CoreDataEntity] = []

  private static let types = [
    "String": "String?", "Date": "Date?", "UUID": "UUID?", "URI": "URL?", "Binary": "Data?",
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double", "Float": "Float", "Decimal": "NSDecimalNumber?",
    "Transformable": "NSObject?",
  ]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let name = attributes["name"] ?? ""
    switch element {
    case "entity":
      let generation = attributes["codeGenerationType"]
      entities.append(
        CoreDataEntity(
          name: name, className: attributes["representedClassName"] ?? name,
          parent: attributes["parentEntity"], isGenerated: generation == "class"))
    case "attribute":
      guard !entities.isEmpty else { return }
      var type = CoreDataReader.types[attributes["attributeType"] ?? ""] ?? "NSObject?"
      if !type.hasSuffix("?"), attributes["usesScalarValueType"] == "NO" { type = "NSNumber?" }
      entities[entities.count - 1].properties.append((SymbolName.member(name), type))
    case "relationship":
      guard !entities.isEmpty else { return }
      let isMany = attributes["toMany"] == "YES"
      let isOrdered = attributes["ordered"] == "YES"
      let type =
        isMany
        ? (isOrdered ? "NSOrderedSet?" : "NSSet?")
        : "\(attributes["destinationEntity"] ?? "NSObject")?"
      entities[entities.count - 1].properties.append((SymbolName.member(name), type))
    default: break
    }
  }
}
