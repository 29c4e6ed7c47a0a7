/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher that announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher of the changes of an object.
///
/// Unchecked, because its subject synchronizes access itself.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The publisher sends no value.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Creates a publisher of an object's changes.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
  /// Announces a change.
  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher of the changes that code announces itself; it isn't connected to published
  /// properties, since a picture shows an object in a single state.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// The value and its subscribers; as in Combine, a copy of the property shares it.
  ///
  /// Unchecked, because the subject synchronizes access to itself, and a lock the access to the
  /// subscriptions.
  final class Storage: @unchecked Sendable {
    let subject: CurrentValueSubject<Value, Never>
    private let lock = NSLock()
    private var links: [AnyCancellable] = []
    init(_ value: Value) { subject = CurrentValueSubject(value) }
    func set(_ value: Value) { subject.send(value) }
    func keep(_ link: AnyCancellable) { lock.withLock { links.append(link) } }
  }

  /// A publisher of the current value, then of each new value.
  public struct Publisher: Combine.Publisher {
    /// The type of the property's values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    let storage: Storage
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a published property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
  /// The current value of the property.
  public var wrappedValue: Value {
    get { storage.subject.value }
    nonmutating set { storage.set(newValue) }
  }
  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
