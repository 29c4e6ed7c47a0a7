import Foundation
import Synchronization
import VitrineProcess

/// The work of the compiler after which a project is abandoned.
///
/// It is measured in processor time, so that a busy machine gives the same result as an idle one. A
/// wall-clock limit ends processes that wait without working; it grows with the machine's load while they
/// work. What every compilation does once does not count.
struct WorkBudget {
  private let work: Duration
  private let start: Duration
  private let wait: Duration
  private let began: ContinuousClock.Instant
  private let used: @Sendable () -> Duration
  private let ordinary: OrdinaryWork

  /// What does not count, of a budget and of parts of it.
  private final class OrdinaryWork: Sendable {
    let time = Mutex((work: Duration.zero, wait: Duration.zero))
  }

  /// Starts the measurement.
  ///
  /// - Parameters:
  ///   - work: processor time of the programs that this process runs.
  ///   - wait: wall-clock time on an idle machine.
  ///   - used: the processor time of all programs that have ended.
  init(
    work: Duration, wait: Duration,
    used: @escaping @Sendable () -> Duration = WorkBudget.timeOfChildren
  ) {
    (self.work, self.used) = (work, used)
    (start, self.wait, ordinary) = (used(), wait, OrdinaryWork())
    began = ContinuousClock.now
  }

  private init(_ other: WorkBudget, work: Duration) {
    (self.work, start, wait, used) = (work, other.start, other.wait, other.used)
    (ordinary, began) = (other.ordinary, other.began)
  }

  /// Runs a compiler.
  ///
  /// - Parameter isOrdinary: whether a result is of work that every compilation has.
  /// - Returns: the result, and the processor time of it.
  func measure<Value, Failure: Error>(
    isOrdinary: (Value) -> Bool, _ run: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, work: Duration) {
    let (before, began) = (used(), ContinuousClock.now)
    let value = try run()
    let work = used() - before
    if isOrdinary(value) {
      ordinary.time.withLock {
        $0.work += work
        $0.wait += ContinuousClock.now - began
      }
    }
    return (value, work)
  }

  private var spent: Duration { used() - start - ordinary.time.withLock(\.work) }

  /// What is left of the wall-clock time.
  private var waitLeft: Duration {
    wait * MachineLoad.delay - (ContinuousClock.now - began) + ordinary.time.withLock(\.wait)
  }

  /// The budget without the sixth of it that is enough for the few files of widgets.
  var ofLibraries: WorkBudget { WorkBudget(self, work: work * 5 / 6) }

  /// Whether less than half of the work is left.
  var isShort: Bool { spent * 2 >= work }

  /// Whether nothing is left.
  var isSpent: Bool { spent >= work || waitLeft <= .zero }

  /// The remaining wall-clock time in seconds, at least one.
  var secondsLeft: Double { max(waitLeft / .seconds(1), 1) }

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
