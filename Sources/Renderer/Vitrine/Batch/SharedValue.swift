import Synchronization
import VitrineCoding

/// A value that several pictures share, created for the first and released after the last.
///
/// A document caches its decoded images; those of a hundred archives might not fit in memory.
package final class SharedValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Result<Value, ArchiveError>?
    var remainingUses: Int
  }

  private let state: Mutex<State>

  /// Shares a value among `uses` pictures.
  ///
  /// - Parameter value: the initial value; `nil` to create it on first use.
  package init(_ value: Value? = nil, uses: Int) {
    state = Mutex(State(value: value.map { .success($0) }, remainingUses: uses))
  }

  /// Uses the value for one picture.
  ///
  /// - Parameter make: creates the value for the first picture, while others wait.
  /// - Throws: the `ArchiveError` of `make`, for each picture, or of `work`.
  package func use<Product>(
    orMake make: () throws(ArchiveError) -> Value,
    _ work: (Value) throws(ArchiveError) -> Product
  ) throws(ArchiveError) -> Product {
    let value = state.withLock { state in
      if let value = state.value { return value }
      let value = Result { () throws(ArchiveError) in try make() }
      state.value = value
      return value
    }
    defer {
      state.withLock { state in
        state.remainingUses -= 1
        if state.remainingUses == 0 { state.value = nil }
      }
    }
    return try work(try value.get())
  }
}
