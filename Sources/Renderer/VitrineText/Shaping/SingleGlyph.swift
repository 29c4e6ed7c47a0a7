/// A character that is alone.
struct SingleGlyph: Sendable {
  /// The face it is set in.
  var face: FaceFont
  /// Its glyph; 0 if no face has one.
  var glyph: UInt32
  /// Its width in points, tracking included.
  var advance: Double
  /// Place of the glyph from the start of the character, in points.
  var dx: Double
}
