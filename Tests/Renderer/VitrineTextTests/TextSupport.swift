import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// The engine that most tests share, as the renders of a process do.
let engine = FontTextEngine()

/// A font of the system typeface.
func font(
  _ size: Double, weight: Double = 400, italic: Bool = false, leading: Double? = nil
) -> ResolvedFont {
  ResolvedFont(
    family: .system(.default), size: size, weight: weight, italic: italic, leading: leading)
}

/// The body text style: 17 points, lines 22 points apart (Apple's Human Interface Guidelines).
let body = font(17, leading: 22)

/// Text of one run on a display with three pixels a point.
func text(
  _ string: String, _ font: ResolvedFont = body, lineLimit: Int? = nil,
  isRedacted: Bool = false
) -> StyledText {
  var content = text([(string, font)], lineLimit: lineLimit)
  content.isRedacted = isRedacted
  return content
}

/// Text of several runs.
func text(_ runs: [(String, ResolvedFont)], lineLimit: Int? = nil) -> StyledText {
  var content = StyledText(
    runs: runs.map { StyledText.Run(string: $0.0, font: $0.1) }, displayScale: 3)
  content.lineLimit = lineLimit
  return content
}

/// Lays out `content` with a proposed size.
func layout(_ content: StyledText, width: Double? = nil, height: Double? = nil) -> TextLayout {
  engine.shape(content).layout(in: ProposedViewSize(width: width, height: height))
}

extension TextLayout.Line {
  /// The glyphs of all fragments.
  var glyphs: [GlyphRun.Glyph] {
    fragments.flatMap { fragment -> [GlyphRun.Glyph] in
      if case .glyphs(_, let glyphs) = fragment.content { glyphs } else { [] }
    }
  }

  /// The placeholder bars and their radii.
  var bars: [(rect: Rect, radius: Double)] {
    fragments.compactMap { fragment in
      if case .bar(let rect, let radius) = fragment.content { (rect, radius) } else { nil }
    }
  }
}

extension TextLayout {
  /// The number of visible glyphs in each line.
  var glyphCounts: [Int] { lines.map(\.glyphs.count) }
}

/// Whether two lengths in points are equal within a tolerance.
func close(_ left: Double, _ right: Double, within tolerance: Double = 0.001) -> Bool {
  abs(left - right) <= tolerance
}
