import VitrineModel

/// Shaped text: characters with their widths and glyphs, ready to be cut into lines.
///
/// Units stand in reading order and never span two runs; every advance is finite, and at least zero
/// unless an author moves characters closer. What lies behind these promises is not checked again.
///
/// A class, because a text is asked for its lines again and again: handing it on must cost nothing.
final class Paragraph: Sendable {
  /// The font of each run.
  let fonts: [RunFont]
  /// The faces of all units.
  let faces: [FaceFont]
  /// The characters.
  let units: [TextUnit]
  /// The glyphs of all units.
  let glyphs: [UnitGlyph]
  /// Code points without glyph, in order of first appearance.
  let missingScalars: [Unicode.Scalar]
  /// The code units that the units' offsets count.
  let utf16: [UInt16]
  /// Directions; `nil` where all text runs from left to right.
  let directions: BidiLevels?
  /// What each run adds to its lines and characters.
  let measures: [RunMeasure]

  /// Shapes `content` as `setting` says.
  init(_ content: StyledText, setting: Setting, fonts cache: RunFontCache) {
    fonts = content.runs.map { cache.font($0.font.scaled(by: setting.scale)) }
    measures = zip(content.runs, fonts).map { RunMeasure($0, font: $1, setting: setting) }
    var letters =
      content.isRedacted
      ? ParagraphBuilder.redacted(content, fonts: fonts)
      : ParagraphBuilder.letters(of: content, fonts: fonts)
    letters.space(content, measures, scale: setting.scale)
    faces = letters.faces
    units = letters.units
    glyphs = letters.glyphs
    missingScalars = letters.missingScalars
    utf16 = letters.utf16
    directions = letters.directions
  }

  /// Width of an ellipsis in the style of a run, in points.
  func ellipsisAdvance(_ run: Int) -> Double {
    fonts[run].ellipsis.advance + measures[run].kerning
  }
}
