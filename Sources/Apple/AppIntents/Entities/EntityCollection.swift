public import VitrineCoding
import Synchronization
import VitrineFoundation

/// A collection of entities by their identifiers, which are queried on demand, as
/// `EntityCollection`.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  private final class Resolved: Sendable {
    let entities = Mutex<[Entity]?>(nil)
  }

  /// The identifiers of the entities.
  public let identifiers: [Entity.ID]
  private let resolved = Resolved()

  /// Creates a collection of identifiers.
  public init(identifiers: [Entity.ID]) { self.identifiers = identifiers }
  /// Creates a collection of entities, which need not be queried.
  public init(_ entities: [Entity]) {
    identifiers = entities.map(\.id)
    resolved.entities.withLock { $0 = entities }
  }

  /// Returns the entities, without those that no longer exist.
  ///
  /// - Throws: any error of the entities' query.
  public func resolvedEntities() async throws -> [Entity] {
    if let known = resolved.entities.withLock(\.self) { return known }
    let found = try await Entity.defaultQuery.entities(for: identifiers)
    resolved.entities.withLock { $0 = found }
    return found
  }
}

extension EntityCollection: IntentValue {
  /// A list of identifiers.
  public var archivedIntentValue: JSONValue {
    .array(identifiers.map { .string($0.entityIdentifierString) })
  }

  /// Returns the collection for a list of identifiers.
  ///
  /// - Throws: `IntentValueError` for anything else.
  public static func intentValue(_ value: JSONValue) async throws -> EntityCollection {
    guard case .array(let values) = value else {
      throw IntentValueError(expected: "a list of identifiers", found: value)
    }
    return EntityCollection(
      identifiers: try values.map { value in
        guard case .string(let text) = value, let id = Entity.ID.entityIdentifier(for: text) else {
          throw IntentValueError(expected: "an identifier", found: value)
        }
        return id
      })
  }

  /// The empty value, an empty collection.
  public static var emptyIntentValue: EntityCollection? { EntityCollection(identifiers: []) }
}
