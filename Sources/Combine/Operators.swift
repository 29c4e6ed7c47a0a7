/// Publishers that are made of others.
enum Relay {
  /// A publisher that subscribes to another one for each subscriber.
  static func from<P: Publisher, Output, Failure: Error>(
    _ upstream: P,
    _ make:
      @escaping (AnySubscriber<Output, Failure>) -> (
        (P.Output) -> Void, (Subscribers.Completion<P.Failure>) -> Void
      )
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let link = LateLink()
      subscriber.receive(subscription: ClosureSubscription { link.cancel() })
      let (value, end) = make(subscriber)
      link.set(
        upstream.observe {
          if !link.isEnded { value($0) }
        } end: {
          if !link.isEnded { end($0) }
        })
    }
  }

  static func merge<Output, Failure: Error>(
    _ publishers: [AnyPublisher<Output, Failure>]
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let links = publishers.map { _ in LateLink() }
      subscriber.receive(subscription: ClosureSubscription { links.forEach { $0.cancel() } })
      var open = publishers.count
      if open == 0 { subscriber.receive(completion: .finished) }
      for (publisher, link) in zip(publishers, links) {
        link.set(
          publisher.observe {
            _ = subscriber.receive($0)
          } end: { completion in
            open -= 1
            if case .failure = completion { links.forEach { $0.cancel() } }
            if case .finished = completion, open > 0 { return }
            subscriber.receive(completion: completion)
          })
      }
    }
  }
}

/// A connection that may be ended before it is made: publishers send while one subscribes.
final class LateLink {
  private var link: AnyCancellable?
  private(set) var isEnded = false
  func set(_ link: AnyCancellable) { if isEnded { link.cancel() } else { self.link = link } }
  func cancel() {
    isEnded = true
    link?.cancel()
    link = nil
  }
}

extension Publisher {
  private func each<T>(
    _ body: @escaping (Output, AnySubscriber<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    Relay.from(self) { subscriber in
      ({ body($0, subscriber) }, subscriber.receive(completion:))
    }
  }

  /// Changes values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { _ = $1.receive(transform($0)) }
  }
  /// Changes values that may be missing to those that are there.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, next in if let value = transform(value) { _ = next.receive(value) } }
  }
  /// Lets some values through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIncluded($0) { _ = $1.receive($0) } }
  }
  /// Changes values by code that may fail.
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
  /// Decodes data.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Changes how it fails.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    Relay.from(self) { subscriber in
      ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0.mapFailure(transform)) })
    }
  }
  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    let upstream = self
    return AnyPublisher { subscriber in
      let link = LateLink()
      subscriber.receive(subscription: ClosureSubscription { link.cancel() })
      link.set(
        upstream.observe {
          _ = subscriber.receive($0)
        } end: { completion in
          switch completion {
          case .finished: subscriber.receive(completion: .finished)
          case .failure(let error):
            link.set(
              handler(error).observe {
                _ = subscriber.receive($0)
              } end: {
                subscriber.receive(completion: $0)
              })
          }
        })
    }
  }
  /// Sends a value in the place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Sends a value in the place of none.
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
  /// Sends a value in the place of missing ones.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// Leaves out values that are as the last one.
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
  /// Leaves out the first values.
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
  /// Sends the first values and ends.
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
  /// Sends the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Sends the first value that fits and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  /// Sends what values amount to so far.
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
  /// Sends what all values amount to.
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
  /// Sends all values as one array.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Sends the last value.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last)
  }
  /// Sends nothing but the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
  /// Sends values before the others.
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
  /// Looks at what happens.
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
  /// Sends what publishers send that are made of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { flat(false, transform) }
  /// Sends what the last publisher sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { flat(true) { $0 } }

  private func flat<P: Publisher>(
    _ endsLast: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    Relay.from(self) { subscriber in
      var (links, open): ([LateLink], Int) = ([], 1)
      let end = { (completion: Subscribers.Completion<Failure>) in
        open -= 1
        if case .finished = completion, open > 0 { return }
        subscriber.receive(completion: completion)
      }
      return (
        { value in
          if endsLast {
            open -= links.filter { !$0.isEnded }.count
            links.forEach { $0.cancel() }
          }
          open += 1
          let link = LateLink()
          links.append(link)
          link.set(
            transform(value).observe {
              _ = subscriber.receive($0)
            } end: {
              end($0)
            })
        }, end
      )
    }
  }
  /// Sends what two publishers send.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Relay.merge([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }
  /// Sends the last values of two publishers together.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    let pair = [map { Side<Output, P.Output>.left($0) }, other.map { .right($0) }]
    return Relay.from(Relay.merge(pair)) { subscriber in
      var (left, right): (Output?, P.Output?)
      return (
        { side in
          switch side {
          case .left(let value): left = value
          case .right(let value): right = value
          }
          if let left, let right { _ = subscriber.receive((left, right)) }
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Sends the last values of two publishers together, changed.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Sends the last values of three publishers together.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Sends values of two publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    let pair = [map { Side<Output, P.Output>.left($0) }, other.map { .right($0) }]
    return Relay.from(Relay.merge(pair)) { subscriber in
      var (left, right): ([Output], [P.Output]) = ([], [])
      return (
        { side in
          switch side {
          case .left(let value): left.append(value)
          case .right(let value): right.append(value)
          }
          if !left.isEmpty, !right.isEmpty {
            _ = subscriber.receive((left.removeFirst(), right.removeFirst()))
          }
        }, subscriber.receive(completion:)
      )
    }
  }
  /// The publisher itself: everyone sees the same values.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Tries again so many times after a failure.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }
  /// The publisher itself: nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

private enum Side<Left, Right> {
  case left(Left)
  case right(Right)
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the last one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// The publisher as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    Relay.from(self) { subscriber in
      ({ _ = subscriber.receive($0) }, { _ in subscriber.receive(completion: .finished) })
    }
  }
}

extension Subscribers.Completion {
  func mapFailure<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
