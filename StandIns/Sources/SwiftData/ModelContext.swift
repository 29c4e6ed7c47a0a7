/// A context in which models of a container are changed.
///
/// Unchecked, because a context belongs to the code that created it.
public final class ModelContext: @unchecked Sendable {
  /// The container of the models.
  public let container: ModelContainer
  /// Whether changes are saved automatically; has no effect, since a program of widgets ends too
  /// soon.
  public var autosaveEnabled = true
  /// The author of the changes.
  public var author: String?
  private var models: [PersistentIdentifier: any PersistentModel] = [:]
  private var order: [PersistentIdentifier] = []
  private var isLoaded = false

  /// Creates a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether the context has unsaved changes.
  public private(set) var hasChanges = false
  /// The inserted models, which are all models of the context.
  public var insertedModelsArray: [any PersistentModel] { order.compactMap { models[$0] } }

  /// Inserts a model and its related models.
  public func insert<Model: PersistentModel>(_ model: Model) {
    load()
    add(model)
    hasChanges = true
  }

  private func add(_ model: any PersistentModel) {
    let record = model.modelRecord
    guard record.context !== self else { return }
    record.entityName = type(of: model).entityName
    record.context = self
    record.isDeleted = false
    if models.updateValue(model, forKey: record.identifier) == nil {
      order.append(record.identifier)
    }
    for property in type(of: model).modelProperties { property.related(model).forEach(add) }
  }

  /// Deletes a model, and related models according to their rules.
  public func delete<Model: PersistentModel>(_ model: Model) {
    load()
    remove(model)
    hasChanges = true
  }

  private func remove(_ model: any PersistentModel) {
    let identifier = model.modelRecord.identifier
    guard models.removeValue(forKey: identifier) != nil else { return }
    order.removeAll { $0 == identifier }
    model.modelRecord.isDeleted = true
    model.modelRecord.context = nil
    for property in type(of: model).modelProperties where property.rule == .cascade {
      property.related(model).forEach(remove)
    }
    for other in models.values {
      for property in type(of: other).modelProperties { property.unlink(other, model) }
    }
  }

  /// Deletes the models that match a predicate, or all.
  ///
  /// - Throws: the error of the predicate.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(found) }
  }

  /// Returns the models that match a descriptor.
  ///
  /// - Throws: the error of the predicate.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    load()
    join()
    let all = order.compactMap { models[$0] as? Model }
    var found =
      try descriptor.predicate.map { predicate in
        try all.filter { try predicate.evaluate($0) }
      } ?? all
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// Returns the number of models that match a descriptor.
  ///
  /// - Throws: the error of the predicate.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  /// Returns the identifiers of the models that match a descriptor.
  ///
  /// - Throws: the error of the predicate.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure for each model that matches a descriptor.
  ///
  /// - Throws: the error of the predicate or the closure.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  /// Returns the model with an identifier.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    load()
    return models[identifier] ?? GoneModel(identifier)
  }

  /// Returns the model with an identifier, if it exists.
  public func registeredModel<Model: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> Model? {
    load()
    return models[identifier] as? Model
  }

  /// Calls a closure and saves the changes.
  ///
  /// - Throws: the error of the closure.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Saves all changes.
  ///
  /// - Throws: an error if the file can't be written.
  public func save() throws {
    load()
    join()
    try container.keep(
      order.compactMap { identifier in
        models[identifier].map { model in
          ModelContainer.KeptObject(identifier: identifier, values: ModelContext.values(of: model))
        }
      })
    hasChanges = false
  }

  /// Discards all changes.
  public func rollback() {
    (models, order, isLoaded, hasChanges) = ([:], [], false, false)
  }

  private static func values(of model: any PersistentModel) -> [String: KeptValue] {
    type(of: model).modelProperties.reduce(into: [:]) { $0[$1.name] = $1.read(model) }
  }

  /// Related models are inserted too, and inverse relationships are set.
  private func join() {
    for model in models.values {
      for property in type(of: model).modelProperties {
        property.related(model).forEach(add)
        property.join(model)
      }
    }
  }

  /// Creates the models of the store, once.
  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let kept = Dictionary(container.objects.map { ($0.identifier, $0) }) { first, _ in first }
    for object in container.objects { _ = try? restore(object.identifier, kept) }
    for object in container.objects {
      guard let model = models[object.identifier] else { continue }
      let values = values(object, kept)
      for property in type(of: model).modelProperties {
        if let value = object.values[property.name] { try? property.write(model, value, values) }
      }
    }
  }

  private func values(
    _ object: ModelContainer.KeptObject,
    _ kept: [PersistentIdentifier: ModelContainer.KeptObject]
  ) -> ModelValues {
    ModelValues(values: object.values) { [unowned self] in try restore($0, kept) }
  }

  private func restore(
    _ identifier: PersistentIdentifier,
    _ kept: [PersistentIdentifier: ModelContainer.KeptObject]
  ) throws -> (any PersistentModel)? {
    if let model = models[identifier] { return model }
    guard let object = kept[identifier],
      let type = container.schema.types.first(where: { $0.entityName == identifier.entityName })
    else { return nil }
    var others = kept
    // A model that requires itself can't be created.
    others[identifier] = nil
    let model = try type.init(restoring: values(object, others))
    model.modelRecord.restore(identifier)
    model.modelRecord.context = self
    models[identifier] = model
    order.append(identifier)
    return model
  }
}

/// A placeholder for a model that no longer exists.
private final class GoneModel: PersistentModel {
  var modelRecord = ModelRecord()
  static var modelProperties: [ModelProperty] { [] }
  init(_ identifier: PersistentIdentifier) { modelRecord.restore(identifier) }
  init(restoring values: ModelValues) throws { throw SwiftDataError.missingModelContext }
}

/// A descriptor that fetches models.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The condition that results satisfy.
  public var predicate: Predicate<Model>?
  /// The sort order of the results.
  public var sortBy: [SortDescriptor<Model>]
  /// The maximum number of results.
  public var fetchLimit: Int?
  /// The number of results to skip.
  public var fetchOffset: Int?
  /// Whether unsaved changes are included; always.
  public var includePendingChanges = true
  /// The properties to fetch; all are fetched.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// The relationships to prefetch; all are fetched.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  /// Creates a descriptor from a predicate and a sort order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

// Unchecked, because predicates and sort descriptors are immutable values.
extension FetchDescriptor: @unchecked Sendable {}
