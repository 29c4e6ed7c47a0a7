// Operators that combine several publishers.

extension Publisher {
  /// Sends the values of the publishers that a closure returns for each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  /// Sends the values of the most recent publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { flat(true) { $0 } }

  func flat<P: Publisher>(
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
  /// Sends the values of both publishers.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Relay.merge([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }
  /// Sends the most recent values of two publishers as a tuple.
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
  /// Sends what a closure returns for the most recent values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Sends the most recent values of three publishers as a tuple.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Sends the most recent values of four publishers as a tuple.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Sends the values of two publishers in pairs.
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
}

private enum Side<Left, Right> {
  case left(Left)
  case right(Right)
}
