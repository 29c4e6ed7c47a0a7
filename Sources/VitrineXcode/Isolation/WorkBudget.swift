import Foundation

/// How much the compiler may work until a project is given up.
///
/// Processor time counts, so that a machine that does other work beside gives the same result as one
/// that does not. A clock on the wall ends what waits without working.
struct WorkBudget {
  private let work: Duration
  private let start: Duration
  private let deadline: ContinuousClock.Instant
  private let used: @Sendable () -> Duration

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - work: processor time of the programs that this process runs.
  ///   - wait: time on the wall.
  ///   - used: the processor time of all programs that have ended.
  init(
    work: Duration, wait: Duration,
    used: @escaping @Sendable () -> Duration = WorkBudget.timeOfChildren
  ) {
    (self.work, self.used) = (work, used)
    (start, deadline) = (used(), ContinuousClock.now + wait)
  }

  /// Whether less than half of the work is left.
  var isShort: Bool { (used() - start) * 2 >= work }

  /// Whether nothing is left.
  var isSpent: Bool { used() - start >= work || ContinuousClock.now >= deadline }

  /// The seconds on the wall that are left, one at least.
  var secondsLeft: Double { max(ContinuousClock.now.duration(to: deadline) / .seconds(1), 1) }

  /// `RUSAGE_CHILDREN`, which systems declare with types of their own.
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
