/// Objects that a view shows.
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The objects that a question names.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  /// All objects of a kind, or some, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  /// All objects of a kind, or some, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The current value of the property.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  /// The context of the objects.
  public var modelContext: ModelContext { context }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext {
      ModelContext(ModelContainer.empty)
    }
  }
  /// The objects of the view.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// A container without models, for views that were given none.
  fileprivate static var empty: ModelContainer { ModelContainer(memory: Schema([])) }
}

extension View {
  /// Gives views the objects of a container.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Gives views a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  /// Gives views the objects of a model.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modelContainer(for: [type], inMemory: inMemory) }
  /// Gives views the objects of models.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    let container = try? ModelContainer(for: Schema(types), configurations: [configuration])
    return modelContainer(container ?? .empty)
  }
}
