import VitrineDisplayList
import VitrineGeometry

/// Turns a span of a line into fragments.
struct SpanFragments {
  let text: ShapedParagraph
  /// The text as it is set.
  let paragraph: Paragraph
  let span: LineSpan
  /// Distance of the line's baseline from the top of the box, in points.
  let baseline: Double
  /// The measures of the whole line.
  let line: LineMetrics
  /// Share of its size at which the text is set.
  let scale: Double

  private var style: StyledText.Run { text.content.runs[span.run] }
  private var grid: PixelGrid { text.grid }
  private var font: RunFont { paragraph.fonts[span.run] }
  /// Where the characters are.
  private var ground: Double { baseline - paragraph.measures[span.run].baselineOffset }

  /// Adds the backgrounds behind all letters of the line.
  func appendBackground(to fragments: inout [TextLayout.Fragment]) {
    if style.hasBackground { fragments.append(fragment(.background(room))) }
    if style.isLink { fragments.append(fragment(.link(room))) }
  }

  /// Adds glyphs, replacements for missing ones, views, and the lines of the style.
  func appendContents(to fragments: inout [TextLayout.Fragment]) {
    let glyphs = glyphContents
    if let pattern = style.underline {
      fragments.append(fragment(underline(pattern, under: glyphs)))
    }
    for content in glyphs { fragments.append(fragment(content)) }
    if let pattern = style.strikethrough { fragments.append(fragment(strikethrough(pattern))) }
  }

  private func fragment(_ content: TextLayout.Fragment.Content) -> TextLayout.Fragment {
    TextLayout.Fragment(run: span.run, content: content)
  }

  /// The span over the whole height of its line.
  ///
  /// Source: recorded on macOS 27, a background fills the line and not only its own run's height.
  private var room: Rect {
    Rect(
      x: span.start, y: baseline - line.ascent, width: max(span.end - span.start, 0),
      height: line.ascent + line.descent)
  }

  private var glyphContents: [TextLayout.Fragment.Content] {
    var contents = GlyphFragments(capacity: span.clusters.count + 1)
    var boxes: [TextLayout.Fragment.Content] = []
    var pen = span.start
    for step in 0..<span.clusters.count {
      let index =
        span.isRightToLeft ? span.clusters.upperBound - 1 - step : span.clusters.lowerBound + step
      let cluster = paragraph.clusters[index]
      if cluster.kind == .missing {
        boxes.append(.missingGlyph(MissingGlyph.box(x: pen, baseline: ground, font: font)))
      }
      if cluster.kind == .attachment, let box = style.attachment {
        boxes.append(.attachment(rect(of: box, at: pen), scale: scale))
      }
      for glyph in paragraph.glyphs[Int(cluster.glyphs.lowerBound)..<Int(cluster.glyphs.upperBound)]
      {
        let place = GlyphRun.Glyph(id: glyph.id, x: pen + glyph.dx, y: ground + glyph.dy)
        contents.add(place, in: paragraph.faces[Int(cluster.face)])
      }
      pen += cluster.advance
    }
    if let (glyph, x) = span.mark {
      contents.add(GlyphRun.Glyph(id: glyph.glyph, x: x + glyph.dx, y: ground), in: glyph.face)
    }
    return boxes.isEmpty ? contents.finish() : contents.finish() + boxes
  }

  private func rect(of box: InlineBox, at x: Double) -> Rect {
    Rect(
      x: x, y: ground - box.baseline * scale, width: box.size.width * scale,
      height: box.size.height * scale)
  }

  private var decoration: DecorationLine {
    DecorationLine(size: font.size, from: grid.round(span.start), to: grid.round(span.end))
  }

  private func underline(
    _ pattern: TextLine.Pattern, under contents: [TextLayout.Fragment.Content]
  ) -> TextLayout.Fragment.Content {
    let line = decoration
    let band = line.underline(below: ground)
    let gaps = contents.flatMap { content -> [ClosedRange<Double>] in
      guard case .glyphs(let font, let glyphs) = content else { return [] }
      return glyphs.compactMap { gap(around: $0, in: font, band, margin: line.thickness) }
    }
    return .decoration(.underline, line.segments(of: band, pattern, without: gaps))
  }

  /// The room that a glyph needs in the band of an underline, if it reaches into it.
  private func gap(
    around glyph: GlyphRun.Glyph, in font: FontInstance, _ band: Rect, margin: Double
  ) -> ClosedRange<Double>? {
    let top = band.minY - glyph.y
    let extent = text.outlines.outline(of: glyph.id, in: font)
      .extent(between: top, and: top + band.height)
    return extent.map {
      let (left, right) = (glyph.x + $0.lowerBound - margin, glyph.x + $0.upperBound + margin)
      return grid.round(left)...grid.round(right)
    }
  }

  private func strikethrough(_ pattern: TextLine.Pattern) -> TextLayout.Fragment.Content {
    let line = decoration
    let band = line.strikethrough(above: ground, xHeight: font.metrics.xHeight)
    return .decoration(.strikethrough, line.segments(of: band, pattern, without: []))
  }
}
