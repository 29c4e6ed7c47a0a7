/// Publishers that combine others.
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

  /// What the end of a publisher leads to.
  enum Following<Next: Publisher> {
    case publisher(Next)
    case end(Subscribers.Completion<Next.Failure>)
  }

  /// A publisher of the values of another one, then of those of the publisher that its end leads to.
  static func from<P: Publisher, Next: Publisher>(
    _ upstream: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Following<Next>
  ) -> AnyPublisher<P.Output, Next.Failure> where Next.Output == P.Output {
    AnyPublisher { subscriber in
      // The first one may end, and the next one begin, while the first one is subscribed to.
      let (first, second) = (LateLink(), LateLink())
      subscriber.receive(
        subscription: ClosureSubscription {
          first.cancel()
          second.cancel()
        })
      first.set(
        upstream.observe {
          _ = subscriber.receive($0)
        } end: { completion in
          switch next(completion) {
          case .end(let completion): subscriber.receive(completion: completion)
          case .publisher(let publisher):
            second.set(
              publisher.observe {
                _ = subscriber.receive($0)
              } end: {
                subscriber.receive(completion: $0)
              })
          }
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

/// A subscription that may be cancelled before it is assigned: publishers may send values while
/// they are subscribed to.
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
  func each<T>(
    _ body: @escaping (Output, AnySubscriber<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    Relay.from(self) { subscriber in
      ({ body($0, subscriber) }, subscriber.receive(completion:))
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
