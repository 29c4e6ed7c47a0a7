/// A publisher that another one, made of its parts, does the work of.
public protocol _ComposedPublisher<Output, Failure>: Publisher {
  /// The type of values that the publisher sends.
  associatedtype Output
  /// The type of error that ends the publisher.
  associatedtype Failure
  /// The publisher that subscribers are connected to.
  var composed: AnyPublisher<Output, Failure> { get }
}

extension _ComposedPublisher {
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { composed.receive(subscriber: subscriber) }
}

extension Publishers {
  /// A publisher of the values of the publishers that a closure returns for each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _ComposedPublisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of publishers at a time; here, it is not limited.
    public let maxPublishers: Subscribers.Demand
    /// Returns the publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher
    /// Creates a publisher of the values of others.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<NewPublisher.Output, Upstream.Failure> {
      upstream.flat(false, transform)
    }
  }

  /// A publisher of the most recent values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure {
    private let (a, b): (A, B)
    /// Creates a publisher of the most recent values.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output), A.Failure> { a.combineLatest(b) }
  }

  /// A publisher of the most recent values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    private let (a, b, c): (A, B, C)
    /// Creates a publisher of the most recent values.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> {
      a.combineLatest(b, c)
    }
  }

  /// A publisher of the most recent values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _ComposedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    private let (a, b, c, d): (A, B, C, D)
    /// Creates a publisher of the most recent values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure> {
      a.combineLatest(b, c, d)
    }
  }

  /// A publisher of the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure {
    private let (a, b): (A, B)
    /// Creates a publisher of the values in order.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output), A.Failure> { a.zip(b) }
  }

  /// A publisher of the values of three publishers in tuples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    private let (a, b, c): (A, B, C)
    /// Creates a publisher of the values in order.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> { a.zip(b, c) }
  }

  /// A publisher of the values of four publishers in tuples.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    private let (a, b, c, d): (A, B, C, D)
    /// Creates a publisher of the values in order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure> {
      a.zip(b, c, d)
    }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    private let (a, b): (A, B)
    /// Creates a publisher of the values of all.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<A.Output, A.Failure> { a.merge(with: b) }
  }

  /// A publisher of the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _ComposedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    private let (a, b, c): (A, B, C)
    /// Creates a publisher of the values of all.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<A.Output, A.Failure> { a.merge(with: b).merge(with: c) }
  }

  /// A publisher of the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _ComposedPublisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    private let (a, b, c, d): (A, B, C, D)
    /// Creates a publisher of the values of all.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// The publisher that subscribers are connected to.
    public var composed: AnyPublisher<A.Output, A.Failure> {
      a.merge(with: b).merge(with: c).merge(with: d)
    }
  }
}
