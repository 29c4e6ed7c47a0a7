import VitrineGeometry

/// Size and baselines of text in a box, in points from the box's top left corner.
package struct TextMetrics: Hashable, Sendable {
  /// Size of the box, in points.
  package var size: Size
  /// Distance of the first line's baseline from the top, in points.
  package var firstBaseline: Double
  /// Distance of the last line's baseline from the top, in points.
  package var lastBaseline: Double

  /// Creates the metrics of a text.
  package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Lines of text in a box, with positions in points from the box's top left corner.
package struct TextLayout: Hashable, Sendable {
  /// Size and baselines of the box.
  package var metrics: TextMetrics
  /// The lines from top to bottom.
  package var lines: [Line]
  /// Whether some text was truncated and replaced by an ellipsis.
  package var isTruncated: Bool

  /// Creates a layout of lines.
  package init(metrics: TextMetrics, lines: [Line], isTruncated: Bool) {
    self.metrics = metrics
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// Size of the box, in points.
  package var size: Size { metrics.size }
  /// Distance of the first line's baseline from the top.
  package var firstBaseline: Double { metrics.firstBaseline }
  /// Distance of the last line's baseline from the top.
  package var lastBaseline: Double { metrics.lastBaseline }

  /// One line of a text, with positions in points.
  package struct Line: Hashable, Sendable {
    /// Distance of the line's left end from the left edge of the box, alignment included.
    package var x: Double
    /// Distance of its baseline from the top of the box.
    package var baseline: Double
    /// Typographic width without trailing white space.
    package var width: Double
    /// Creates a line of fragments.
    package var fragments: [Fragment]

    /// Creates a line.
    package init(x: Double, baseline: Double, width: Double, fragments: [Fragment]) {
      self.x = x
      self.baseline = baseline
      self.width = width
      self.fragments = fragments
    }
  }

  /// Part of a line from one run and one typeface.
  package struct Fragment: Hashable, Sendable {
    /// Index of the run in `StyledText.runs`.
    package var run: Int
    /// The content of the fragment.
    package var content: Content

    /// Creates a fragment of a run.
    package init(run: Int, content: Content) {
      self.run = run
      self.content = content
    }
  }

  /// The lines that accompany text.
  package enum Decoration: Hashable, Sendable {
    /// Under the text.
    case underline
    /// Through the text.
    case strikethrough
  }
}

extension TextLayout.Fragment {
  /// The content of a fragment of a line, in the coordinates of the box.
  package enum Content: Hashable, Sendable {
    /// Glyphs to fill with the run's paint.
    case glyphs(font: FontInstance, glyphs: [GlyphRun.Glyph])
    /// A glyph in the colours of its typeface, from back to front; parts without a colour are
    /// filled with the run's paint.
    case layers(font: FontInstance, [ColoredGlyph])
    /// A typeface's picture of a character; `pixels` is the size of the bitmap.
    case picture(BitmapID, pixels: Size, Rect)
    /// The parts of an underline or a strikethrough line, to fill with its own colour or the run's
    /// paint.
    case decoration(TextLayout.Decoration, [Rect])
    /// The space behind the run's characters, to fill with the run's background.
    case background(Rect)
    /// The space of the run's characters, which reacts to taps.
    case link(Rect)
    /// The box of the view in place of the run, at a scale.
    case attachment(Rect, scale: Double)
    /// A placeholder bar with the given corner radius, to fill with the run's paint at the
    /// redaction opacity.
    case bar(Rect, radius: Double)
    /// A visible box for characters without a glyph, to stroke with the run's paint.
    case missingGlyph(Rect)
  }
}

/// A part of a glyph with several colours.
package struct ColoredGlyph: Hashable, Sendable {
  package var glyph: GlyphRun.Glyph
  /// The colour of the part; `nil` for that of the text.
  package var color: ResolvedColor?

  package init(glyph: GlyphRun.Glyph, color: ResolvedColor?) {
    (self.glyph, self.color) = (glyph, color)
  }
}

/// The distances in points that a text prefers in a vertical stack.
package struct TextSpacing: Hashable, Sendable {
  /// Above the text, if the neighbour is not text.
  package var above: Double
  /// Below the text, if the neighbour is not text.
  package var below: Double
  /// Between this text and one above it: the leading of its text style.
  package var leading: Double

  /// Creates the distances of a text.
  package init(above: Double, below: Double, leading: Double) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}
