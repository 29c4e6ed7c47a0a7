import Dispatch

/// A publisher that sends one value, then finishes.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value to send.
  public let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.send([output], to: subscriber)
  }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  /// Creates a publisher that finishes immediately, or never.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  /// Creates a publisher of given types that finishes immediately, or never.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    ends = completeImmediately
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription())
    if ends { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error to fail with.
  public let error: Failure
  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of given types that fails with an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that creates another one for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of values that the created publisher sends.
  public typealias Output = Made.Output
  /// The type of error that ends the created publisher.
  public typealias Failure = Made.Failure
  /// The closure that creates a publisher.
  public let createPublisher: () -> Made
  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that sends one value once it is available.
///
/// Unchecked, because a lock synchronizes access to the result.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private let lock = NSLock()
  private var kept: Result<Output, Failure>?
  private var result: Result<Output, Failure>? { lock.withLock { kept } }
  /// Creates a future and calls a closure that fulfils it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] result in self?.fulfill(result) }
  }
  private func fulfill(_ result: Result<Output, Failure>) {
    let isFirst = lock.withLock {
      defer { kept = kept ?? result }
      return kept == nil
    }
    guard isFirst else { return }
    switch result {
    case .success(let value):
      subject.send(value)
      subject.send(completion: .finished)
    case .failure(let error): subject.send(completion: .failure(error))
    }
  }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    if case .success(let value) = result {
      subscriber.receive(subscription: ClosureSubscription())
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    } else {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Future where Failure == Never {
  /// The value; access waits until it is available.
  public var value: Output {
    get async {
      let box = await withCheckedContinuation { (answer: CheckedContinuation<Box<Output>, Never>) in
        if case .success(let value) = result {
          answer.resume(returning: Box(value: value))
        } else {
          KeptLinks.keep(observe { answer.resume(returning: Box(value: $0)) })
        }
      }
      return box.value
    }
  }
}

/// A value that is passed to another isolation, and that nothing else refers to.
struct Box<Value>: @unchecked Sendable {
  let value: Value
}

/// Subscriptions that live as long as the program.
private enum KeptLinks {
  nonisolated(unsafe) private static var links: [AnyCancellable] = []
  private static let lock = NSLock()
  static func keep(_ link: AnyCancellable) { lock.withLock { links.append(link) } }
}

/// The namespace of types of publishers.
public enum Publishers {
  /// Sends values, then finishes.
  static func send<S: Subscriber>(_ values: some Swift.Sequence<S.Input>, to subscriber: S) {
    subscriber.receive(subscription: ClosureSubscription())
    for value in values { _ = subscriber.receive(value) }
    subscriber.receive(completion: .finished)
  }

  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The sequence of elements to send.
    public let sequence: Elements
    /// Creates a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { Publishers.send(sequence, to: subscriber) }
  }

  /// A publisher of the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: _ComposedPublisher {
    /// The publishers to merge.
    public let publishers: [Upstream]
    /// Creates a publisher that merges others.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that merges others.
    public init<C: Swift.Sequence>(_ upstream: C) where C.Element == Upstream {
      publishers = Array(upstream)
    }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<Upstream.Output, Upstream.Failure> {
      Relay.merge(publishers.map { $0.eraseToAnyPublisher() })
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value; without one, it finishes immediately.
  public var publisher: AnyPublisher<Wrapped, Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the value, or one that fails with the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
