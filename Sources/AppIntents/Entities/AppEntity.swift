import VitrineFoundation

/// A thing of the app that people can choose, as `AppEntity`.
public protocol AppEntity: IntentValue, Identifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Sendable
where ID: EntityIdentifierConvertible & Sendable {
  /// Finds things of the type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds things of the type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A value of the thing that people can use.
  public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A thing whose values are its own copy.
public protocol TransientAppEntity: IntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, Sendable
{
  /// Creates a thing whose values have their defaults.
  init()
}

/// A thing that search on the device finds.
public protocol IndexedEntity: AppEntity {}
/// A thing that has an address.
public protocol URLRepresentableEntity: AppEntity {}

/// A value of a thing that people can use, as `@Property`.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// Creates an entity property.
  public init(title: LocalizedStringResource) {}
  /// Creates an entity property.
  public init() {}
  /// Creates an entity property.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { value = wrappedValue }

  /// The value; the thing has to set it before it is read.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? EmptyValue.make(Value.self) else {
        preconditionFailure("property of type \(Value.self) is read, but has no value")
      }
      return value
    }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// A value by which a thing is found again.
public protocol EntityIdentifierConvertible {
  /// The value as text.
  var entityIdentifierString: String { get }
  /// The value of a text; `nil` when the text is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The value as text.
  public var entityIdentifierString: String { description }
  /// The value of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
  /// The value as text.
  public var entityIdentifierString: String { rawValue }
  /// The value of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(rawValue: entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  /// The value as text.
  public var entityIdentifierString: String { uuidString }
  /// The value of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension URL: EntityIdentifierConvertible {
  /// The value as text.
  public var entityIdentifierString: String { absoluteString }
  /// The value of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}
