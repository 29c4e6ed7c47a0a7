import Dispatch
import Synchronization

/// Runs calls of tools beside the thread that reads messages, a few at a time.
final class CallQueue: Sendable {
  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  /// Most calls that run at the same time.
  private static let mostRunning = 4
  /// Most calls that wait for one of them to end.
  private static let mostWaiting = 64

  private let state = Mutex(State())
  private let group = DispatchGroup()

  /// Runs a call when there is room; returns whether it will.
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
    // Each call has a queue and so a thread of its own: those of a shared queue are as many as there
    // are cores, and calls that wait for a build would keep others from beginning.
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

  /// Waits until all calls have ended, but no longer than some seconds.
  func wait(seconds: Double) { _ = group.wait(timeout: .now() + seconds) }
}
