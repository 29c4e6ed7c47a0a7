import VitrineModel

/// Turns a span of a line into what is drawn.
struct SpanInk {
  let paragraph: Paragraph
  let span: LineSpan
  /// Distance of the line's baseline from the top of the box, in points.
  let baseline: Double

  private var font: RunFont { paragraph.fonts[span.run] }

  /// Glyphs, stand-ins for missing ones, and the lines that `style` asks for.
  func pieces(style: StyledText.Run) -> [TextLayout.Piece] {
    var inks = glyphsAndBoxes()
    if style.underline { inks.append(.decoration(.underline, underline)) }
    if style.strikethrough { inks.append(.decoration(.strikethrough, strikethrough)) }
    return inks.map { TextLayout.Piece(run: span.run, ink: $0) }
  }

  private func glyphsAndBoxes() -> [TextLayout.Ink] {
    var inks = GlyphInks()
    var boxes: [TextLayout.Ink] = []
    var pen = span.start
    for step in 0..<span.units.count {
      let index =
        span.isRightToLeft ? span.units.upperBound - 1 - step : span.units.lowerBound + step
      let unit = paragraph.units[index]
      if unit.kind == .missing {
        boxes.append(.missingGlyph(MissingGlyph.box(x: pen, baseline: baseline, font: font)))
      }
      for glyph in paragraph.glyphs[Int(unit.glyphs.lowerBound)..<Int(unit.glyphs.upperBound)] {
        let place = GlyphRun.Glyph(id: glyph.id, x: pen + glyph.dx, y: baseline + glyph.dy)
        inks.add(place, in: paragraph.faces[Int(unit.face)])
      }
      pen += unit.advance
    }
    if let (ink, x) = span.ellipsis {
      inks.add(GlyphRun.Glyph(id: ink.glyph, x: x + ink.dx, y: baseline), in: ink.face)
    }
    return inks.finish() + boxes
  }

  /// Source: recorded on macOS 27, one point thick and one point under the baseline at 13 points.
  private var underline: Rect {
    Rect(x: span.start, y: baseline + thickness, width: span.end - span.start, height: thickness)
  }

  /// Source: recorded on macOS 27, as thick as an underline and centred on half the x-height.
  private var strikethrough: Rect {
    Rect(
      x: span.start, y: baseline - font.metrics.xHeight / 2 - thickness / 2,
      width: span.end - span.start, height: thickness)
  }

  private var thickness: Double { font.size / 13 }
}
