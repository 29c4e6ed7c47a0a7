import Synchronization

/// The listeners for events.
final class Listeners: Sendable {
  private struct State {
    var next = 0
    var continuations: [Int: AsyncStream<LiveEvent>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// The number of events that a listener may fall behind.
  private static let mostWaiting = 1000

  /// Returns a stream of the events from now on.
  func stream() -> AsyncStream<LiveEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LiveEvent.self, bufferingPolicy: .bufferingNewest(Listeners.mostWaiting))
    let number = state.withLock { state in
      state.next += 1
      state.continuations[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: number) }
    }
    return stream
  }

  /// Sends an event to all listeners.
  func send(_ event: LiveEvent) {
    let all = state.withLock { Array($0.continuations.values) }
    for continuation in all { continuation.yield(event) }
  }

  /// Ends all streams.
  func finish() {
    let all = state.withLock { Array($0.continuations.values) }
    for continuation in all { continuation.finish() }
  }
}
