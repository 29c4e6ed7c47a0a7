/// The smallest piece of text that a line can begin or end with: a character as readers see it.
struct Cluster: Sendable {
  /// The treatment of the character.
  enum Kind: UInt8, Sendable {
    /// It has glyphs, even if nothing is seen of them.
    case glyphs
    /// White space that can hang over the end of a line.
    case whitespace
    /// It ends the line; its advance counts only if a space replaces it.
    case hardBreak
    /// No face has glyphs for it.
    case missing
    /// A view replaces the character.
    case attachment
  }

  /// The treatment of the character.
  var kind: Kind
  /// Index of its run.
  var run: Int32
  /// UTF-16 offset of its first code unit.
  var start: Int32
  /// Its glyphs among the paragraph's.
  var glyphs: Range<Int32>
  /// Distance to the next cluster in points.
  var advance: Double
  /// Index of the face of its glyphs among the paragraph's.
  var face: Int32
  /// How deeply directions are nested around it: odd levels run from right to left.
  var level: UInt8
}

/// A glyph and its place from the start of its cluster, in points, y downwards.
struct ClusterGlyph: Sendable {
  var id: UInt32
  var dx: Double
  var dy: Double
}
