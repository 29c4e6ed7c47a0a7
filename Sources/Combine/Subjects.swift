/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends sending.
  func send(completion: Subscribers.Completion<Failure>)
  /// Connects the subject to a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

/// The subscribers of a subject.
///
/// Values are sent to those that are connected when sending begins.
private struct Links<Output, Failure: Error> {
  private var links: [(id: Int, subscriber: AnySubscriber<Output, Failure>)] = []
  private var count = 0
  var completion: Subscribers.Completion<Failure>?

  mutating func add(_ subscriber: AnySubscriber<Output, Failure>) -> Int {
    count += 1
    links.append((count, subscriber))
    return count
  }
  mutating func remove(_ id: Int) { links.removeAll { $0.id == id } }
  func send(_ value: Output) { for link in links { _ = link.subscriber.receive(value) } }
  mutating func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let open = links
    links = []
    for link in open { link.subscriber.receive(completion: completion) }
  }
}

/// A subject that keeps nothing.
///
/// Unchecked, as Combine's subjects may be shared and guard themselves; here they are used from the
/// widget's program, which runs views and providers one after the other.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var links = Links<Output, Failure>()
  /// Makes a subject.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let id = links.add(AnySubscriber(subscriber))
    subscriber.receive(subscription: ClosureSubscription { [weak self] in self?.links.remove(id) })
    if let completion = links.completion { subscriber.receive(completion: completion) }
  }
  /// Sends a value.
  public func send(_ value: Output) { if links.completion == nil { links.send(value) } }
  /// Ends sending.
  public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
  /// Connects the subject to a publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps the last value.
///
/// Unchecked for the same reason as `PassthroughSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var links = Links<Output, Failure>()
  private var current: Output
  /// The last value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Starts with a value.
  public init(_ value: Output) { current = value }
  /// Connects a subscriber, which gets the last value at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let id = links.add(AnySubscriber(subscriber))
    subscriber.receive(subscription: ClosureSubscription { [weak self] in self?.links.remove(id) })
    if let completion = links.completion {
      subscriber.receive(completion: completion)
    } else {
      _ = subscriber.receive(current)
    }
  }
  /// Sends a value.
  public func send(_ value: Output) {
    guard links.completion == nil else { return }
    current = value
    links.send(value)
  }
  /// Ends sending.
  public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
  /// Connects the subject to a publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
