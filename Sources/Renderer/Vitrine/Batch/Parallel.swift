import Dispatch
import Synchronization

/// Work on several cores.
package enum Parallel {
  /// Calls `work` for every index below `count`, starting in ascending order.
  ///
  /// - Parameter jobs: the maximum number of calls at the same time; `nil` for the number of cores.
  package static func perform(_ count: Int, jobs: Int? = nil, _ work: @Sendable (Int) -> Void) {
    // A single call is made on this thread: starting others would take longer.
    if count <= 1 || jobs == 1 {
      for index in 0..<max(0, count) { work(index) }
      return
    }
    guard let jobs else {
      return DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(max(1, jobs), count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        work(index)
      }
    }
  }

  /// The results of `work` for every index below `count`, in ascending order.
  package static func map<Value: Sendable>(
    _ count: Int, jobs: Int? = nil, _ work: @Sendable (Int) -> Value
  ) -> [Value] {
    let values = Mutex<[Int: Value]>([:])
    perform(count, jobs: jobs) { index in
      let value = work(index)
      values.withLock { $0[index] = value }
    }
    return values.withLock { values in (0..<count).compactMap { values[$0] } }
  }
}
