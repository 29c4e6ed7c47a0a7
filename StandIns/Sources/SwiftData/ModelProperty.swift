/// A stored property, with closures that read and write its value.
public struct ModelProperty {
  let name: String
  let rule: Schema.Relationship.DeleteRule
  let read: (any PersistentModel) -> KeptValue?
  let write: (any PersistentModel, KeptValue, ModelValues) throws -> Void
  /// The related models.
  let related: (any PersistentModel) -> [any PersistentModel]
  /// Removes a model from the inverse of its relationship.
  let unlink: (any PersistentModel, any PersistentModel) -> Void
  /// Sets the inverse of a relationship.
  let join: (any PersistentModel) -> Void

  private init(
    _ name: String, _ rule: Schema.Relationship.DeleteRule = .nullify,
    read: @escaping (any PersistentModel) -> KeptValue?,
    write: @escaping (any PersistentModel, KeptValue, ModelValues) throws -> Void,
    related: @escaping (any PersistentModel) -> [any PersistentModel] = { _ in [] },
    unlink: @escaping (any PersistentModel, any PersistentModel) -> Void = { _, _ in },
    join: @escaping (any PersistentModel) -> Void = { _ in }
  ) {
    (self.name, self.rule, self.read, self.write) = (name, rule, read, write)
    (self.related, self.unlink, self.join) = (related, unlink, join)
  }

  /// Creates a model property.
  public init<Model: PersistentModel, Value: Codable>(
    _ name: String, _ path: KeyPath<Model, Value>
  ) {
    self.init(name) { model in
      (model as? Model).flatMap { try? KeptValue(encoding: $0[keyPath: path]) }
    } write: { model, value, _ in
      guard let model = model as? Model,
        let path = path as? ReferenceWritableKeyPath<Model, Value>
      else { return }
      model[keyPath: path] = try value.decode(Value.self)
    }
  }

  /// Creates a property of a type that can't be stored, which keeps its initial value.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value>(_ name: String, _ path: KeyPath<Model, Value>) {
    self.init(name) { _ in
      nil
    } write: { _, _, _ in
    }
  }

  /// Creates an optional relationship to one model.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, Other?>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    self.init(name, path, inverse, deleteRule) {
      $0.map { [$0] } ?? []
    } make: {
      $0.first
    }
  }

  /// Creates a required relationship to one model.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, Other>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    self.init(name, deleteRule) { model in
      (model as? Model).map { .models([$0[keyPath: path].persistentModelID]) }
    } write: { _, _, _ in
    } related: { model in
      (model as? Model).map { [$0[keyPath: path]] } ?? []
    }
  }

  /// Creates a relationship to several models.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, [Other]>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    self.init(name, path, inverse, deleteRule) {
      $0
    } make: {
      $0
    }
  }

  /// Creates an optional relationship to several models.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, [Other]?>, inverse: AnyKeyPath? = nil,
    deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    self.init(name, path, inverse, deleteRule) {
      $0 ?? []
    } make: {
      $0
    }
  }

  private init<Model: PersistentModel, Other: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, _ inverse: AnyKeyPath?,
    _ rule: Schema.Relationship.DeleteRule, list: @escaping (Value) -> [Other],
    make: @escaping ([Other]) -> Value
  ) {
    let writable = path as? ReferenceWritableKeyPath<Model, Value>
    let others = { (model: any PersistentModel) -> [Other] in
      (model as? Model).map { list($0[keyPath: path]) } ?? []
    }
    self.init(name, rule) { model in
      .models(others(model).map(\.persistentModelID))
    } write: { model, value, values in
      guard let model = model as? Model, let writable, case .models(let identifiers) = value else {
        return
      }
      model[keyPath: writable] = make(try identifiers.compactMap { try values.model($0) as? Other })
    } related: {
      others($0)
    } unlink: { model, gone in
      guard let model = model as? Model, let writable else { return }
      let left = others(model).filter { $0 !== gone }
      if left.count != others(model).count { model[keyPath: writable] = make(left) }
    } join: { model in
      guard let model = model as? Model else { return }
      for other in others(model) { ModelInverse.set(inverse, of: other, to: model) }
    }
  }
}

/// The inverse of a relationship.
private enum ModelInverse {
  static func set<Other: PersistentModel, Model: PersistentModel>(
    _ path: AnyKeyPath?, of other: Other, to model: Model
  ) {
    if let path = path as? ReferenceWritableKeyPath<Other, Model?> {
      if other[keyPath: path] !== model { other[keyPath: path] = model }
    } else if let path = path as? ReferenceWritableKeyPath<Other, [Model]> {
      if !other[keyPath: path].contains(where: { $0 === model }) {
        other[keyPath: path].append(model)
      }
    } else if let path = path as? ReferenceWritableKeyPath<Other, [Model]?> {
      if other[keyPath: path]?.contains(where: { $0 === model }) != true {
        other[keyPath: path] = (other[keyPath: path] ?? []) + [model]
      }
    }
  }
}

/// A stored value: JSON, or the identifiers of related models.
enum KeptValue: Codable {
  case data(Data)
  case models([PersistentIdentifier])

  /// Wraps the value in an array, because older JSON does not allow a scalar at the top level.
  init<Value: Encodable>(encoding value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self = .data(try encoder.encode([value]))
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard case .data(let data) = self,
      let value = try JSONDecoder().decode([Value].self, from: data).first
    else { throw SwiftDataError.modelValidationFailure }
    return value
  }

  private enum CodingKeys: String, CodingKey { case value, models }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let models = try fields.decodeIfPresent([PersistentIdentifier].self, forKey: .models) {
      self = .models(models)
    } else {
      self = .data(Data(try fields.decode(String.self, forKey: .value).utf8))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .data(let data): try fields.encode(String(decoding: data, as: UTF8.self), forKey: .value)
    case .models(let models): try fields.encode(models, forKey: .models)
    }
  }
}

/// The stored values of one model.
public struct ModelValues {
  let values: [String: KeptValue]
  let model: (PersistentIdentifier) throws -> (any PersistentModel)?

  /// Returns the value of a property.
  ///
  /// - Throws: `SwiftDataError` if none is stored.
  public func value<Value: Decodable>(_ name: String) throws -> Value {
    guard let value = values[name] else { throw SwiftDataError.modelValidationFailure }
    return try value.decode(Value.self)
  }

  /// Returns the related model of a property.
  ///
  /// - Throws: `SwiftDataError` if none is stored.
  public func value<Value: PersistentModel>(_ name: String) throws -> Value {
    guard case .models(let identifiers)? = values[name], let first = identifiers.first,
      let model = try model(first) as? Value
    else { throw SwiftDataError.modelValidationFailure }
    return model
  }

  /// Returns the related models of a property.
  ///
  /// - Throws: `SwiftDataError` if none are stored.
  public func value<Value: PersistentModel>(_ name: String) throws -> [Value] {
    guard case .models(let identifiers)? = values[name] else { return [] }
    return try identifiers.compactMap { try model($0) as? Value }
  }

  /// Returns a value that can't be stored; always fails.
  ///
  /// - Throws: `SwiftDataError`, always.
  @_disfavoredOverload
  public func value<Value>(_ name: String) throws -> Value {
    throw SwiftDataError.modelValidationFailure
  }
}

/// An error of the store.
public struct SwiftDataError: Error, Equatable, Sendable {
  let name: String
  /// A model can't be decoded.
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  /// A container can't be loaded.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// A model has no context.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
}
