import VitrineDisplayList

/// The shaped glyphs of a text, before the styles of its runs are applied.
struct ShapedLetters {
  /// The faces of all clusters.
  var faces: [FaceFont]
  /// The clusters of the shaped letters.
  var clusters: [Cluster]
  /// The glyphs of all clusters.
  var glyphs: [ClusterGlyph]
  /// Code points without glyph, in order of first appearance.
  var missingScalars: [Unicode.Scalar]
  /// The code units that the clusters' offsets count.
  var utf16: [UInt16]
  /// Directions; `nil` if all text runs from left to right.
  var directions: BidiLevels?

  /// Sets the advances of characters according to their runs, and those of views.
  mutating func space(_ content: StyledText, _ measures: [RunMeasure], scale: Double) {
    let hasViews = content.runs.contains { $0.attachment != nil }
    guard hasViews || measures.contains(where: { $0.kerning != 0 }) else { return }
    for index in clusters.indices {
      let run = Int(clusters[index].run)
      if let box = content.runs[run].attachment, !content.isRedacted {
        clusters[index].kind = .attachment
        clusters[index].glyphs = 0..<0
        clusters[index].advance = max(box.size.width * scale, 0)
      }
      clusters[index].advance += measures[run].kerning
    }
    if hasViews { missingScalars.removeAll { $0 == "\u{FFFC}" } }
  }
}
