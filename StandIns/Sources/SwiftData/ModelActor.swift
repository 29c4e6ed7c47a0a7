/// An actor with a model context that it uses exclusively.
public protocol ModelActor: Actor {
  /// The container of the models.
  nonisolated var modelContainer: ModelContainer { get }
  /// Has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The model context of the model actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The object of an identifier; `nil` where there is none of the type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// Has the context that an actor works with.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The model context of the model executor.
  var modelContext: ModelContext { get }
}

/// Has the context of one actor, whose work it leaves to the actor's own executor.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// The model context of the default serial model executor.
  public let modelContext: ModelContext
  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// Gives an actor a container, a context and an initializer that takes the container.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
