/// A property wrapper that fetches models for a view.
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query with a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  /// Creates a query with a filter and a sort order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  /// Creates a query with a filter, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The current value of the property.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  /// The context of the models.
  public var modelContext: ModelContext { context }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext {
      ModelContext(ModelContainer.empty)
    }
  }
  /// The model context of the view.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// A container without models, for views without one.
  fileprivate static var empty: ModelContainer { ModelContainer(memory: Schema([])) }
}

/// A view with the container that it had when it appeared.
///
/// What appearing views do evaluates all of them again, also those that create a container in memory and
/// are given other values by nobody, so that SwiftUI leaves them as they are.
private struct ContainedView<Base: View>: View {
  private let base: Base
  @State private var container: ModelContainer

  init(base: Base, container: ModelContainer) {
    self.base = base
    _container = State(initialValue: container)
  }

  var body: some View { base.environment(\.modelContext, container.mainContext) }
}

extension View {
  /// Sets the container of the view's models.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    ContainedView(base: self, container: container)
  }
  /// Sets the model context of the view.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  /// Creates a container of a model for the view.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modelContainer(for: [type], inMemory: inMemory) }
  /// Creates a container of models for the view.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    let container = try? ModelContainer(for: Schema(types), configurations: [configuration])
    return modelContainer(container ?? .empty)
  }
}
