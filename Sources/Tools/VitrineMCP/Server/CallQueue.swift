import Dispatch
import Synchronization

/// Runs a few calls of tools at a time, outside the thread that reads messages.
final class CallQueue: Sendable {
  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  /// The maximum number of calls that run at the same time.
  private static let mostRunning = 4
  /// The maximum number of waiting calls.
  private static let mostWaiting = 64

  private let state = Mutex(State())
  private let group = DispatchGroup()

  /// Runs a call when there is room, and returns whether it was accepted.
  func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    let isNext: Bool? = state.withLock { state in
      if state.running < CallQueue.mostRunning {
        state.running += 1
        return true
      }
      guard state.waiting.count < CallQueue.mostWaiting else { return nil }
      state.waiting.append(work)
      return false
    }
    guard let isNext else { return false }
    if isNext { start(work) }
    return true
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    // Each call has its own queue, and so its own thread. A shared queue has only as many threads
    // as there are cores, and calls that wait for a build would block others.
    DispatchQueue(label: "call").async(group: group) { [self] in
      work()
      let next = state.withLock { state -> (@Sendable () -> Void)? in
        guard !state.waiting.isEmpty else {
          state.running -= 1
          return nil
        }
        return state.waiting.removeFirst()
      }
      if let next { start(next) }
    }
  }

  /// Waits until all calls have ended, at most for some seconds.
  func wait(seconds: Double) { _ = group.wait(timeout: .now() + seconds) }
}
