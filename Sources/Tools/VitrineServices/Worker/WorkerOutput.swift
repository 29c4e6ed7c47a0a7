import Synchronization
import VitrineCommandLine

/// Writes answers from any thread, as they come or in the order of requests.
final class WorkerOutput: Sendable {
  private struct State {
    /// The index of the next answer to write.
    var next = 0
    /// Answers that arrived before their turn.
    var waiting: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())
  private let isOrdered: Bool
  private let console: Console

  init(isOrdered: Bool, _ console: Console) {
    (self.isOrdered, self.console) = (isOrdered, console)
  }

  /// Writes the answer to a request, or keeps it until its turn, and returns how many were written.
  ///
  /// - Parameter index: the number of requests before it.
  /// - Throws: `CommandError` when the output is closed or the disk is full.
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
