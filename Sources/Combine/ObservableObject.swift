/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher that announces changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces changes of an object.
///
/// Unchecked, because its subject guards itself.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The publisher sends no value.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Creates an observable object publisher.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
  /// Announces a change.
  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces changes that code announces itself: a picture shows an object as it is.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// The value, and who listens; it is made anew for no copy, as Combine's is.
  ///
  /// Unchecked, because its subject guards itself, and a lock the links.
  final class Storage: @unchecked Sendable {
    let subject: CurrentValueSubject<Value, Never>
    private let lock = NSLock()
    private var links: [AnyCancellable] = []
    init(_ value: Value) { subject = CurrentValueSubject(value) }
    func set(_ value: Value) { subject.send(value) }
    func keep(_ link: AnyCancellable) { lock.withLock { links.append(link) } }
  }

  /// Announces new values, the one of now first.
  public struct Publisher: Combine.Publisher {
    /// Values of the property.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never
    let storage: Storage
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  /// Starts with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Starts with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
  /// The current value of the property.
  public var wrappedValue: Value {
    get { storage.subject.value }
    nonmutating set { storage.set(newValue) }
  }
  /// Announces new values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
