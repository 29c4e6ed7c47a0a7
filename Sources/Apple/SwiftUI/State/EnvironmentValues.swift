internal import VitrineCoding
package import VitrineDevices
internal import VitrineGeometry
package import VitrineModel

/// A key for values in the environment.
public protocol EnvironmentKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A key whose value views of UIKit see, too, as a trait.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads the value from traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value to traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The environment that views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Traits of the surface that only archives have; the values above take precedence.
  package var traits = SurfaceTraits()
  /// Records the keys that are read; `nil` if they are not needed.
  package var reads: EnvironmentReads?

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.note(key)
      return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func set<T: AnyObject>(_ object: T?, as type: T.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

extension EnvironmentValues {
  /// All values that a surface passes to an environment.
  private static let rootValues: [RootValue<EnvironmentValues>] = [
    RootValue(\.colorScheme, \.colorScheme),
    RootValue(\.colorSchemeContrast, \.colorSchemeContrast),
    RootValue(\.layoutDirection, \.layoutDirection),
    RootValue(\.dynamicTypeSize, \.dynamicTypeSize),
    RootValue(\.displayScale, \.displayScale, held: { CGFloat($0) }, told: { Double($0) }),
    RootValue(\.isLuminanceReduced, \.isLuminanceReduced),
    RootValue(
      \.redactionReasons, \.redactionReasons,
      held: { RedactionReasons(rawValue: $0.rawValue) }, told: \.archived),
    RootValue(
      \.locale, \.locale, held: { Locale(identifier: $0.text) },
      told: { LocaleIdentifier($0.identifier) }),
    RootValue(
      \.timeZone, \.timeZone, held: { TimeZone(identifier: $0.text) ?? .gmt },
      told: { TimeZoneIdentifier($0.identifier) }),
  ]

  /// Creates the environment at the root of views on a surface.
  package init(root traits: SurfaceTraits) {
    self.init()
    self.traits = traits
    for value in EnvironmentValues.rootValues { value.take(traits, &self) }
  }

  /// The environment with which a renderer starts for the same surface.
  package var archivedRoot: VitrineModel.EnvironmentValues {
    guard reads == nil else { return unwatched.archivedRoot }
    var traits = traits
    for value in EnvironmentValues.rootValues { value.give(self, &traits) }
    return VitrineModel.EnvironmentValues(root: traits)
  }

  /// The same values, whose reads are not recorded.
  var unwatched: EnvironmentValues {
    var copy = self
    copy.reads = nil
    return copy
  }

  /// Returns the modifiers for an archive that produce the differences from another environment.
  func modifiers(of outer: EnvironmentValues) -> [Modifier] {
    // A comparison does not count as a read, because equal values have no effect.
    let outer = outer.unwatched
    guard reads == nil else { return unwatched.modifiers(of: outer) }
    var changes = ArchivedChanges()
    for value in EnvironmentValues.archivedValues { value.compare(self, outer, &changes) }
    let isEmpty = changes.overrides == EnvironmentOverrides()
    return (isEmpty ? [] : [.environment(changes.overrides)]) + changes.modifiers
  }
}

/// The differences between two environments, for archives.
struct ArchivedChanges {
  /// Values that archives have by name.
  var overrides = EnvironmentOverrides()
  /// Values for which archives have modifiers.
  var modifiers: [Modifier] = []
}

/// A value of the environment that exists in archives.
struct ArchivedValue: Sendable {
  /// Adds the value of an environment if it differs from that of another one.
  let compare: @Sendable (EnvironmentValues, EnvironmentValues, inout ArchivedChanges) -> Void

  /// Creates a value that archives have by name.
  static func override<Value: Equatable & SendableMetatype, Archived>(
    _ value: KeyPath<EnvironmentValues, Value> & Sendable,
    _ place: WritableKeyPath<EnvironmentOverrides, Archived?> & Sendable,
    _ archived: @escaping @Sendable (Value) -> Archived?
  ) -> ArchivedValue {
    ArchivedValue { inner, outer, changes in
      let new = inner[keyPath: value]
      if new != outer[keyPath: value] { changes.overrides[keyPath: place] = archived(new) }
    }
  }

  /// Creates a value that archives have by name and with the same type.
  static func override<Value: Equatable & SendableMetatype>(
    _ value: KeyPath<EnvironmentValues, Value> & Sendable,
    _ place: WritableKeyPath<EnvironmentOverrides, Value?> & Sendable
  ) -> ArchivedValue {
    override(value, place) { $0 }
  }

  /// Creates a value for which archives have modifiers.
  static func modifiers<Value: Equatable & SendableMetatype>(
    _ value: KeyPath<EnvironmentValues, Value> & Sendable,
    _ archived: @escaping @Sendable (Value) -> [Modifier]
  ) -> ArchivedValue {
    ArchivedValue { inner, outer, changes in
      let new = inner[keyPath: value]
      if new != outer[keyPath: value] { changes.modifiers += archived(new) }
    }
  }
}

extension View {
  /// Sets a value of the environment.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Adds an object to the environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment { $0.set(object, as: T.self) }
  }

  /// Adds an object to the environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment { $0.set(object, as: T.self) }
  }

  /// Changes a value of the environment.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes environment values, and archives those that have a representation.
  nonisolated package func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    archived(environment: change) { context in
      context.with(change).environment.modifiers(of: context.environment)
    }
  }
}
