/// A publisher that sends values only after it was connected explicitly.
public protocol ConnectablePublisher: Publisher {
  /// Connects to the publisher, which starts to send values.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects when the first subscriber attaches.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects its upstream publisher when a subscriber attaches.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of error that ends the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
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
  /// A publisher of a timer, which never fires: a picture shows a single date.
  public struct TimerPublisher: ConnectablePublisher {
    /// The current date.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscriber.receive(subscription: ClosureSubscription())
    }
    /// Returns a cancellable object; the timer never fires.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
  /// Returns a publisher that would send the date repeatedly; it never fires, since a picture shows
  /// a single date.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public struct Publisher: Combine.Publisher {
    /// The received notification.
    public typealias Output = Notification
    /// The publisher never fails.
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
  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// An observer of a notification center, and the subscription that it sends to.
private final class ObserverToken {
  let token: any NSObjectProtocol
  var link: AnyCancellable?
  init(_ token: any NSObjectProtocol) { self.token = token }
}

extension URLSession {
  /// A publisher of the response to a request.
  public struct DataTaskPublisher: Publisher {
    /// The received data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// An error of loading the URL.
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
  /// Returns a publisher of the response to a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(session: self, request: URLRequest(url: url))
  }
  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(session: self, request: request)
  }
}

/// A response that is passed from the session's queue to a subscriber.
///
/// Unchecked, because a subscriber chooses where it runs, and nothing else refers to the value.
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
