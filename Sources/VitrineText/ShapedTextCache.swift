import Synchronization
import VitrineModel

/// Texts that were shaped before: one widget is often rendered in many schemes, states and sizes.
final class ShapedTextCache: Sendable {
  private struct State {
    var texts: [StyledText: ShapedParagraph] = [:]
    /// Bytes of memory, about.
    var size = 0
  }

  private let state = Mutex(State())

  /// Most bytes of memory that texts are kept in; a process that shapes more starts afresh.
  private static let capacity = 1 << 22
  /// What a text takes beside its letters, and what a byte of it takes, with glyphs and lines: measured
  /// over ten thousand pictures.
  private static let sizes = (text: 1024, byte: 128)

  /// The shaped form of `content`, from `shape` when it is new.
  func text(_ content: StyledText, shape: () -> ShapedParagraph) -> ShapedParagraph {
    if let known = state.withLock({ $0.texts[content] }) { return known }
    let shaped = shape()
    let bytes = content.runs.reduce(0) { $0 + $1.string.utf8.count }
    let size = Self.sizes.text + bytes * Self.sizes.byte
    state.withLock { state in
      // A text that is larger than all is kept alone: it is measured more than once.
      if state.size + size > Self.capacity { state = State() }
      if state.texts.updateValue(shaped, forKey: content) == nil { state.size += size }
    }
    return shaped
  }
}
