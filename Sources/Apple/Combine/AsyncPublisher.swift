/// The values of a publisher as an asynchronous sequence.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
  /// The type of values that the publisher sends.
  public typealias Element = Upstream.Output
  private let upstream: Upstream
  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: Upstream) { upstream = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator {
    let (stream, values) = AsyncThrowingStream.makeStream(of: Element.self)
    let link = upstream.observe {
      values.yield(Box(value: $0).value)
    } end: { completion in
      if case .failure(let error) = completion { values.finish(throwing: error) }
      values.finish()
    }
    values.onTermination = { _ in link.cancel() }
    return stream.makeAsyncIterator()
  }
}

/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  /// The type of values that the publisher sends.
  public typealias Element = Upstream.Output
  private let upstream: Upstream
  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: Upstream) { upstream = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    let (stream, values) = AsyncStream.makeStream(of: Element.self)
    let link = upstream.observe {
      values.yield(Box(value: $0).value)
    } end: { _ in
      values.finish()
    }
    values.onTermination = { _ in link.cancel() }
    return stream.makeAsyncIterator()
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the error that ends the publisher.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
