import Foundation

/// A publisher through which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends a completion.
  func send(completion: Subscribers.Completion<Failure>)
  /// Connects the subject to a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of type `Void`.
  public func send() { send(()) }
}

/// The subscribers of a subject, and its state.
///
/// Values are sent to the subscribers at the time of the call, outside the lock, so that
/// subscribers may send values and subscribe themselves. Unchecked, because a lock synchronizes
/// access to everything that changes.
final class Links<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var links: [(id: Int, subscriber: AnySubscriber<Output, Failure>)] = []
  private var count = 0
  private var end: Subscribers.Completion<Failure>?
  private var last: Output?

  /// Creates the subscribers of a subject with its current value.
  init(_ last: Output? = nil) { self.last = last }

  /// The most recent value; initially the value that the subject was created with.
  var current: Output? { lock.withLock { last } }
  /// The completion; `nil` until there is one.
  var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

  func add(_ subscriber: AnySubscriber<Output, Failure>) -> Int {
    lock.withLock {
      count += 1
      links.append((count, subscriber))
      return count
    }
  }
  func remove(_ id: Int) { lock.withLock { links.removeAll { $0.id == id } } }
  func send(_ value: Output, keeping: Bool) {
    let open = lock.withLock {
      guard end == nil else { return [AnySubscriber<Output, Failure>]() }
      if keeping { last = value }
      return links.map(\.subscriber)
    }
    for subscriber in open { _ = subscriber.receive(value) }
  }
  func end(_ completion: Subscribers.Completion<Failure>) {
    let open = lock.withLock {
      guard end == nil else { return [AnySubscriber<Output, Failure>]() }
      end = completion
      defer { links = [] }
      return links.map(\.subscriber)
    }
    for subscriber in open { subscriber.receive(completion: completion) }
  }
}

/// A subject without a current value; any thread may send values.
///
/// Unchecked, because its only property synchronizes access itself.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let links = Links<Output, Failure>()
  /// Creates a passthrough subject.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let id = links.add(AnySubscriber(subscriber))
    subscriber.receive(subscription: ClosureSubscription { [weak self] in self?.links.remove(id) })
    if let completion = links.completion { subscriber.receive(completion: completion) }
  }
  /// Sends a value.
  public func send(_ value: Output) { links.send(value, keeping: false) }
  /// Sends a completion.
  public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
  /// Connects the subject to a publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject with a current value; any thread may send values.
///
/// Unchecked, because its properties are the first value, which doesn't change, and the
/// subscribers, which synchronize access themselves.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let links: Links<Output, Failure>
  private let first: Output
  /// The current value.
  public var value: Output {
    get { links.current ?? first }
    set { send(newValue) }
  }
  /// Creates a subject with a current value.
  public init(_ value: Output) { (first, links) = (value, Links(value)) }
  /// Connects a subscriber, which receives the current value immediately.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let id = links.add(AnySubscriber(subscriber))
    subscriber.receive(subscription: ClosureSubscription { [weak self] in self?.links.remove(id) })
    if let completion = links.completion {
      subscriber.receive(completion: completion)
    } else {
      _ = subscriber.receive(value)
    }
  }
  /// Sends a value.
  public func send(_ value: Output) { links.send(value, keeping: true) }
  /// Sends a completion.
  public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
  /// Connects the subject to a publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
