import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The entities of a Core Data model, and the classes that Xcode generates from them.
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
    let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    let sources = entities.compactMap { $0.source(classes, declared: declared) }
    guard !sources.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n" + sources.joined(separator: "\n")
  }
}

/// An entity with its properties.
private struct CoreDataEntity {
  /// What Xcode writes for an entity.
  enum Generation: String {
    /// The whole class.
    case `class`
    /// The properties, in an extension of a class that the project has.
    case category
  }

  struct Property {
    var name: String
    var type: String
    /// The destination entity of a relationship.
    var destination: String?
    /// Whether it is a to-many relationship.
    var isMany = false
  }

  var name: String
  var className: String
  /// The entity that it inherits from.
  var parent: String?
  var generation: Generation?
  var properties: [Property] = []

  /// The code; `nil` if the project has it.
  ///
  /// - Parameters:
  ///   - classes: names of classes by entities.
  ///   - declared: types that the project declares itself.
  func source(_ classes: [String: String], declared: Set<String>) -> String? {
    let isDeclared = declared.contains(className)
    guard let generation, isDeclared == (generation == .category) else { return nil }
    let members = properties.map { member($0, classes) }.joined() + request
    guard generation == .class else { return "extension \(className) {\n\(members)}\n" }
    let ancestor = parent.map { classes[$0] ?? $0 }
    let conformance = ancestor == nil ? "extension \(className): Identifiable {}\n" : ""
    return "public class \(className): \(ancestor ?? "NSManagedObject"), @unchecked Sendable {\n"
      + members + "}\n" + conformance
  }

  private func member(_ property: Property, _ classes: [String: String]) -> String {
    let type =
      property.destination.map { property.isMany ? property.type : "\(classes[$0] ?? $0)?" }
      ?? property.type
    var text = "  @ManagedProperty public var \(SymbolName.escaped(property.name)): \(type)\n"
    guard property.isMany, let target = property.destination else { return text }
    let capital = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let set = property.type.filter { $0 != "?" }
    for (head, function) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")] {
      for values in [classes[target] ?? target, set] {
        text += "  public func \(head)\(capital)(_ values: \(values)) {"
        text += " \(function)(values, \"\(property.name)\") }\n"
      }
    }
    return text
  }

  /// The request for the entity's objects; that of a subclass overloads its parent's.
  private var request: String {
    """
      public class func fetchRequest() -> NSFetchRequest<\(className)> {
        NSFetchRequest<\(className)>(entityName: \(PackageManifest.quoted(name)))
      }

    """
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
      entities.append(
        CoreDataEntity(
          name: name, className: attributes["representedClassName"] ?? name,
          parent: attributes["parentEntity"],
          generation: attributes["codeGenerationType"].flatMap(CoreDataEntity.Generation.init)))
    case "attribute":
      guard !entities.isEmpty else { return }
      var type = CoreDataReader.types[attributes["attributeType"] ?? ""] ?? "NSObject?"
      if !type.hasSuffix("?"), attributes["usesScalarValueType"] == "NO" { type = "NSNumber?" }
      entities[entities.count - 1].properties.append(.init(name: name, type: type))
    case "relationship":
      guard !entities.isEmpty else { return }
      let isMany = attributes["toMany"] == "YES"
      let isOrdered = attributes["ordered"] == "YES"
      entities[entities.count - 1].properties.append(
        .init(
          name: name, type: isOrdered ? "NSOrderedSet?" : "NSSet?",
          destination: attributes["destinationEntity"] ?? "NSManagedObject", isMany: isMany))
    default: break
    }
  }
}
