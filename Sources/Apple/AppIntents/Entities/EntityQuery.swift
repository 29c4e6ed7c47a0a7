import VitrineFoundation

/// A provider of options for a parameter, as `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the default value.
  associatedtype DefaultValue = Result.Result
  /// The type of the list of options.
  associatedtype Result: ResultsCollection
  /// Returns the options.
  func results() async throws -> Result
  /// Returns the default value; `nil` for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// A value that the app provides to its queries.
  public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider where DefaultValue == Result.Result {
  /// Returns no value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of values, perhaps in sections.
public protocol ResultsCollection {
  /// The type of value in the list.
  associatedtype Result
  /// The values of all sections.
  var allResults: [Result] { get }
  /// The question to a person; `nil` for the system's.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the values are listed by their first letters.
  var usesIndexedCollation: Bool { get }
}

extension ResultsCollection {
  /// The system's question.
  public var promptLabel: LocalizedStringResource? { nil }
  /// The values are in their own order.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection {
  /// The type of value in the list.
  public typealias Result = Element
  /// The elements themselves.
  public var allResults: [Element] { self }
}

/// A query that finds entities by their identifiers, as `EntityQuery`.
public protocol EntityQuery: DynamicOptionsProvider where DefaultValue == Entity {
  /// The type of entity.
  associatedtype Entity: AppEntity
  /// The type of the list of entities.
  associatedtype Result = [Entity]
  /// Creates an entity query.
  init()
  /// Returns the entities with these identifiers, without those that do not exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that people are offered.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the entities that people are offered.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Returns no entity.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// Returns no entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also finds entities by a string.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the list of found entities.
  associatedtype StringQueryResult: ResultsCollection = [Entity]
  /// Returns the entities that match a string.
  func entities(matching string: String) async throws -> StringQueryResult
}

/// A query that returns all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
  /// The description of the intent that finds entities.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// No description by default.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for the only entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// An option of a parameter.
public struct IntentItem<Value: Sendable>: Sendable {
  /// The value of the option.
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

/// A section of options.
public struct IntentItemSection<Value: Sendable>: Sendable {
  /// The title of the section.
  public var title: LocalizedStringResource?
  /// How the section is displayed; `nil` without a title.
  public var description: DisplayRepresentation?
  /// The items of the section.
  public var items: [IntentItem<Value>]

  /// Creates an intent item section.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
  /// Creates an intent item section.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    description = title.map { DisplayRepresentation(title: $0) }
    self.items = items
  }
  /// Creates a section with a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Value>]) {
    self.init(title, items: items)
  }
  /// Creates an intent item section.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItemsBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) { self.init(title, items: itemsBuilder()) }
  /// Creates a section with a title and what is displayed with it.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemsBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) {
    self.init(title, items: itemsBuilder())
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}

/// Options in sections.
public struct IntentItemCollection<Value: Sendable>: ResultsCollection, Sendable {
  /// The type of value in the list.
  public typealias Result = Value
  /// The sections of the collection.
  public var sections: [IntentItemSection<Value>]
  /// The question to a person; `nil` for the system's.
  public var promptLabel: LocalizedStringResource?
  /// Whether the values are listed by their first letters.
  public var usesIndexedCollation = false

  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.sections = sections
    (self.promptLabel, self.usesIndexedCollation) = (promptLabel, usesIndexedCollation)
  }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Value]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  /// Creates an intent item collection.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentSectionsBuilder<Value> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  /// The values of all sections.
  public var items: [Value] { allResults }
  /// The values of all sections.
  public var allResults: [Value] { sections.flatMap { $0.items.map(\.value) } }
}

/// A section of options.
public typealias ItemSection = IntentItemSection
/// Options in sections.
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
