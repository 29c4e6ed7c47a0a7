/// Shaped text: characters with their widths and glyphs, ready to be cut into lines.
///
/// Units stand in reading order and never span two runs; every advance is finite, and at least zero
/// unless an author moves characters closer. What lies behind these promises is not checked again.
struct Paragraph: Sendable {
  /// The font of each run.
  let fonts: [RunFont]
  /// The faces of all units.
  let faces: [FaceFont]
  /// The characters.
  var units: [TextUnit]
  /// The glyphs of all units.
  let glyphs: [UnitGlyph]
  /// Code points without glyph, in order of first appearance.
  var missingScalars: [Unicode.Scalar]
  /// The code units that the units' offsets count.
  let utf16: [UInt16]
  /// Directions; `nil` where all text runs from left to right.
  let directions: BidiLevels?
  /// What each run adds to its lines and characters.
  var measures: [RunMeasure] = []
}
