import Foundation
import Synchronization
import Testing
import VitrineTestSupport

/// One way to nest a view in another one: the JSON before and after the inner view.
struct Nesting: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let open: String
  let close: String

  /// A view nested `depth` deep; the innermost is a text.
  func view(depth: Int) -> String {
    String(repeating: open, count: depth - 1) + "\"A\"" + String(repeating: close, count: depth - 1)
  }

  static let all = [
    Nesting(testDescription: "stack", open: #"{"vStack": {"children": ["#, close: "]}}"),
    Nesting(testDescription: "button", open: #"{"button": {"label": "#, close: "}}"),
    Nesting(
      testDescription: "background",
      open: #"{"rectangle": {}, "modifiers": [{"padding": 1}, {"background": {"content": "#,
      close: "}}]}"),
    Nesting(
      testDescription: "overlay",
      open: #"{"spacer": {}, "modifiers": [{"overlay": {"alignment": "top", "content": "#,
      close: "}}]}"),
  ]
}

/// The result of a thread.
final class Outcome<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

/// Runs `body` on a new thread with a stack of `bytes`, and waits for its result.
func onThread<Value: Sendable>(
  stack bytes: Int, _ body: @escaping @Sendable () -> Value
) -> Value? {
  let outcome = Outcome<Value>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    outcome.value.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = bytes * Sanitizer.memoryFactor
  thread.start()
  done.wait()
  return outcome.value.withLock { $0 }
}
