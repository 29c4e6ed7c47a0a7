import Synchronization

/// The answer of a provider to a completion handler, of which WidgetKit takes the first.
final class FirstAnswer<Value>: Sendable {
  private typealias Waiting = CheckedContinuation<UncheckedTransfer<Value>, Never>
  private let waiting: Mutex<Waiting?>
  private let provider: String
  private let repeated = RepeatedAnswers.current

  private init(_ waiting: Waiting, _ provider: String) {
    self.waiting = Mutex(waiting)
    self.provider = provider
  }

  /// Returns the first answer of a provider to a completion handler.
  @MainActor
  static func of(
    _ provider: Any.Type, _ ask: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    let transfer = await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation, String(describing: provider))
      ask { answer.take($0) }
    }
    return transfer.value
  }

  private func take(_ value: Value) {
    let first = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let first else { return repeated.note(provider) }
    first.resume(returning: UncheckedTransfer(value: value))
  }
}

/// The providers that have called a completion handler again.
package final class RepeatedAnswers: Sendable {
  /// The record of the task.
  @TaskLocal package static var current = RepeatedAnswers()
  private let providers = Mutex<Set<String>>([])

  package init() {}

  fileprivate func note(_ provider: String) {
    providers.withLock { _ = $0.insert(provider) }
  }

  /// Returns a warning about each that has since the last call.
  package func take() -> [String] {
    providers.withLock { providers in
      defer { providers = [] }
      return providers.sorted()
    }.map { "'\($0)' called its completion twice; WidgetKit takes the first answer" }
  }
}
