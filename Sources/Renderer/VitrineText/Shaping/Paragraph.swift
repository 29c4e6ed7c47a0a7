import VitrineDisplayList

/// Shaped text: characters with their widths and glyphs, ready to be broken into lines.
///
/// Units are in reading order and never span two runs; every advance is finite, and at least zero
/// unless an author moves characters closer. Later stages rely on this without checking it again.
///
/// A class, because the lines of a text are requested repeatedly: passing it on must cost nothing.
final class Paragraph: Sendable {
  /// The font of each run.
  let fonts: [RunFont]
  /// The faces of all clusters.
  let faces: [FaceFont]
  /// The clusters of the paragraph.
  let clusters: [Cluster]
  /// The glyphs of all clusters.
  let glyphs: [ClusterGlyph]
  /// Code points without glyph, in order of first appearance.
  let missingScalars: [Unicode.Scalar]
  /// The code units that the clusters' offsets count.
  let utf16: [UInt16]
  /// Directions; `nil` if all text runs from left to right.
  let directions: BidiLevels?
  /// The measures that each run adds to its lines and characters.
  let measures: [RunMeasure]

  /// Shapes `content` according to `fit`.
  init(_ content: StyledText, fit: TextFit, fonts cache: RunFontCache) {
    fonts = content.runs.map { cache.font($0.font.scaled(by: fit.scale)) }
    measures = zip(content.runs, fonts).map { RunMeasure($0, font: $1, fit: fit) }
    var letters =
      content.isRedacted
      ? ParagraphBuilder.redacted(content, fonts: fonts)
      : ParagraphBuilder.letters(of: content, fonts: fonts)
    letters.space(content, measures, scale: fit.scale)
    faces = letters.faces
    clusters = letters.clusters
    glyphs = letters.glyphs
    missingScalars = letters.missingScalars
    utf16 = letters.utf16
    directions = letters.directions
  }

  /// The glyph of a mark.
  func glyph(of mark: LineMark) -> SingleGlyph {
    switch mark.kind {
    case .ellipsis: fonts[mark.run].ellipsis
    case .hyphen: fonts[mark.run].hyphen
    }
  }

  /// Width of a mark in points.
  func advance(of mark: LineMark) -> Double {
    glyph(of: mark).advance + measures[mark.run].kerning
  }
}
