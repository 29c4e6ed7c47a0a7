import Foundation

/// The work of the compiler after which a project is abandoned.
///
/// It is measured in processor time, so that a busy machine gives the same result as an idle one. A
/// wall-clock limit ends processes that wait without working.
struct WorkBudget {
  private let work: Duration
  private let start: Duration
  private let deadline: ContinuousClock.Instant
  private let used: @Sendable () -> Duration

  /// Starts the measurement.
  ///
  /// - Parameters:
  ///   - work: processor time of the programs that this process runs.
  ///   - wait: wall-clock time.
  ///   - used: the processor time of all programs that have ended.
  init(
    work: Duration, wait: Duration,
    used: @escaping @Sendable () -> Duration = WorkBudget.timeOfChildren
  ) {
    (self.work, self.used) = (work, used)
    (start, deadline) = (used(), ContinuousClock.now + wait)
  }

  private init(_ other: WorkBudget, work: Duration) {
    (self.work, start, deadline, used) = (work, other.start, other.deadline, other.used)
  }

  /// The budget without half of what is left.
  var half: WorkBudget {
    let spent = used() - start
    return WorkBudget(self, work: spent + max(work - spent, .zero) / 2)
  }

  /// Whether less than half of the work is left.
  var isShort: Bool { (used() - start) * 2 >= work }

  /// Whether nothing is left.
  var isSpent: Bool { used() - start >= work || ContinuousClock.now >= deadline }

  /// The remaining wall-clock time in seconds, at least one.
  var secondsLeft: Double { max(ContinuousClock.now.duration(to: deadline) / .seconds(1), 1) }

  /// `RUSAGE_CHILDREN`, whose type differs between systems.
  private static let children: Int32 = -1

  /// The processor time of all programs that have ended, with those that they waited for.
  static let timeOfChildren: @Sendable () -> Duration = {
    var usage = rusage()
    guard getrusage(children, &usage) == 0 else { return .zero }
    return usage.ru_utime.duration + usage.ru_stime.duration
  }
}

extension timeval {
  fileprivate var duration: Duration { .seconds(Int(tv_sec)) + .microseconds(Int(tv_usec)) }
}
