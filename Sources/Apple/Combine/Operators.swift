// Operators that transform values or handle errors.

extension Publisher {
  /// Transforms values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { _ = $1.receive(transform($0)) }
  }
  /// Sends the results of a closure that aren't `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, next in if let value = transform(value) { _ = next.receive(value) } }
  }
  /// Sends only values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIncluded($0) { _ = $1.receive($0) } }
  }
  /// Transforms values with a closure that may throw, which ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Relay.from(self) { subscriber in
      var isOpen = true
      return (
        { value in
          guard isOpen else { return }
          do {
            _ = subscriber.receive(try transform(value))
          } catch {
            isOpen = false
            subscriber.receive(completion: .failure(error))
          }
        },
        { if isOpen { subscriber.receive(completion: $0.mapFailure { $0 }) } }
      )
    }
  }
  /// Decodes values from data, for example from JSON.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Transforms the error that ends the publisher.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    Relay.from(self) { subscriber in
      ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0.mapFailure(transform)) })
    }
  }
  /// Replaces the publisher with another one after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    Relay.from(self) { completion -> Relay.Following<P> in
      switch completion {
      case .finished: .end(.finished)
      case .failure(let error): .publisher(handler(error))
      }
    }
  }
  /// Sends a value in place of an error, then finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Sends a value if the publisher finishes without sending any.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var isEmpty = true
      return (
        { value in
          isEmpty = false
          _ = subscriber.receive(value)
        },
        { completion in
          if case .finished = completion, isEmpty { _ = subscriber.receive(output) }
          subscriber.receive(completion: completion)
        }
      )
    }
  }
  /// Replaces `nil` with a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// Returns the publisher unchanged: each subscriber has a subscription of its own.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Subscribes again after an error, up to a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }
  /// Returns the publisher unchanged; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Changes the error type of a publisher that never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    Relay.from(self) { subscriber in
      ({ _ = subscriber.receive($0) }, { _ in subscriber.receive(completion: .finished) })
    }
  }
}
