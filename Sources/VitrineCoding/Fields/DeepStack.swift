import VitrinePlatform

/// Runs work that recurses deeply on a stack that has the space for it.
///
/// Reading the deepest permitted archive takes up to 17 KiB a view in a debug build and 6 KiB in a
/// release build; a secondary thread may have no more than 512 KiB.
package enum DeepStack {
  /// JSON levels up to which any thread's own stack is enough.
  package static let shallow = 64
  /// The stack's size; only the pages that are touched take memory.
  private static let bytes = 16 << 20

  /// Runs `body` to completion on a separate thread, or on this one if no thread can be created.
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

  /// Runs `body` that cannot fail to its end, as `run` does.
  package static func run<Value>(_ body: () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      var value: Value?
      let isDone = SystemThread.run(stackBytes: bytes) { value = body() }
      return isDone ? value ?? body() : body()
    }
  }
}
