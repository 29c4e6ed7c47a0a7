import Synchronization
import VitrineFoundation

/// A value that the app provides to its intents, as `@Dependency`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: AnyHashableSendable?
  private let manager: AppDependencyManager
  private let makeDefault: (@Sendable () -> Value)?

  /// Resolves the value that was added for a key, or for the type.
  public init(key: AnyHashableSendable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, makeDefault) = (key, manager, nil)
  }

  /// Resolves the value that was added for a key, or for the type, or returns another one.
  public init(
    key: AnyHashableSendable? = nil, manager: AppDependencyManager = .shared,
    default dependencyProvider: @autoclosure @escaping @Sendable () -> Value
  ) { (self.key, self.manager, makeDefault) = (key, manager, dependencyProvider) }

  /// The value, which the program must have added before it is read.
  public var wrappedValue: Value {
    guard let value = manager.value(Value.self, key) ?? makeDefault?() else {
      preconditionFailure(
        "no dependency of type \(Value.self); add one to AppDependencyManager.shared first")
    }
    return value
  }
}

/// The key of a dependency.
public struct AnyHashableSendable: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a key from a string.
  public init(stringLiteral value: String) { name = value }
}

/// The values that the app provides to its intents.
public final class AppDependencyManager: Sendable {
  /// The shared manager, which resolves the dependencies of intents.
  public static let shared = AppDependencyManager()

  /// Creates a manager without values.
  public init() {}

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashableSendable?
  }

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  /// Adds a value, which is created when it is needed.
  public func add<Value: Sendable>(
    key: AnyHashableSendable? = nil, dependency: @escaping @autoclosure @Sendable () -> Value
  ) {
    makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: key)] = dependency }
  }

  /// Adds a value, which is created when it is needed.
  public func add<Value: Sendable>(
    key: AnyHashableSendable? = nil, dependency: @escaping @Sendable () -> Value
  ) {
    makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: key)] = dependency }
  }

  func value<Value: Sendable>(_ type: Value.Type, _ name: AnyHashableSendable?) -> Value? {
    makers.withLock { $0[Key(type: ObjectIdentifier(type), name: name)] }?() as? Value
  }
}
