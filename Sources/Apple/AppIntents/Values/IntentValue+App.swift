public import VitrineCoding
import VitrineFoundation

extension AppEnum {
  /// The raw value as a string.
  public var archivedIntentValue: JSONValue { .string(rawValue.description) }

  /// Returns the value with a raw value.
  public static func intentValue(_ value: JSONValue) async throws -> Self {
    let names = allCases.map(\.rawValue.description)
    guard case .string(let text) = value, let raw = RawValue(text), let found = Self(rawValue: raw)
    else {
      throw IntentValueError(expected: "one of \(names.joined(separator: ", "))", found: value)
    }
    return found
  }

  /// The empty value, which is the first case.
  public static var emptyIntentValue: Self? { allCases.first }
}

extension AppEntity {
  /// The identifier as a string.
  public var archivedIntentValue: JSONValue { .string(id.entityIdentifierString) }

  /// Returns the entity that the query finds for an identifier.
  public static func intentValue(_ value: JSONValue) async throws -> Self {
    guard case .string(let text) = value, let id = ID.entityIdentifier(for: text),
      let entity = try await defaultQuery.entities(for: [id]).first
    else {
      throw IntentValueError(
        expected: "the identifier of a \(typeDisplayRepresentation.name.key)", found: value)
    }
    return entity
  }
}

extension TransientAppEntity {
  /// Always null, because such an entity has no identifier.
  public var archivedIntentValue: JSONValue { .null }
  /// Returns an entity with default values.
  public static func intentValue(_ value: JSONValue) async throws -> Self { Self() }
  /// An entity with default values.
  public static var emptyIntentValue: Self? { Self() }
}
