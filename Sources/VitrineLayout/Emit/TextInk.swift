import VitrineModel

/// Draws lines of text.
struct TextInk {
  let environment: EnvironmentValues
  let snapping: PixelSnapping

  /// Thickness of the box for a missing glyph, in points.
  private static let missingGlyphLine = 1.0

  /// The items of a text that was placed in `box`.
  func items(_ text: any ShapedText, _ node: LayoutNode, _ box: Rect) -> [DisplayList.Item] {
    let layout = text.layout(in: ProposedViewSize(node.frame.size))
    let paint = environment.paint(.foreground, in: box)
    return layout.lines.flatMap { line in
      line.pieces.compactMap { item($0.ink, paint, at: box.origin) }
    }
  }

  private func item(_ ink: TextLayout.Ink, _ paint: Paint, at origin: Point) -> DisplayList.Item? {
    switch ink {
    case .glyphs(let font, let glyphs):
      let placed = glyphs.map {
        GlyphRun.Glyph(id: $0.id, x: origin.x + $0.x, y: origin.y + $0.y)
      }
      return .glyphs(GlyphRun(font: font, glyphs: placed, paint: paint))
    case .picture(let bitmap, let pixels, let rect):
      return picture(bitmap, pixels, rect.offsetBy(dx: origin.x, dy: origin.y), paint)
    case .decoration(let kind, let rect):
      return .fill(
        .init(
          path: .rect(rect.offsetBy(dx: origin.x, dy: origin.y)),
          paint: lineColor(kind).map(Paint.color) ?? paint))
    case .bar(let rect, let radius):
      let path = Path.roundedRect(
        rect.offsetBy(dx: origin.x, dy: origin.y), radius: radius, style: .continuous)
      return .fill(.init(path: path, paint: Redaction.paint(paint)))
    case .missingGlyph(let rect):
      let line = TextInk.missingGlyphLine
      let inner = rect.offsetBy(dx: origin.x, dy: origin.y).inset(by: EdgeInsets(line / 2))
      return .stroke(
        .init(path: .rect(inner), style: StrokeStyle(lineWidth: line), paint: paint))
    }
  }

  /// A picture in its own colours, faded as far as a plain paint is.
  private func picture(
    _ bitmap: BitmapID, _ pixels: Size, _ rect: Rect, _ paint: Paint
  ) -> DisplayList.Item? {
    let item = DisplayList.Item.image(
      ImageItem(
        bitmap: bitmap, source: Rect(origin: .zero, size: pixels), destination: rect,
        interpolation: .high))
    guard case .color(let color) = paint else { return item }
    return color.opacity > 0 ? item.multiplyingOpacity(by: color.opacity) : nil
  }

  /// The author's colour of an underline or a line through the text.
  private func lineColor(_ kind: TextLayout.Decoration) -> ResolvedColor? {
    let line = kind == .underline ? environment.underline : environment.strikethrough
    return line?.color?.resolved(in: environment.colorScheme)
  }
}
