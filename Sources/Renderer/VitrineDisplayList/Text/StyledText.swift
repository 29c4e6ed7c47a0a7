import VitrineGeometry

/// Text with all styles resolved: runs of characters, and how lines are broken and aligned.
package struct StyledText: Hashable, Sendable {
  /// Characters with one style, or a view that is laid out like a character.
  package struct Run: Hashable, Sendable {
    /// The characters; an arbitrary one for a view.
    package var string: String
    /// The font of the characters.
    package var font: ResolvedFont
    /// Space after each character, in points.
    package var kerning = 0.0
    /// Distance of the characters above the baseline, in points.
    package var baselineOffset = 0.0
    /// The height of lines with the characters, in points; `nil` for that of the font.
    package var lineHeight: Double?
    /// The underline, if any.
    package var underline: TextLine.Pattern?
    /// The strikethrough line, if any.
    package var strikethrough: TextLine.Pattern?
    /// Whether the characters have a background.
    package var hasBackground = false
    /// Whether the characters react to taps.
    package var isLink = false
    /// The box of the view that replaces the characters.
    package var attachment: InlineBox?

    /// Creates a run of characters.
    package init(string: String, font: ResolvedFont) {
      self.string = string
      self.font = font
    }

    /// Creates a view among characters in `font`.
    package init(attachment: InlineBox, font: ResolvedFont) {
      self.init(string: "\u{FFFC}", font: font)
      self.attachment = attachment
    }
  }

  /// The runs in reading order; the border between two runs does not allow a line break by itself.
  package var runs: [Run]
  /// Alignment of lines that are shorter than the widest one.
  package var alignment: TextAlignment = .leading
  /// The maximum number of lines; `nil` for no limit.
  ///
  /// Zero counts as one (recorded).
  package var lineLimit: Int?
  /// The minimum number of lines whose space the text takes.
  package var reservedLines = 0
  /// Space between lines, in points.
  package var lineSpacing = 0.0
  /// Where a line that is too long is truncated.
  package var truncationMode: TruncationMode = .tail
  /// The minimum scale to which the text can shrink to fit.
  package var minimumScaleFactor = 1.0
  /// Whether letters can move closer together to fit.
  package var allowsTightening = false
  /// Pixels per point, for rounding to the device pixel.
  package var displayScale: Double
  /// The direction of a paragraph without letters that determine it.
  package var layoutDirection: LayoutDirection = .leftToRight
  /// The language whose glyph variants are preferred, as a BCP 47 tag, for example `ja`.
  package var language = "en"
  /// Whether a word that is wider than its line is hyphenated, if patterns for the language are
  /// known.
  package var hyphenates = false
  /// Whether each character is replaced by a placeholder bar (`RedactionReasons.placeholder`).
  package var isRedacted = false

  /// Creates a text of runs with default line settings.
  package init(runs: [Run], displayScale: Double) {
    self.runs = runs
    self.displayScale = displayScale
  }
}

/// The box of a view within a line of text, in points.
package struct InlineBox: Hashable, Sendable {
  /// Width and height, in points.
  package var size: Size
  /// Distance from the top to the baseline, in points.
  package var baseline: Double

  /// Creates the box of a view.
  package init(size: Size, baseline: Double) {
    self.size = size
    self.baseline = baseline
  }
}
