/// A character that stands alone, in one font.
struct SingleGlyph: Sendable {
  /// Its glyph; 0 where the face has none.
  var glyph: UInt32
  /// Its width in points, tracking included.
  var advance: Double
  /// Place of the glyph from the start of the character, in points.
  var dx: Double
}
