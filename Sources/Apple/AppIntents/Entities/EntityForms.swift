import VitrineFoundation

/// A type with a name whose values have names.
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable
/// A type with a name, and names of its values.
public typealias StaticDisplayRepresentable = TypeDisplayRepresentable & CaseDisplayRepresentable

/// A type with an identifier that stays when its name changes.
public protocol PersistentlyIdentifiable {
  /// The identifier.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// The identity of an entity of any type.
public struct EntityIdentifier: Hashable, Sendable {
  /// The name of the entity's type.
  public let typeIdentifier: String
  /// The identifier of the entity.
  public let instanceIdentifier: String
  /// Creates the identity of an entity.
  public init(for entity: some AppEntity) {
    self.init(for: type(of: entity), identifier: entity.id)
  }
  /// Creates the identity of an entity by its type and identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = String(describing: type)
    instanceIdentifier = identifier.entityIdentifierString
  }
}

/// A query for values that match what a person looks at or has selected.
public protocol IntentValueQuery: Sendable {
  /// What the values match.
  associatedtype Input: Sendable
  /// The list of values.
  associatedtype Result: Sendable
  /// Returns the values; never called.
  func values(for input: Input) async throws -> Result
}

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}

/// The identity of a file.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  private let text: String
  /// The identifier as a string.
  public var entityIdentifierString: String { text }
  /// Returns the identity with an identifier.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    FileEntityIdentifier(text: entityIdentifierString)
  }
  /// The identity of a file at a URL.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(text: url.absoluteString)
  }
  /// The identity of a file that does not exist yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(text: identifier)
  }
}

/// An enumeration whose values have URLs.
public protocol URLRepresentableEnum: AppEnum {}
/// An intent with a URL.
public protocol URLRepresentableIntent: AppIntent {}

/// A URL of an entity, with the places of its properties.
public struct EntityURLRepresentation<Entity>: Sendable, ExpressibleByStringInterpolation {
  /// The parts of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the place of a property.
    public mutating func appendInterpolation<Value>(_ property: KeyPath<Entity, Value>) {}
    /// Adds the place of the entity's identifier.
    public mutating func appendInterpolation(_ token: Token) {}
  }
  /// The place of an identifier.
  public enum Token: Sendable {
    /// The identifier of the entity.
    case id
  }
  /// Creates a URL.
  public init(stringLiteral value: String) {}
  /// Creates a URL.
  public init(stringInterpolation: StringInterpolation) {}
}

extension URLRepresentableEntity {
  /// A URL of the entity, with the places of its properties.
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}
extension URLRepresentableIntent {
  /// A URL of the intent, with the places of its parameters.
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// Makes a computed property one that the system reads as well.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "VitrineMacros", type: "UnchangedMacro")

/// Makes a computed property one that the system reads as well, under an identifier.
@attached(peer)
public macro ComputedProperty(identifier: String, title: LocalizedStringResource? = nil) =
  #externalMacro(module: "VitrineMacros", type: "UnchangedMacro")

/// Makes a computed property one that the system reads as well, when it needs it.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "VitrineMacros", type: "UnchangedMacro")
