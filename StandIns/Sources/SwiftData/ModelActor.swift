/// An actor with a model context that it uses exclusively.
public protocol ModelActor: Actor {
  /// The container of the models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor with the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The model context of the model actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The model with an identifier; `nil` if there is none of the type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// An executor with the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The model context of the model executor.
  var modelContext: ModelContext { get }
}

/// The context of an actor, which runs on the actor's default executor.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// The model context of the default serial model executor.
  public let modelContext: ModelContext
  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// Adds a container, a context and an initializer with a container to an actor.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
