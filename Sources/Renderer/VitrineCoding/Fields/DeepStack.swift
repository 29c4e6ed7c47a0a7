import VitrinePlatform

/// Runs deeply recursive work on a stack that is large enough.
///
/// Reading the deepest permitted archive takes up to 17 KiB per view in a debug build and 6 KiB in
/// a release build; a secondary thread may have only 512 KiB.
package enum DeepStack {
  /// The number of JSON levels for which any thread's own stack suffices.
  package static let shallow = 64
  /// The size of the stack in bytes; only pages that are touched take memory.
  private static let bytes = 16 << 20

  /// Runs `body` on a separate thread and waits for it, or on this thread if none can be created.
  package static func run<Value>(_ body: () throws -> Value) throws -> Value {
    try withoutActuallyEscaping(body) { body in
      var outcome: Result<Value, any Error>?
      let isDone = SystemThread.run(stackBytes: bytes) { outcome = Result { try body() } }
      if !isDone { outcome = Result { try body() } }
      switch outcome {
      case .some(let result): return try result.get()
      case .none: return try body()
      }
    }
  }

  /// Runs `body`, which does not throw, as `run` does.
  package static func run<Value>(_ body: () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      var value: Value?
      let isDone = SystemThread.run(stackBytes: bytes) { value = body() }
      return isDone ? value ?? body() : body()
    }
  }
}
