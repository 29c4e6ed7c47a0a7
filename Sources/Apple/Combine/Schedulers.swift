import Dispatch

/// A type that runs closures immediately or after a delay.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of time that the scheduler uses.
  associatedtype SchedulerTimeType
  /// Runs a closure as soon as possible.
  func schedule(_ action: @escaping () -> Void)
  /// Runs a closure after a number of seconds.
  func schedule(after seconds: Double, _ action: @escaping () -> Void)
}

/// An interval of time for schedulers.
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
  /// Returns an interval in milliseconds.
  public static func milliseconds(_ value: Int) -> SchedulerInterval {
    SchedulerInterval(Double(value) / 1000)
  }
}

extension DispatchQueue: Scheduler {
  /// The times of a queue.
  public typealias SchedulerTimeType = DispatchTime
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    async { work.run() }
  }
  /// Runs a closure after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    asyncAfter(deadline: .now() + seconds) { work.run() }
  }
}

extension RunLoop: Scheduler {
  /// The times of a run loop.
  public typealias SchedulerTimeType = Date
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
  /// Runs a closure after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  /// The times of a queue.
  public typealias SchedulerTimeType = Date
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    let work = UncheckedWork(action)
    addOperation { work.run() }
  }
  /// Runs a closure after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

/// A scheduler that runs closures immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The times of the scheduler, which ignores them.
  public typealias SchedulerTimeType = Date
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()
  /// Runs a closure immediately.
  public func schedule(_ action: @escaping () -> Void) { action() }
  /// Runs a closure immediately.
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

/// A closure that is responsible for its own isolation.
private struct UncheckedWork: @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func run() { action() }
}

extension Publisher {
  /// Sends values on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { later(scheduler, 0) }
  /// Sends values after a delay.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S
  ) -> AnyPublisher<Output, Failure> { later(scheduler, interval.seconds) }
  /// Returns the publisher unchanged: it is subscribed to immediately.
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

  /// Sends a value when no other one follows within an interval.
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
  /// Sends at most one value for each interval.
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
