import VitrineGeometry

/// The text operations that layout uses, independent of fonts.
///
/// An engine is shared by all renderings of a process; results depend only on the arguments.
package protocol TextEngine: GlyphSource {
  /// Shapes `content` once; the result is then laid out for each proposal that layout makes.
  func shape(_ content: StyledText) -> any ShapedText

  /// Whether the engine has a typeface of this family; other families are replaced by the system
  /// font.
  func hasFace(for family: FontFamily) -> Bool
}

/// Text whose glyphs are known and whose lines are broken for each proposal.
package protocol ShapedText: Sendable {
  /// Size and baselines of the text in the proposed box, which layout requests many times.
  func metrics(in proposal: ProposedViewSize) -> TextMetrics

  /// The lines of the text in the proposed box; its metrics are those of `metrics(in:)`.
  ///
  /// Source: rules for text recorded on iOS 18.5 (see the article *Text*): the width is that of the
  /// widest line, rounded up to the pixel and never above the proposal; the total height is rounded
  /// up.
  func layout(in proposal: ProposedViewSize) -> TextLayout

  /// The part of the text that is legible in the proposed box; computed only when a picture is
  /// checked.
  func reading(in proposal: ProposedViewSize) -> TextReading

  /// Code points for which no typeface has a glyph, in order of first appearance.
  var missingScalars: [Unicode.Scalar] { get }

  /// The distances that stacks keep above and below this text.
  var spacing: TextSpacing { get }
}

/// A font with family, size, weight and features resolved.
package struct ResolvedFont: Hashable, Sendable {
  /// The family: the system font or a custom one.
  package var family: FontFamily
  /// Point size.
  package var size: Double
  /// Stroke weight on the OpenType scale 1...1000.
  package var weight: Double
  /// Whether letters are slanted.
  package var italic: Bool
  /// Distance between baselines in points for a text style; `nil` for fonts with a plain size,
  /// whose lines are as high as ascent plus descent.
  package var leading: Double?
  /// Additional distance between baselines in points, beyond `leading` or the font's own.
  package var extraLeading = 0.0
  /// Whether the system's lines have whole points, as on a Mac.
  package var hasWholeLines = false
  /// Width of letters as a relative difference from the standard width.
  package var width = 0.0
  /// Whether all digits have the same width.
  package var monospacedDigit = false
  /// The letters that are drawn as small capitals.
  package var smallCaps: Font.SmallCaps?

  /// Creates a font; all features are off by default.
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

/// A family of typefaces.
package enum FontFamily: Hashable, Sendable, CustomStringConvertible {
  /// The system font in one of its designs.
  case system(FontDesign)
  /// A typeface by name.
  case custom(String)

  /// The name of the family in messages.
  package var description: String {
    switch self {
    case .system(let design): "design '\(design.rawValue)'"
    case .custom(let name): "'\(name)'"
    }
  }
}
