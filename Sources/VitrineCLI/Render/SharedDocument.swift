import Synchronization
import Vitrine

/// A document that several pictures are rendered from, and that is given up after the last one.
///
/// A document keeps the images it has decoded; those of a hundred archives would fill the memory.
final class SharedDocument: Sendable {
  private struct State {
    var document: WidgetDocument?
    var users: Int
  }

  private let state: Mutex<State>

  /// Keeps a document for as many pictures as `users` says.
  init(_ document: WidgetDocument, users: Int) {
    state = Mutex(State(document: document, users: users))
  }

  /// Lets one of the users work with the document; `nil` when there were more than announced.
  func use<Value>(_ work: (WidgetDocument) -> Value) -> Value? {
    guard let document = state.withLock({ $0.document }) else { return nil }
    defer {
      state.withLock { state in
        state.users -= 1
        if state.users == 0 { state.document = nil }
      }
    }
    return work(document)
  }
}
