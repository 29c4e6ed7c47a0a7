@_exported import Foundation
@_exported import FoundationNetworking

/// A type that sends values over time, as in Combine.
///
/// Values are sent immediately: any demand counts as unlimited.
public protocol Publisher<Output, Failure> {
  /// The type of values that the publisher sends.
  associatedtype Output
  /// The type of error that ends the publisher.
  associatedtype Failure: Error
  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A type that receives values.
public protocol Subscriber<Input, Failure> {
  /// The type of values that the subscriber receives.
  associatedtype Input
  /// The type of error that the subscriber receives.
  associatedtype Failure: Error
  /// Receives the subscription to a publisher.
  func receive(subscription: any Subscription)
  /// Receives a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value of type `Void`.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A type that supports cancellation.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores the object in a collection, which keeps it alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
  /// Stores the object in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, AnyObject {
  /// Requests a number of values.
  func request(_ demand: Subscribers.Demand)
}

/// A subscription that is cancelled when the object is released.
///
/// Unchecked, because the cancelled work is responsible for its own isolation.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var end: (() -> Void)?
  /// Creates an object that calls a closure when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  /// Creates an object that cancels another one.
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }
  deinit { end?() }
  /// Cancels the activity.
  public func cancel() {
    let action = end
    end = nil
    action?()
  }
  /// Returns whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The namespace of types related to subscribers.
public enum Subscribers {
  /// A requested number of values.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number of values; `nil` for an unlimited number.
    public let max: Int?
    /// Requests an unlimited number of values.
    public static let unlimited = Demand(max: nil)
    /// Requests no values.
    public static let none = Demand(max: 0)
    private init(max: Int?) { self.max = max }
    /// Requests a number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    /// Returns whether the first demand is less than the second.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      (lhs.max ?? .max) < (rhs.max ?? .max)
    }
  }

  /// The completion of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void
  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }
  init(_ connect: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.connect = connect }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { connect(AnySubscriber(subscriber)) }
}

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void
  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = subscriber.receive(subscription:)
    onValue = { subscriber.receive($0) }
    onEnd = subscriber.receive(completion:)
  }
  /// Creates a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onValue = receiveValue ?? { _ in .unlimited }
    onEnd = receiveCompletion ?? { _ in }
  }
  /// Receives the subscription to a publisher.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Receives a value.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}

/// A subscription that calls a closure when it is cancelled.
final class ClosureSubscription: Subscription {
  private let end: () -> Void
  init(_ end: @escaping () -> Void = {}) { self.end = end }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}

extension Publisher {
  /// Returns the publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
  /// Sends all events to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    observe {
      subject.send($0)
    } end: {
      subject.send(completion: $0)
    }
  }

  /// Calls closures for values and the end.
  func observe(
    _ value: @escaping (Output) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) -> AnyCancellable {
    let link = SinkLink<Output, Failure>(value, end)
    receive(subscriber: link)
    return AnyCancellable { link.cancel() }
  }

  /// Calls closures for values and the completion.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { observe(receiveValue, end: receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    observe(receiveValue)
  }
  /// Assigns each value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { observe { object[keyPath: keyPath] = $0 } }
  /// Assigns each value to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(observe { storage.set($0) })
  }
}

/// A cancellable subscriber of closures.
private final class SinkLink<Input, Failure: Error>: Subscriber, Cancellable {
  private var value: ((Input) -> Void)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    _ value: @escaping (Input) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { (self.value, self.end) = (value, end) }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    let end = end
    (value, self.end, subscription) = (nil, nil, nil)
    end?(completion)
  }
  func cancel() {
    let subscription = subscription
    (value, end, self.subscription) = (nil, nil, nil)
    subscription?.cancel()
  }
}
