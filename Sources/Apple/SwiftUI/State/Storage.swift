/// A value in the user defaults.
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

/// Reads a value of a type that the user defaults support.
private func plain<T>(_ store: UserDefaults, _ key: String) -> T? {
  guard let object = store.object(forKey: key) else { return nil }
  // The store may return numbers as another type, which only its typed methods convert.
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
  /// Creates the property for a Boolean value, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for an integer, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for a number, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for a string, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for a URL, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, read: plain) { $0.absoluteString }
  }
  /// Creates the property for data, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for a date, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, read: plain) { $0 }
  }
  /// Creates the property for a value with an integer as its raw value, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue) { store, key in
      plain(store, key).flatMap { Value(rawValue: $0) }
    } write: {
      $0.rawValue
    }
  }
  /// Creates the property for a value with a string as its raw value, with a default.
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
  /// Creates the property for an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0?.absoluteString }
  }
  /// Creates the property for optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional date.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, read: { .some(plain($0, $1)) }) { $0 }
  }
  /// Creates the property for an optional value with a string as its raw value.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, nil) { store, key in
      .some(plain(store, key).flatMap { R(rawValue: $0) })
    } write: {
      $0?.rawValue
    }
  }
  /// Creates the property for an optional value with an integer as its raw value.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, nil) { store, key in
      .some(plain(store, key).flatMap { R(rawValue: $0) })
    } write: {
      $0?.rawValue
    }
  }
}

/// A value that a scene stores; an archive shows its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// Creates a property that is nothing at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }
  /// Creates the property with its initial value.
  public init(wrappedValue: Value, _ key: String) { state = State(initialValue: wrappedValue) }
  /// The current value of the property.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
