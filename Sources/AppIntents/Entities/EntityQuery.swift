import VitrineFoundation

/// Values that people can choose from, as `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the dynamic options provider's default value.
  associatedtype DefaultValue = Result.Result
  /// A list of values.
  associatedtype Result: ResultsCollection
  /// Returns the options.
  func results() async throws -> Result
  /// The value that is chosen when nobody chose one.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Result {
  /// Returns no value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of values, perhaps in sections.
public protocol ResultsCollection {
  /// The type of the results collection's result.
  associatedtype Result
  /// The values of all sections.
  var allResults: [Result] { get }
}

extension Array: ResultsCollection {
  /// The type of the array's result.
  public typealias Result = Element
  /// The elements themselves.
  public var allResults: [Element] { self }
}

/// Finds things by what identifies them, as `EntityQuery`.
public protocol EntityQuery: DynamicOptionsProvider where DefaultValue == Entity {
  /// The type of entity.
  associatedtype Entity: AppEntity
  /// A list of things.
  associatedtype Result = [Entity]
  /// Creates an entity query.
  init()
  /// The things of identifiers; those that do not exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that people are offered.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The things that people are offered.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Returns no entity.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// Returns no entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by text too.
public protocol EntityStringQuery: EntityQuery {
  /// A list of things.
  associatedtype StringQueryResult: ResultsCollection = [Entity]
  /// The things that a text may mean.
  func entities(matching string: String) async throws -> StringQueryResult
}

/// Finds all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the one thing of its type.
public protocol UniqueAppEntityQuery: EntityQuery {}
/// Finds things by their properties.
public protocol EntityPropertyQuery: EntityQuery {}

/// A value that people can choose.
public struct IntentItem<Value: Sendable>: Sendable {
  /// The value of the intent item.
  public var value: Value
  /// The title of the item.
  public var title: LocalizedStringResource?

  /// Creates an intent item.
  public init(
    _ value: Value, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
  }
}

/// A section of values that people can choose.
public struct IntentItemSection<Value: Sendable>: Sendable {
  /// The section's name.
  public var title: LocalizedStringResource?
  /// The items of the section.
  public var items: [IntentItem<Value>]

  /// Creates an intent item section.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.title = title
    self.items = items.map { IntentItem($0) }
  }
  /// Creates an intent item section.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }
  /// Creates an intent item section.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]
  ) { self.init(title, items: items()) }
}

/// Sections of values that people can choose.
public struct IntentItemCollection<Value: Sendable>: ResultsCollection, Sendable {
  /// The type of the intent item collection's result.
  public typealias Result = Value
  /// The sections of the collection.
  public var sections: [IntentItemSection<Value>]

  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) { self.sections = sections }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Value]
  ) { sections = [IntentItemSection(items: items)] }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) { sections = [IntentItemSection(items: items)] }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentSectionsBuilder<Value> sections: () -> [IntentItemSection<Value>]
  ) { self.sections = sections() }

  /// The choices of all sections.
  public var items: [IntentItem<Value>] { sections.flatMap(\.items) }
  /// The values of all sections.
  public var allResults: [Value] { sections.flatMap { $0.items.map(\.value) } }
}

/// A section of values.
public typealias ItemSection = IntentItemSection
/// Sections of values.
public typealias ItemCollection = IntentItemCollection

/// A result builder of items.
@resultBuilder
public enum IntentItemsBuilder<Value: Sendable> {
  /// Builds an item from a value.
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  /// Builds an item.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  /// Builds the items of a loop.
  public static func buildArray(_ parts: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
    parts.flatMap { $0 }
  }
  /// Combines items.
  public static func buildBlock(_ parts: [IntentItem<Value>]...) -> [IntentItem<Value>] {
    parts.flatMap { $0 }
  }
}

/// A result builder of sections.
@resultBuilder
public enum IntentSectionsBuilder<Value: Sendable> {
  /// Builds the sections of a loop.
  public static func buildArray(_ parts: [[IntentItemSection<Value>]]) -> [IntentItemSection<Value>]
  { parts.flatMap { $0 } }
  /// Builds a section.
  public static func buildExpression(
    _ section: IntentItemSection<Value>
  ) -> [IntentItemSection<Value>] { [section] }
  /// Combines sections.
  public static func buildBlock(
    _ parts: [IntentItemSection<Value>]...
  ) -> [IntentItemSection<Value>] { parts.flatMap { $0 } }
}
