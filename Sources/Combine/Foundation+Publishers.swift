/// A publisher that starts when it is connected explicitly.
public protocol ConnectablePublisher: Publisher {
  /// Connects to the publisher, which starts sending.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts sending when somebody subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts a publisher when somebody subscribes.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of value that the publisher sends.
    public typealias Output = Upstream.Output
    /// How sending can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected automatically.
    public let upstream: Upstream
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      _ = upstream.connect()
    }
  }
}

extension Timer {
  /// Sends dates; never, as a picture shows one date.
  public struct TimerPublisher: ConnectablePublisher {
    /// The current date.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscriber.receive(subscription: ClosureSubscription())
    }
    /// Starts nothing; the timer never fires.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
  /// Sends dates; never, as a picture shows one date.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The received notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
      let (center, next) = (center, AnySubscriber(subscriber))
      let held = ObserverToken(token)
      next.receive(subscription: ClosureSubscription { center.removeObserver(held.token) })
      held.link = subject.observe { _ = next.receive($0) }
    }
  }
  /// Sends notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// An object that retains an observer.
private final class ObserverToken {
  let token: any NSObjectProtocol
  var link: AnyCancellable?
  init(_ token: any NSObjectProtocol) { self.token = token }
}

extension URLSession {
  /// Sends what a server answers.
  public struct DataTaskPublisher: Publisher {
    /// The data and the answer's head.
    public typealias Output = (data: Data, response: URLResponse)
    /// How loading fails.
    public typealias Failure = URLError
    let session: URLSession
    let request: URLRequest
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let next = LoadedAnswer(subscriber)
      let task = session.dataTask(with: request) { next.finish($0, $1, $2) }
      subscriber.receive(subscription: ClosureSubscription { task.cancel() })
      task.resume()
    }
  }
  /// Sends what a server answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(session: self, request: URLRequest(url: url))
  }
  /// Sends what a server answers.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(session: self, request: request)
  }
}

/// Hands an answer from the session's queue to a subscriber.
///
/// Unchecked, because a subscriber chooses where it runs, and nothing else holds the value.
private struct LoadedAnswer: @unchecked Sendable {
  private let subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
  init<S: Subscriber>(_ subscriber: S)
  where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
    self.subscriber = AnySubscriber(subscriber)
  }
  func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let data, let response else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      return
    }
    _ = subscriber.receive((data, response))
    subscriber.receive(completion: .finished)
  }
}
