public import VitrineCoding
import VitrineFoundation

extension AppEnum {
  /// The raw value as text.
  public var archivedIntentValue: JSONValue { .string(rawValue.description) }

  /// The value of a raw value's text.
  public static func intentValue(_ value: JSONValue) async throws -> Self {
    let names = allCases.map(\.rawValue.description)
    guard case .string(let text) = value, let raw = RawValue(text), let found = Self(rawValue: raw)
    else {
      throw IntentValueError(expected: "one of \(names.joined(separator: ", "))", found: value)
    }
    return found
  }

  /// The empty intent value enum.
  public static var emptyIntentValue: Self? { allCases.first }
}

extension AppEntity {
  /// The identifier as text.
  public var archivedIntentValue: JSONValue { .string(id.entityIdentifierString) }

  /// The thing that the query finds for an identifier's text.
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
  /// Null: such a thing has no identifier.
  public var archivedIntentValue: JSONValue { .null }
  /// A thing with its defaults.
  public static func intentValue(_ value: JSONValue) async throws -> Self { Self() }
  /// A thing with its defaults.
  public static var emptyIntentValue: Self? { Self() }
}
