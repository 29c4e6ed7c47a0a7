import VitrineFoundation

/// A connection, which waits for a network until it is cancelled.
///
/// Unchecked, because its handlers are set by the code that owns it, as on Apple's systems; the rest
/// is locked.
public final class NWConnection: @unchecked Sendable {
  /// The state of a connection.
  public enum State: Equatable, Sendable {
    /// It has not been started.
    case setup
    /// There is no network.
    case waiting(NWError)
    /// It is being established.
    case preparing
    /// It can send and receive.
    case ready
    /// It has ended by itself.
    case failed(NWError)
    /// It has been cancelled.
    case cancelled
  }

  /// What happens when data has been sent.
  public enum SendCompletion: Sendable {
    /// The handler is called, with an error if the data was not sent.
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    /// Nothing; data may be sent twice.
    case idempotent
  }

  /// What data of a connection belongs to.
  public final class ContentContext: Sendable {
    /// The name of the context.
    public let identifier: String
    /// Whether nothing follows.
    public let isFinal: Bool
    /// Creates a context.
    public init(identifier: String, isFinal: Bool = false) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }
    /// One message.
    public static let defaultMessage = ContentContext(identifier: "defaultMessage")
    /// The last message.
    public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
    /// A stream.
    public static let defaultStream = ContentContext(identifier: "defaultStream", isFinal: true)
  }

  /// The handler of received data.
  public typealias Receipt =
    @Sendable (
      _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
    ) -> Void

  /// The handler of state changes.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// The handler that is told whether a path is viable.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  /// The handler that is told whether there is a better path.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// The handler of path updates.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The other endpoint.
  public let endpoint: NWEndpoint
  /// The parameters.
  public let parameters: NWParameters

  private let lock = NSLock()
  private var current = State.setup
  private var pending: [@Sendable (NWError) -> Void] = []
  private var started: DispatchQueue?

  /// Creates a connection to an endpoint.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  /// Creates a connection to a host.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// The state.
  public var state: State { lock.withLock { current } }
  /// The queue of the handlers; `nil` before the start.
  public var queue: DispatchQueue? { lock.withLock { started } }
  /// The path; `nil`, because there is none.
  public var currentPath: NWPath? { nil }
  /// The largest size of a datagram in bytes; 0 without a path.
  public var maximumDatagramSize: Int { 0 }

  /// Starts the connection, which then waits for a network.
  public func start(queue: DispatchQueue) {
    lock.withLock { started = queue }
    move(to: .preparing)
    move(to: .waiting(.posix(.ENETDOWN)))
  }

  /// Starts again; has no effect.
  public func restart() {}

  /// Cancels the connection; everything that waits to be sent or received fails.
  public func cancel() {
    let waiting = lock.withLock {
      defer { pending = [] }
      return pending
    }
    (queue ?? .global()).async { for fail in waiting { fail(.posix(.ECANCELED)) } }
    move(to: .cancelled)
  }

  /// Cancels the connection at once.
  public func forceCancel() { cancel() }

  /// Sends data, which waits for a network until the connection is cancelled.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    wait { handler($0) }
  }

  /// Receives data, for which it waits until the connection is cancelled.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Receipt
  ) { wait { completion(nil, nil, false, $0) } }

  /// Receives a message, for which it waits until the connection is cancelled.
  public func receiveMessage(completion: @escaping Receipt) {
    wait { completion(nil, nil, false, $0) }
  }

  /// Sends and receives together.
  public func batch(_ block: () -> Void) { block() }

  private func wait(_ fail: @escaping @Sendable (NWError) -> Void) {
    lock.withLock { pending.append(fail) }
  }

  /// Enters a state, unless the connection has been cancelled.
  ///
  /// Before the start there is no queue, and no handler is called.
  private func move(to state: State) {
    let queue: DispatchQueue? = lock.withLock {
      guard current != .cancelled else { return nil }
      current = state
      return started
    }
    queue?.async { self.stateUpdateHandler?(state) }
  }
}
