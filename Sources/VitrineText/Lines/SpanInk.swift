import VitrineModel

/// Turns a span of a line into what is drawn.
struct SpanInk {
  let paragraph: Paragraph
  let span: LineSpan
  let style: StyledText.Run
  /// Distance of the line's baseline from the top of the box, in points.
  let baseline: Double
  /// The measures of the whole line.
  let line: LineMetrics
  let grid: PixelGrid
  /// Share of its size at which the text is set.
  let scale: Double
  let outlines: GlyphOutlines

  private var font: RunFont { paragraph.fonts[span.run] }
  /// Where the characters stand.
  private var ground: Double { baseline - paragraph.measures[span.run].baselineOffset }

  /// What lies behind all letters of the line.
  var behind: [TextLayout.Piece] {
    var inks: [TextLayout.Ink] = []
    if style.hasBackground { inks.append(.background(room)) }
    if style.isLink { inks.append(.link(room)) }
    return inks.map(piece)
  }

  /// Glyphs, stand-ins for missing ones, pictures, and the lines that the style asks for.
  var pieces: [TextLayout.Piece] {
    let (glyphs, others) = glyphsAndBoxes()
    var inks: [TextLayout.Ink] = []
    if let pattern = style.underline { inks.append(underline(pattern, under: glyphs)) }
    if !glyphs.isEmpty { inks.append(.glyphs(font: font.instance, glyphs: glyphs)) }
    inks += others
    if let pattern = style.strikethrough { inks.append(strikethrough(pattern)) }
    return inks.map(piece)
  }

  private func piece(_ ink: TextLayout.Ink) -> TextLayout.Piece {
    TextLayout.Piece(run: span.run, ink: ink)
  }

  /// The span over the whole height of its line.
  ///
  /// Source: recorded on macOS 27, a background fills the line and not only its own run's height.
  private var room: Rect {
    Rect(
      x: span.start, y: baseline - line.ascent, width: max(span.end - span.start, 0),
      height: line.ascent + line.descent)
  }

  private func glyphsAndBoxes() -> ([GlyphRun.Glyph], [TextLayout.Ink]) {
    var glyphs: [GlyphRun.Glyph] = []
    var boxes: [TextLayout.Ink] = []
    var pen = span.start
    for unit in paragraph.units[span.units] {
      if unit.kind == .missing {
        boxes.append(.missingGlyph(MissingGlyph.box(x: pen, baseline: ground, font: font)))
      }
      if unit.kind == .picture, let picture { boxes.append(box(of: picture, at: pen)) }
      for glyph in paragraph.glyphs[Int(unit.glyphs.lowerBound)..<Int(unit.glyphs.upperBound)] {
        glyphs.append(GlyphRun.Glyph(id: glyph.id, x: pen + glyph.dx, y: ground + glyph.dy))
      }
      pen += unit.advance
    }
    if let (ink, x) = span.ellipsis {
      glyphs.append(GlyphRun.Glyph(id: ink.glyph, x: x + ink.dx, y: ground))
    }
    return (glyphs, boxes)
  }

  private var picture: InlinePicture? { style.picture }

  private func box(of picture: InlinePicture, at x: Double) -> TextLayout.Ink {
    let rect = Rect(
      x: x, y: ground - picture.baseline * scale, width: picture.size.width * scale,
      height: picture.size.height * scale)
    return .picture(rect, scale: scale)
  }

  private var decoration: DecorationLine {
    DecorationLine(size: font.size, from: grid.round(span.start), to: grid.round(span.end))
  }

  private func underline(
    _ pattern: TextLine.Pattern, under glyphs: [GlyphRun.Glyph]
  ) -> TextLayout.Ink {
    let line = decoration
    let band = line.underline(below: ground)
    let gaps = glyphs.compactMap { glyph -> ClosedRange<Double>? in
      let top = band.minY - glyph.y
      let extent = outlines.outline(of: glyph.id, in: font.instance)
        .extent(between: top, and: top + band.height)
      return extent.map {
        let margin = line.thickness
        return grid.round(
          glyph.x + $0.lowerBound - margin)...grid.round(
            glyph.x + $0.upperBound + margin)
      }
    }
    return .decoration(.underline, line.pieces(of: band, pattern, without: gaps))
  }

  private func strikethrough(_ pattern: TextLine.Pattern) -> TextLayout.Ink {
    let line = decoration
    let band = line.strikethrough(above: ground, xHeight: font.metrics.xHeight)
    return .decoration(.strikethrough, line.pieces(of: band, pattern, without: []))
  }
}
