import Synchronization

/// Words that a face shaped before: texts are made of the same ones again and again.
///
/// Text is shaped word by word whether it is kept or not, so that glyphs never depend on what came
/// before; browsers do the same. Kerning against a space is lost, which the system's font knows
/// none of in its recorded widths.
final class ShapedWords: Sendable {
  /// What decides the glyphs of a word in a face.
  struct Key: Hashable {
    /// Its code units.
    var text: ArraySlice<UInt16>
    /// Its script, as HarfBuzz numbers it.
    var script: UInt32
    /// Whether it runs from right to left.
    var isRightToLeft: Bool
    /// Its language.
    var language: String
  }

  private struct State {
    var words: [Key: [ShapedGlyph]] = [:]
    var units = 0
  }

  private let state = Mutex(State())

  /// Longest word that is kept, in code units; longer ones are hardly met again.
  private static let longest = 48
  /// Most code units that are kept for one face; a process that shapes more starts afresh.
  private static let capacity = 1 << 14

  /// The glyphs of a word, from left to right, with clusters counted from the word's start.
  func glyphs(of key: Key, shape: () -> [ShapedGlyph]) -> [ShapedGlyph] {
    if let known = state.withLock({ $0.words[key] }) { return known }
    let glyphs = shape()
    let size = key.text.count
    guard size <= ShapedWords.longest else { return glyphs }
    // A slice would keep the whole text that the word was met in.
    var kept = key
    kept.text = ArraySlice(Array(key.text))
    state.withLock { state in
      if state.units + size > ShapedWords.capacity { state = State() }
      if state.words.updateValue(glyphs, forKey: kept) == nil { state.units += size }
    }
    return glyphs
  }
}
