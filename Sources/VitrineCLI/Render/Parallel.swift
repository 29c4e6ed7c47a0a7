import Dispatch
import Synchronization

/// Work on all cores.
enum Parallel {
  /// Does `work` for every index below `count`, starting in ascending order.
  static func perform(_ count: Int, _ work: @Sendable (Int) -> Void) {
    // One piece of work is done in this thread: starting others would take longer.
    if count == 1 { return work(0) }
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }

  /// The results of `work` for every index below `count`, in ascending order.
  static func map<Value: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Value
  ) -> [Value] {
    let values = Mutex<[Int: Value]>([:])
    perform(count) { index in
      let value = work(index)
      values.withLock { $0[index] = value }
    }
    return values.withLock { values in (0..<count).compactMap { values[$0] } }
  }
}
