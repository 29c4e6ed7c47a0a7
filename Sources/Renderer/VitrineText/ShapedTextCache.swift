import Synchronization
import VitrineDisplayList

/// Texts that were shaped before: one widget is often rendered in many schemes, states and sizes.
final class ShapedTextCache: Sendable {
  private struct State {
    var texts: [Key: ShapedParagraph] = [:]
    /// Bytes of memory, about.
    var size = 0
  }

  private let state = Mutex(State())

  /// The maximum number of bytes of memory that texts are kept in; beyond it, the cache is emptied.
  private static let capacity = 1 << 22
  /// The memory that a text takes, fixed and for each byte of it, with glyphs and lines: measured
  /// over ten thousand pictures.
  private static let sizes = (text: 1024, byte: 128)

  /// The shaped form of `content`, from `shape` when it is new.
  func text(_ content: StyledText, shape: () -> ShapedParagraph) -> ShapedParagraph {
    let key = Key(text: content)
    if let known = state.withLock({ $0.texts[key] }) { return known }
    let shaped = shape()
    let bytes = content.runs.reduce(0) { $0 + $1.string.utf8.count }
    let size = Self.sizes.text + bytes * Self.sizes.byte
    state.withLock { state in
      // A text that is larger than all is kept alone: it is measured more than once.
      if state.size + size > Self.capacity { state = State() }
      if state.texts.updateValue(shaped, forKey: key) == nil { state.size += size }
    }
    return shaped
  }
}

/// A text that is looked up by its unusual values: hashing all of them took a twentieth of a
/// layout.
private struct Key: Hashable {
  let text: StyledText

  func hash(into hasher: inout Hasher) {
    for run in text.runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
      hasher.combine(run.font.family.customName)
      hasher.combine(run.font.extraLeading, unless: 0)
      hasher.combine(run.font.leading, unless: nil)
      hasher.combine(run.font.width, unless: 0)
      hasher.combine(run.kerning, unless: 0)
      hasher.combine(run.baselineOffset, unless: 0)
      hasher.combine(run.attachment, unless: nil)
    }
    hasher.combine(text.displayScale)
    hasher.combine(text.language)
    hasher.combine(text.lineLimit, unless: nil)
    hasher.combine(text.reservedLines, unless: 0)
    hasher.combine(text.lineSpacing, unless: 0)
    hasher.combine(text.minimumScaleFactor, unless: 1)
  }
}

extension Hasher {
  /// Feeds a value that is not the usual one.
  fileprivate mutating func combine<Value: Hashable>(_ value: Value, unless usual: Value) {
    if value != usual { combine(value) }
  }
}

extension FontFamily {
  /// The name of a face that is not the system's.
  fileprivate var customName: String? {
    if case .custom(let name) = self { name } else { nil }
  }
}
