import Synchronization

/// Writes answers whole, whichever thread they come from, as they come or in the order of requests.
final class WorkerOutput: Sendable {
  private struct State {
    /// The request whose answer is next.
    var next = 0
    /// Answers that came before their turn.
    var waiting: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())
  private let isOrdered: Bool
  private let console: Console

  init(isOrdered: Bool, _ console: Console) {
    (self.isOrdered, self.console) = (isOrdered, console)
  }

  /// Writes the answer to a request, or keeps it until its turn; returns how many were written.
  ///
  /// - Parameter index: how many requests came before it.
  /// - Throws: `CommandError` when nobody reads them or there is no room for them.
  func write(_ answer: [UInt8], at index: Int) throws(CommandError) -> Int {
    try state.withLock { state throws(CommandError) in
      guard isOrdered else {
        try console.write(answer)
        return 1
      }
      state.waiting[index] = answer
      var count = 0
      while let answer = state.waiting.removeValue(forKey: state.next) {
        try console.write(answer)
        state.next += 1
        count += 1
      }
      return count
    }
  }
}
