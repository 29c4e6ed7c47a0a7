import Synchronization
import VitrineFoundation

/// A type of entity of the app, as `AppEntity`.
public protocol AppEntity: IntentValue, Identifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Sendable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of query that finds the entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds the entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of an entity, as `@Property`.
  public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// The only entity of its type.
public protocol UniqueAppEntity: AppEntity {
  /// Creates the entity.
  init()
}

/// An entity that is not stored by the app, as `TransientAppEntity`.
public protocol TransientAppEntity: IntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Sendable
{
  /// Creates an entity with default values.
  init()
}

/// An entity that on-device search indexes.
public protocol IndexedEntity: AppEntity {}
/// An entity with a URL.
public protocol URLRepresentableEntity: AppEntity {}

/// A property of an entity, as `@Property`.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)
  private var value: Value? { storage.withLock { $0 } }

  /// Creates an entity property.
  public init(title: LocalizedStringResource) {}
  /// Creates an entity property with an identifier that stays when its name changes.
  public init(identifier: String, title: LocalizedStringResource? = nil) {}
  /// Creates an entity property.
  public init() {}
  /// Creates an entity property.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") {
    storage.withLock { $0 = wrappedValue }
  }

  /// The value, which must be set before it is read.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? EmptyValue.make(Value.self) else {
        preconditionFailure("property of type \(Value.self) is read, but has no value")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// A value that identifies an entity.
public protocol EntityIdentifierConvertible {
  /// The identifier as a string.
  var entityIdentifierString: String { get }
  /// Returns the identifier of a string; `nil` for an invalid one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The identifier as a string.
  public var entityIdentifierString: String { description }
  /// Returns the identifier of a string.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
  /// The identifier as a string.
  public var entityIdentifierString: String { rawValue }
  /// Returns the identifier of a string.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(rawValue: entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  /// The identifier as a string.
  public var entityIdentifierString: String { uuidString }
  /// Returns the identifier of a string.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension URL: EntityIdentifierConvertible {
  /// The identifier as a string.
  public var entityIdentifierString: String { absoluteString }
  /// Returns the identifier of a string.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}
