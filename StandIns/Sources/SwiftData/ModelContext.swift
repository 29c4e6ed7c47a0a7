/// Objects of a container, to be changed.
///
/// Unchecked, because a context belongs to whoever made it.
public final class ModelContext: @unchecked Sendable {
  /// The container of the models.
  public let container: ModelContainer
  /// Whether changes are kept by themselves: a program of widgets ends too soon to wait for that.
  public var autosaveEnabled = true
  /// Who made the changes.
  public var author: String?
  private var models: [PersistentIdentifier: any PersistentModel] = [:]
  private var order: [PersistentIdentifier] = []
  private var isLoaded = false

  /// The objects of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether there is something to keep.
  public private(set) var hasChanges = false
  /// Objects that were added: all that are there.
  public var insertedModelsArray: [any PersistentModel] { order.compactMap { models[$0] } }

  /// Adds an object and those that it leads to.
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
  /// - Throws: what the predicate throws.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(found) }
  }

  /// The objects that a question names.
  ///
  /// - Throws: what the predicate throws.
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

  /// How many objects a question names.
  ///
  /// - Throws: what the predicate throws.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int { try fetch(descriptor).count }

  /// Returns the identifiers of the models that match a descriptor.
  ///
  /// - Throws: what the predicate throws.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure for the objects that a question names.
  ///
  /// - Throws: what the predicate and the closure throw.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  /// The object of an identifier.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    load()
    return models[identifier] ?? GoneModel(identifier)
  }

  /// The object of an identifier, if it is there.
  public func registeredModel<Model: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> Model? {
    load()
    return models[identifier] as? Model
  }

  /// Does work and keeps what came of it.
  ///
  /// - Throws: what the closure throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Keeps all changes.
  ///
  /// - Throws: what writing the file throws.
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

  /// Forgets all changes.
  public func rollback() {
    (models, order, isLoaded, hasChanges) = ([:], [], false, false)
  }

  private static func values(of model: any PersistentModel) -> [String: KeptValue] {
    type(of: model).modelProperties.reduce(into: [:]) { $0[$1.name] = $1.read(model) }
  }

  /// Objects that were added to others belong to the context too, and lead back.
  private func join() {
    for model in models.values {
      for property in type(of: model).modelProperties {
        property.related(model).forEach(add)
        property.join(model)
      }
    }
  }

  /// Makes objects of what is kept, once.
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
    // What needs itself to be made cannot be made.
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

/// A question for objects.
public struct FetchDescriptor<Model: PersistentModel> {
  /// Which objects.
  public var predicate: Predicate<Model>?
  /// In which order.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many are left out.
  public var fetchOffset: Int?
  /// Whether changes that are not kept count: they do.
  public var includePendingChanges = true
  /// Which properties are read at once: all are.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Which relationships are read at once: all are.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  /// Creates a descriptor from a predicate and a sort order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

// Unchecked, because predicates and orders are values that nobody changes after they were made.
extension FetchDescriptor: @unchecked Sendable {}
