import VitrineModel

/// What shaping makes of a text, before its runs have their say.
struct ShapedLetters {
  /// The faces of all units.
  var faces: [FaceFont]
  /// The characters.
  var units: [TextUnit]
  /// The glyphs of all units.
  var glyphs: [UnitGlyph]
  /// Code points without glyph, in order of first appearance.
  var missingScalars: [Unicode.Scalar]
  /// The code units that the units' offsets count.
  var utf16: [UInt16]
  /// Directions; `nil` where all text runs from left to right.
  var directions: BidiLevels?

  /// Gives characters the room that their runs ask for, and views theirs.
  mutating func space(_ content: StyledText, _ measures: [RunMeasure], scale: Double) {
    let hasViews = content.runs.contains { $0.attachment != nil }
    guard hasViews || measures.contains(where: { $0.kerning != 0 }) else { return }
    for index in units.indices {
      let run = Int(units[index].run)
      if let box = content.runs[run].attachment, !content.isRedacted {
        units[index].kind = .attachment
        units[index].glyphs = 0..<0
        units[index].advance = max(box.size.width * scale, 0)
      }
      units[index].advance += measures[run].kerning
    }
    if hasViews { missingScalars.removeAll { $0 == "\u{FFFC}" } }
  }
}
