// Operators that are used less often, made of others.

extension Publisher {
  /// Sends the results of a closure that aren't `nil`; an error that it throws ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tryMap(transform).compactMap { $0 } }
  /// Sends values that satisfy a predicate; an error that it throws ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }
  /// Replaces the publisher with another one after an error, unless the closure throws one.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// Omits the values before the first one that a predicate rejects.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var isOpen = false
      return (
        { value in
          isOpen = isOpen || !predicate(value)
          if isOpen { _ = subscriber.receive(value) }
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Sends values up to the first one that a predicate rejects, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var isOpen = true
      return (
        { value in
          guard isOpen else { return }
          isOpen = predicate(value)
          if isOpen {
            _ = subscriber.receive(value)
          } else {
            subscriber.receive(completion: .finished)
          }
        }, { if isOpen { subscriber.receive(completion: $0) } }
      )
    }
  }
  /// Sends the value at a position, then finishes.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
  /// Sends the values at a range of positions, then finishes.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    return dropFirst(positions.lowerBound).prefix(positions.count)
  }
  /// Sends the last value that satisfies a predicate when the publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }
  /// Sends arrays of a number of values, the last of which can have fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    Relay.from(self) { subscriber in
      var kept: [Output] = []
      return (
        { value in
          kept.append(value)
          guard kept.count == count else { return }
          _ = subscriber.receive(kept)
          kept = []
        },
        { completion in
          if case .finished = completion, !kept.isEmpty { _ = subscriber.receive(kept) }
          subscriber.receive(completion: completion)
        }
      )
    }
  }
  /// Sends the number of values when the publisher finishes.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Sends whether a value satisfies a predicate, then finishes.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  /// Sends whether all values satisfy a predicate, then finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }
  /// Sends the smallest value by a predicate when the publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }
  }
  /// Sends the greatest value by a predicate when the publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }
  }
  /// Sends the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Relay.from(self) { completion -> Relay.Following<P> in
      switch completion {
      case .finished: .publisher(publisher)
      case .failure: .end(completion)
      }
    }
  }
  /// Sends values after those of the publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }
  /// Sends the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
  /// Sends the values of three publishers in tuples.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Sends the values of four publishers in tuples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Returns the publisher with errors that end the program.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    mapError { fatalError("\(prefix)\($0)") }.eraseToAnyPublisher()
  }
  /// Returns the publisher unchanged: a picture does not wait for an interval to pass.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those of the publisher, then finishes.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when the publisher finishes.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Sends the greatest value when the publisher finishes.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Encodable {
  /// Encodes values to data, for example to JSON.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
