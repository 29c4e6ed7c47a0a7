/// A value of the environment that a view sees.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var environment = EnvironmentValues()
  }

  private let box = Box()
  private let value: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = { $0[keyPath: keyPath] }
  }

  /// Reads an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    value = { environment in
      guard let object = environment.object(Value.self) else {
        preconditionFailure("no object of type \(Value.self) is in the environment")
      }
      return object
    }
  }

  /// Reads an object by its type; `nil` when there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    value = { $0.object(T.self) }
  }

  /// The current value of the property.
  public var wrappedValue: Value { value(box.environment) }
}

extension Environment: EnvironmentReader {
  package func read(_ environment: EnvironmentValues) { box.environment = environment }
}

/// An object that an ancestor of the view has added to the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    var environment = EnvironmentValues()
  }

  private let box = Box()

  /// Bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Creates the property, which reads the object of this type.
  public init() {}

  /// The current value of the property.
  public var wrappedValue: ObjectType {
    guard let object = box.environment.object(ObjectType.self) else {
      preconditionFailure("no object of type \(ObjectType.self) is in the environment")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: EnvironmentReader {
  package func read(_ environment: EnvironmentValues) { box.environment = environment }
}
