// Operators that select or combine the values of one publisher.

extension Publisher {
  /// Sends only values that differ from the previous one by a predicate.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var last: Output?
      return (
        { value in
          if let last, predicate(last, value) { return }
          last = value
          _ = subscriber.receive(value)
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Omits a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var left = count
      return (
        { value in
          if left > 0 { left -= 1 } else { _ = subscriber.receive(value) }
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Sends a number of values at the start, then finishes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var left = maxLength
      return (
        { value in
          guard left > 0 else { return }
          left -= 1
          _ = subscriber.receive(value)
          if left == 0 { subscriber.receive(completion: .finished) }
        }, { if left > 0 { subscriber.receive(completion: $0) } }
      )
    }
  }
  /// Sends the first value, then finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Sends the first value that satisfies a predicate, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  /// Sends the result of combining the values so far, for each value.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Relay.from(self) { subscriber in
      var total = initial
      return (
        { value in
          total = next(total, value)
          _ = subscriber.receive(total)
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Sends the result of combining all values when the publisher finishes.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Relay.from(self) { subscriber in
      var total = initial
      return (
        { total = next(total, $0) },
        { completion in
          if case .finished = completion { _ = subscriber.receive(total) }
          subscriber.receive(completion: completion)
        }
      )
    }
  }
  /// Sends all values in an array when the publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Sends the last value when the publisher finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last)
  }
  /// Sends only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
  /// Sends values before those of the publisher.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    let upstream = self
    return AnyPublisher { subscriber in
      var isFirst = true
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            subscriber.receive(subscription: subscription)
            if isFirst { for value in values { _ = subscriber.receive(value) } }
            isFirst = false
          }, receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:)))
    }
  }
  /// Calls closures at the events of a subscription.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      (
        {
          receiveOutput?($0)
          _ = subscriber.receive($0)
        },
        {
          receiveCompletion?($0)
          subscriber.receive(completion: $0)
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends only values that differ from the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
