/// A query that finds the cases of an enumeration.
public struct _CaseQuery<Entity: AppEntity & CaseIterable>: EntityQuery {
  /// Creates a query.
  public init() {}
  /// Returns the cases with these identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    Entity.allCases.filter { identifiers.contains($0.id) }
  }
  /// Returns all cases.
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

// Source: apps with enumerations as entities that declare neither, as in Rspoon3/Shotbot.
extension AppEntity where Self: RawRepresentable, Self: CaseIterable {
  /// The raw value.
  public var id: RawValue { rawValue }
  /// The query that finds the cases.
  public static var defaultQuery: _CaseQuery<Self> { _CaseQuery() }
}
