import VitrineDevices
import VitrineGeometry

/// Text with all styles resolved: runs of characters and the rules for its lines.
package struct StyledText: Hashable, Sendable {
  /// Characters that share one style, or a view that is among them as one character.
  package struct Run: Hashable, Sendable {
    /// The characters; one that nobody reads for a view.
    package var string: String
    /// The font they are set in.
    package var font: ResolvedFont
    /// Space after each character, in points.
    package var kerning = 0.0
    /// How far the characters are above the baseline, in points.
    package var baselineOffset = 0.0
    /// The line under them, if any.
    package var underline: TextLine.Pattern?
    /// The line through them, if any.
    package var strikethrough: TextLine.Pattern?
    /// Whether there is a colour behind them.
    package var hasBackground = false
    /// Whether a tap on them does something.
    package var isLink = false
    /// The box of the view that replaces the characters.
    package var attachment: InlineBox?

    /// Creates a run.
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

  /// The runs in reading order; a seam between two runs adds no place for a break.
  package var runs: [Run]
  /// Where lines shorter than the widest one are aligned.
  package var alignment: TextAlignment = .leading
  /// Most lines shown, `nil` for no limit.
  ///
  /// Zero counts as one (recorded).
  package var lineLimit: Int?
  /// Lines that a shorter text takes the space of.
  package var reservedLines = 0
  /// Space between lines, in points.
  package var lineSpacing = 0.0
  /// Where a line that is too long is truncated.
  package var truncationMode: TruncationMode = .tail
  /// How far the text may shrink to fit, as a share of its size.
  package var minimumScaleFactor = 1.0
  /// Whether letters may move closer together to fit.
  package var allowsTightening = false
  /// Pixels per point, for rounding to the device pixel.
  package var displayScale: Double
  /// The direction of a paragraph without a letter that decides one.
  package var layoutDirection: LayoutDirection = .leftToRight
  /// The language whose letter forms are preferred, as a BCP 47 tag, for example `ja`.
  package var language = "en"
  /// Whether a word that is wider than its line is divided with a hyphen, where the language's
  /// patterns are known.
  package var hyphenates = false
  /// Whether each character is replaced by a placeholder bar (`RedactionReasons.placeholder`).
  package var isRedacted = false

  /// Creates a styled text.
  package init(runs: [Run], displayScale: Double) {
    self.runs = runs
    self.displayScale = displayScale
  }
}

/// The box of a view within a line of text, in points.
package struct InlineBox: Hashable, Sendable {
  /// Width and height.
  package var size: Size
  /// Distance from the top to the point that is on the line's baseline.
  package var baseline: Double

  /// Creates an inline box.
  package init(size: Size, baseline: Double) {
    self.size = size
    self.baseline = baseline
  }
}
