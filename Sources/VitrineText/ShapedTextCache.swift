import Synchronization
import VitrineModel

/// Texts that were shaped before: one widget is often rendered in many schemes, states and sizes.
final class ShapedTextCache: Sendable {
  private struct State {
    var texts: [StyledText: ShapedParagraph] = [:]
    var characters = 0
  }

  private let state = Mutex(State())

  /// Most UTF-8 bytes of text that are kept; a process that shapes more starts afresh.
  private static let capacity = 1 << 18

  /// The shaped form of `content`, from `shape` when it is new.
  func text(_ content: StyledText, shape: () -> ShapedParagraph) -> ShapedParagraph {
    if let known = state.withLock({ $0.texts[content] }) { return known }
    let shaped = shape()
    let size = content.runs.reduce(0) { $0 + $1.string.utf8.count }
    guard size <= Self.capacity else { return shaped }
    state.withLock { state in
      if state.characters + size > Self.capacity { state = State() }
      if state.texts.updateValue(shaped, forKey: content) == nil { state.characters += size }
    }
    return shaped
  }
}
