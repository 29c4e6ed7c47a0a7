// Values that a view passes to its container.

/// A key for values that a view passes to its container.
public protocol ContainerValueKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated extension View {
  /// Sets a value that the view passes to its container, which sees the standard value here.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { recorded("containerValue", .notDrawn) }
}

extension Subview {
  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues() }
}
