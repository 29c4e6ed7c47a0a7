import VitrineGeometry

/// The text operations that layout uses, independent of fonts.
///
/// An engine is shared by all renders of a process; every answer depends on the arguments only.
package protocol TextEngine: GlyphSource {
  /// Shapes `content` once; the result is then laid out at as many proposals as layout asks for.
  func shape(_ content: StyledText) -> any ShapedText

  /// Whether the engine has a face of this family; others are set in the system's own.
  func hasFace(for family: FontFamily) -> Bool
}

/// Text whose glyphs are known and whose lines are broken for each proposal.
package protocol ShapedText: Sendable {
  /// Size and baselines of the text in the proposed box: what layout asks for again and again.
  func metrics(in proposal: ProposedViewSize) -> TextMetrics

  /// The lines of the text in the proposed box; its metrics are those of `metrics(in:)`.
  ///
  /// Source: rules for text recorded on iOS 18.5 (see the article *Text*): width of the widest
  /// line rounded up to the pixel and never above the proposal, height rounded up as a whole.
  func layout(in proposal: ProposedViewSize) -> TextLayout

  /// The part of the text that is legible in the proposed box; computed only to review a picture.
  func reading(in proposal: ProposedViewSize) -> TextReading

  /// Code points that no face has a glyph for, in order of first appearance.
  var missingScalars: [Unicode.Scalar] { get }

  /// The distances that stacks keep above and below this text.
  var spacing: TextSpacing { get }
}

/// A font with every choice made.
package struct ResolvedFont: Hashable, Sendable {
  /// The family: the system face or a custom face by name.
  package var family: FontFamily
  /// Point size.
  package var size: Double
  /// Stroke weight on the OpenType scale 1...1000.
  package var weight: Double
  /// Whether letters are slanted.
  package var italic: Bool
  /// Distance between the baselines of successive lines in points, as a text style sets it; `nil`
  /// for fonts of a plain size, whose lines are at ascent plus descent.
  package var leading: Double?
  /// The additional distance between lines in points, beyond `leading` or the font's own.
  package var extraLeading = 0.0
  /// How much wider letters are than those of the standard width, as a share of it.
  package var width = 0.0
  /// Whether digits are equally wide.
  package var monospacedDigit = false
  /// Letters that become small capitals.
  package var smallCaps: Font.SmallCaps?

  /// Creates a resolved font.
  package init(
    family: FontFamily, size: Double, weight: Double, italic: Bool, leading: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.leading = leading
  }
}

/// A family of faces.
package enum FontFamily: Hashable, Sendable, CustomStringConvertible {
  /// The platform's own face in one of its designs.
  case system(FontDesign)
  /// A face by its name.
  case custom(String)

  /// The family as messages call it.
  package var description: String {
    switch self {
    case .system(let design): "design '\(design.rawValue)'"
    case .custom(let name): "'\(name)'"
    }
  }
}
