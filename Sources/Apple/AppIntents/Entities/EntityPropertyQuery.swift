/// A query that finds entities by their properties, which only Shortcuts does.
public protocol EntityPropertyQuery: EntityQuery {
  /// What the comparators make of values.
  associatedtype ComparatorMappingType
  /// The properties that can be compared.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties by which entities can be sorted.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// Returns the entities that match.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
  /// The description of the intent that finds entities.
  static var findIntentDescription: IntentDescription? { get }
}

extension EntityPropertyQuery {
  /// No description by default.
  public static var findIntentDescription: IntentDescription? { nil }
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that can be compared.
  public typealias Property = EntityQueryProperty
  /// The properties by which entities can be sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which entities can be sorted.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order of entities.
  public typealias Sort = EntityQuerySort
  /// Whether all comparators match, or one of them.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// A comparison with a value.
  public typealias EqualToComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias NotEqualToComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias LessThanComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias LessThanOrEqualToComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias GreaterThanComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias GreaterThanOrEqualToComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias ContainsComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias HasPrefixComparator = EntityQueryComparator
  /// A comparison with a value.
  public typealias HasSuffixComparator = EntityQueryComparator
  /// A comparison with two values.
  public typealias IsBetweenComparator = EntityQueryComparator
}

/// Whether all comparators match, or one of them.
public enum EntityQueryComparatorMode: Sendable {
  case and, or
}

/// An order of entities.
///
/// Unchecked, because the key path of a property captures no values.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// A direction of an order.
  public enum Ordering: Sendable {
    case ascending, descending
  }
  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering
  /// Creates an order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// Creates a property.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Collects properties.
  @resultBuilder public enum Builder {
    /// Returns the properties of a block.
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
  }
  /// Creates options.
  public init(@Builder content: () -> [EntityQuerySortableByProperty<Entity>]) {}
}

/// A comparison of a property.
public struct EntityQueryComparator<Value, Mapping>: Sendable {
  /// Creates a comparison with a value.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
  /// Creates a comparison with two values.
  @_disfavoredOverload
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
  /// Creates a comparison with a value that is not missing.
  @_disfavoredOverload
  public init<Wrapped>(mappingTransform: @escaping (Wrapped) -> Mapping)
  where Value == Wrapped? {}
  /// Creates a comparison with an element.
  @_disfavoredOverload
  public init<Element>(mappingTransform: @escaping (Element) -> Mapping)
  where Value == [Element] {}
}

/// A property that can be compared.
public struct EntityQueryProperty<Entity: AppEntity, Value: Sendable, Mapping>: Sendable {
  /// Collects comparisons.
  @resultBuilder public enum Builder {
    /// Returns a comparison, whose closure takes values of the property's type.
    public static func buildExpression(
      _ comparator: EntityQueryComparator<Value, Mapping>
    ) -> EntityQueryComparator<Value, Mapping> { comparator }
    /// Returns the comparisons of a block.
    public static func buildBlock(
      _ comparators: EntityQueryComparator<Value, Mapping>...
    ) -> [EntityQueryComparator<Value, Mapping>] { comparators }
  }
  /// Creates a property.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @Builder comparators: () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
  /// Creates a property of another entity.
  public init<Subject: AppEntity>(
    _ keyPath: KeyPath<Subject, EntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Subject,
    @Builder comparators: () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
}

/// The properties that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  /// A property of any type.
  public struct Member: Sendable {}
  /// Collects properties.
  @resultBuilder public enum Builder {
    /// Returns a property.
    public static func buildExpression<Value>(
      _ property: EntityQueryProperty<Entity, Value, Mapping>
    ) -> Member { Member() }
    /// Returns the properties of a block.
    public static func buildBlock(_ members: Member...) -> [Member] { members }
  }
  /// Creates properties.
  public init(@Builder properties: () -> [Member]) {}
}
