/// An object whose changes views follow; an archive shows it as it is.
public protocol ObservableObject: AnyObject {
  /// What announces changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces changes of an object; nobody listens here.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}
  /// Announces a change.
  public func send() {}
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces changes; nobody listens here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  /// Announces new values; nobody listens here.
  public struct Publisher {
    /// The value it started with.
    public let value: Value
  }
  /// Starts with a value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Starts with a value.
  public init(initialValue: Value) { value = initialValue }
  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// Announces new values; nobody listens here.
  public var projectedValue: Publisher { Publisher(value: value) }
}

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let state: State<ObjectType>
  /// Makes the object when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    state = State(wrappedValue: thunk())
  }
  /// The object.
  public var wrappedValue: ObjectType { state.wrappedValue }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Takes the object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Takes the object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An observable object of which bindings are made.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The property itself.
  public var projectedValue: Bindable<Value> { self }
  /// Takes the object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// Takes the object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding<Subject> {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}
