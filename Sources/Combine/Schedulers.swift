import Dispatch

/// A type that runs work at a time.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of time that the scheduler uses.
  associatedtype SchedulerTimeType
  /// Runs work as soon as it can.
  func schedule(_ action: @escaping () -> Void)
  /// Runs work after seconds.
  func schedule(after seconds: Double, _ action: @escaping () -> Void)
}

/// Lengths of time for schedulers.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
  /// Creates an interval in seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Creates an interval in seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  init(_ seconds: Double) { self.seconds = seconds }
  /// Returns an interval in seconds.
  public static func seconds(_ value: Double) -> SchedulerInterval { SchedulerInterval(value) }
  /// Returns an interval in seconds.
  public static func seconds(_ value: Int) -> SchedulerInterval { SchedulerInterval(Double(value)) }
  /// Thousandths of a second.
  public static func milliseconds(_ value: Int) -> SchedulerInterval {
    SchedulerInterval(Double(value) / 1000)
  }
}

extension DispatchQueue: Scheduler {
  /// Dates of a queue.
  public typealias SchedulerTimeType = DispatchTime
  /// Runs work as soon as it can.
  public func schedule(_ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    async { work.run() }
  }
  /// Runs work after seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    asyncAfter(deadline: .now() + seconds) { work.run() }
  }
}

extension RunLoop: Scheduler {
  /// Dates of a run loop.
  public typealias SchedulerTimeType = Date
  /// Runs work as soon as it can.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
  /// Runs work after seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  /// Dates of a queue.
  public typealias SchedulerTimeType = Date
  /// Runs work as soon as it can.
  public func schedule(_ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    addOperation { work.run() }
  }
  /// Runs work after seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is no time.
  public typealias SchedulerTimeType = Date
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()
  /// Runs work at once.
  public func schedule(_ action: @escaping () -> Void) { action() }
  /// Runs work at once.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

/// Work that is responsible for its own isolation.
private struct UncheckedWork: @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func run() { action() }
}

extension Publisher {
  /// Sends values where a scheduler runs them.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { later(scheduler, 0) }
  /// Sends values after a while.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S
  ) -> AnyPublisher<Output, Failure> { later(scheduler, interval.seconds) }
  /// The publisher itself: work begins at once.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  private func later<S: Scheduler>(
    _ scheduler: S, _ seconds: Double
  ) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      let run: (@escaping () -> Void) -> Void = { action in
        if seconds > 0 {
          scheduler.schedule(after: seconds, action)
        } else {
          scheduler.schedule(action)
        }
      }
      return (
        { value in run { _ = subscriber.receive(value) } },
        { completion in run { subscriber.receive(completion: completion) } }
      )
    }
  }

  /// Sends a value once no other has come for a while.
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var count = 0
      return (
        { value in
          count += 1
          let own = count
          scheduler.schedule(after: interval.seconds) {
            if own == count { _ = subscriber.receive(value) }
          }
        }, subscriber.receive(completion:)
      )
    }
  }
  /// Sends a value at once, and then the next one after a while.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    Relay.from(self) { subscriber in
      var isOpen = true
      return (
        { value in
          guard isOpen else { return }
          isOpen = false
          _ = subscriber.receive(value)
          scheduler.schedule(after: interval.seconds) { isOpen = true }
        }, subscriber.receive(completion:)
      )
    }
  }
}
