import Dispatch

/// Sends one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value to send.
  public let output: Output
  /// Sends a value.
  public init(_ output: Output) { self.output = output }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.send([output], to: subscriber)
  }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  /// Ends at once, or never.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  /// Ends at once, or never.
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

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How it fails.
  public let error: Failure
  /// Fails in a way.
  public init(error: Failure) { self.error = error }
  /// Fails in a way.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ClosureSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// Makes a publisher when somebody subscribes.
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of value that the created publisher sends.
  public typealias Output = Made.Output
  /// How it fails.
  public typealias Failure = Made.Failure
  /// Creates the publisher of the objects' changes.
  public let createPublisher: () -> Made
  /// Creates a deferred.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends one value that comes later.
///
/// Unchecked, because the result is guarded by its lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private let lock = NSLock()
  private var kept: Result<Output, Failure>?
  private var result: Result<Output, Failure>? { lock.withLock { kept } }
  /// Starts the work.
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
  /// The value, once it is there.
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

/// Hands a value from one place to another; nobody else has it.
private struct Box<Value>: @unchecked Sendable {
  let value: Value
}

/// Connections that live as long as the program.
private enum KeptLinks {
  nonisolated(unsafe) private static var links: [AnyCancellable] = []
  private static let lock = NSLock()
  static func keep(_ link: AnyCancellable) { lock.withLock { links.append(link) } }
}

/// The kinds of publishers.
public enum Publishers {
  /// Sends values and ends.
  static func send<S: Subscriber>(_ values: some Swift.Sequence<S.Input>, to subscriber: S) {
    subscriber.receive(subscription: ClosureSubscription())
    for value in values { _ = subscriber.receive(value) }
    subscriber.receive(completion: .finished)
  }

  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the sequence's output.
    public typealias Output = Elements.Element
    /// The sequence of elements to send.
    public let sequence: Elements
    /// Creates a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { Publishers.send(sequence, to: subscriber) }
  }

  /// Sends what several publishers send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of value that the publisher sends.
    public typealias Output = Upstream.Output
    /// How sending can fail.
    public typealias Failure = Upstream.Failure
    /// The publishers to merge.
    public let publishers: [Upstream]
    /// Creates a publisher that merges others.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that merges others.
    public init<C: Swift.Sequence>(_ upstream: C) where C.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay.merge(publishers.map { $0.eraseToAnyPublisher() }).receive(subscriber: subscriber)
    }
  }

  /// Sends the last values of two publishers together.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// How sending can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// Sends the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
  }
}

extension Result {
  /// Sends the value or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
