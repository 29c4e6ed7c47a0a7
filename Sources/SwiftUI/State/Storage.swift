/// A value of the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  fileprivate init(
    _ key: String, _ store: UserDefaults?, _ standard: Value,
    read: @escaping (UserDefaults, String) -> Value?, write: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    get = { read(store, key) ?? standard }
    set = { value in
      if let plain = write(value) {
        store.set(plain, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }

  /// The current value of the property.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: get, set: set) }
}

/// Values that the user's defaults hold as they are.
private func plain<T>(_ store: UserDefaults, _ key: String) -> T? {
  guard let object = store.object(forKey: key) else { return nil }
  // Numbers come back as whatever type the store keeps; the typed readers know how to turn them.
  switch T.self {
  case is Bool.Type: return store.bool(forKey: key) as? T
  case is Int.Type: return store.integer(forKey: key) as? T
  case is Double.Type: return store.double(forKey: key) as? T
  case is String.Type: return store.string(forKey: key) as? T
  case is Data.Type: return store.data(forKey: key) as? T
  case is URL.Type: return store.url(forKey: key) as? T
  default: return object as? T
  }
}

extension AppStorage {
  /// A truth value, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A whole number, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A number, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A string, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A URL, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, read: plain) { $0.absoluteString }
  }
  /// Bytes, `wrappedValue` when none are stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A date, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// A value with a raw number, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue) { store, key in
      plain(store, key).flatMap { Value(rawValue: $0) }
    } write: {
      $0.rawValue
    }
  }
  /// A value with a raw string, `wrappedValue` when none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue) { store, key in
      plain(store, key).flatMap { Value(rawValue: $0) }
    } write: {
      $0.rawValue
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value, if one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// A whole number, if one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// A number, if one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// A string, if one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// A URL, if one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0?.absoluteString }
  }
  /// Bytes, if some are stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
}

/// A value of a scene; an archive shows the one it starts with.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// Starts with a value.
  public init(wrappedValue: Value, _ key: String) { state = State(initialValue: wrappedValue) }
  /// The current value of the property.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
