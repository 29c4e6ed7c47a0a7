import VitrineFoundation

// Forms of values and of shortcuts that the system asks for; nobody asks here.

/// A value that is computed when it is needed.
public struct IntentValueExpression: Sendable {}

/// A value of any type that the system converts.
public struct IntentValueContainer: Sendable {
  /// How a value is converted.
  public struct ConversionContext: Sendable {}
}

/// A type that makes expressions of its values.
public protocol IntentValueExpressing: Sendable {
  /// Returns an expression of the value.
  func makeExpression() -> IntentValueExpression
}
extension IntentValueExpressing {
  /// Returns an expression that is never computed.
  public func makeExpression() -> IntentValueExpression { IntentValueExpression() }
}
extension IntentValueContainer: IntentValueExpressing {}

/// A type whose values the system converts.
public protocol IntentValueConvertible: IntentValueExpressing {
  /// Returns the value as the system converts it.
  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
}
extension IntentValueConvertible {
  /// Returns a value that is never converted.
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer() }
}
/// A type around a value that the system converts.
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {}

extension IntentCurrencyAmount: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}
extension IntentPerson: IntentValueConvertible {}
extension SystemShortcut: IntentValueConvertible {}

/// When a person is asked to confirm an intent.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: Int
  /// Creates conditions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The system is not sure that a person wants the intent.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// Values that an intent returns one after another.
public struct IntentResponseStream<Value>: Sendable {}

/// A type that can be a part of a URL.
public protocol CustomURLRepresentationParameterConvertible {
  /// The part of the URL.
  var urlRepresentationParameter: String { get }
}

/// A URL of a value of an enumeration.
public typealias EnumURLRepresentation<Enum> = EntityURLRepresentation<Enum>
/// A URL of an intent.
public typealias IntentURLRepresentation<Intent> = EntityURLRepresentation<Intent>

extension URLRepresentableEnum {
  /// A URL of the value.
  public typealias URLRepresentation = EnumURLRepresentation<Self>
}

/// A query for the only entity of its type, as its closure returns it.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private let entity: @Sendable () async throws -> Entity?
  /// Creates a query without an entity.
  public init() { entity = { nil } }
  /// Creates a query for an entity.
  public init(_ entity: @escaping @Sendable () async throws -> Entity) { self.entity = entity }
  /// Returns the entity.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await [entity()].compactMap { $0 }
  }
  /// Returns the entity.
  public func suggestedEntities() async throws -> [Entity] { try await entities(for: []) }
}

/// An intent that a scene of UIKit performs.
public protocol UISceneAppIntent: AppIntent {}
/// The delegate of a scene of UIKit that performs intents.
@MainActor
public protocol AppIntentSceneDelegate: AnyObject {}
/// The content of a provider of shortcuts.
public protocol AppShortcutsContent: Sendable {}

/// The name of a schema in later versions of the system.
public typealias AppSchema = AssistantSchema
/// An intent with a schema.
public protocol AppSchemaIntent: AppIntent {}
/// An entity with a schema.
public protocol AppSchemaEntity: AppEntity {}
/// An enumeration with a schema.
public protocol AppSchemaEnum: AppEnum {}
