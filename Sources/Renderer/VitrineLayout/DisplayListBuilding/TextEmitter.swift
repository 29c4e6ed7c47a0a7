import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// How a run of a text is drawn.
struct TextLook {
  /// The scope that the run inherits.
  var scope: Scope
  /// The style of the background behind the run.
  var background: ShapeStyle?
  /// The URL that a tap on it opens, with its path in the archive.
  var link: (url: String, source: Source)?

  /// The environment of the run.
  var environment: EnvironmentValues { _read { yield scope.environment } }
}

/// Draws lines of text.
struct TextEmitter {
  let looks: [TextLook]
  let builder: DisplayListBuilder

  /// Thickness of the box for a missing glyph, in points.
  private static let missingGlyphLine = 1.0

  private var snapping: PixelSnapping { builder.snapping }

  /// Adds the items of a text that was placed in `box`.
  func append(_ text: PlacedText, _ box: Rect, to items: inout [DisplayList.Item]) {
    // One paint for each run, however many fragments it has.
    let paints = looks.map { $0.scope.styled(.foreground, in: box) }
    if paints.allSatisfy({ $0.effects.isEmpty }), looks.allSatisfy({ $0.background == nil }) {
      for line in text.layout.lines {
        for fragment in line.fragments where looks.indices.contains(fragment.run) {
          append(fragment, of: text, paints[fragment.run].paint, box, to: &items)
        }
      }
    } else {
      appendRuns(of: text, paints, box, to: &items)
    }
    if looks.contains(where: { $0.link != nil }) { items += links(text.layout, at: box.origin) }
  }

  /// Adds what neighbouring fragments of each run look like.
  ///
  /// A style applies to a run as a whole: its lines do not cast shadows on each other.
  private func appendRuns(
    of text: PlacedText, _ paints: [StyledPaint], _ box: Rect, to items: inout [DisplayList.Item]
  ) {
    let fragments = text.layout.lines.flatMap(\.fragments)
    var start = 0
    while start < fragments.count {
      let run = fragments[start].run
      let end = fragments[start...].firstIndex { $0.run != run } ?? fragments.count
      if looks.indices.contains(run) {
        append(fragments[start..<end], of: text, looks[run], paints[run], box, to: &items)
      }
      start = end
    }
  }

  private func append(
    _ fragments: ArraySlice<TextLayout.Fragment>, of text: PlacedText, _ look: TextLook,
    _ styled: StyledPaint, _ box: Rect, to items: inout [DisplayList.Item]
  ) {
    if look.background != nil {
      for fragment in fragments { items += background(fragment.content, look, box.origin) }
    }
    var inner: [DisplayList.Item] = []
    for fragment in fragments { append(fragment, of: text, styled.paint, box, to: &inner) }
    items += styled.applied(to: inner)
  }

  private func append(
    _ fragment: TextLayout.Fragment, of text: PlacedText, _ paint: Paint, _ box: Rect,
    to items: inout [DisplayList.Item]
  ) {
    switch fragment.content {
    case .glyphs(let font, let glyphs):
      let origin = box.origin
      let placed = glyphs.map {
        GlyphRun.Glyph(id: $0.id, x: origin.x + $0.x, y: origin.y + $0.y)
      }
      items.append(.glyphs(GlyphRun(font: font, glyphs: placed, paint: paint)))
    case .attachment(let rect, let scale):
      if let node = text.attachments[fragment.run] {
        items += attachment(node, rect, scale, box.origin)
      }
    default: items += self.items(fragment.content, looks[fragment.run], paint, box)
    }
  }

  private func background(
    _ content: TextLayout.Fragment.Content, _ look: TextLook, _ origin: Point
  ) -> [DisplayList.Item] {
    guard case .background(let rect) = content, let style = look.background else { return [] }
    let room = snapping.snap(rect.moved(by: origin))
    return look.scope.styled(style, in: room).items {
      .fill(.init(path: .rect(room), paint: $0))
    }
  }

  private func items(
    _ content: TextLayout.Fragment.Content, _ look: TextLook, _ paint: Paint, _ box: Rect
  ) -> [DisplayList.Item] {
    let origin = box.origin
    switch content {
    case .layers(let font, let parts): return [layers(parts, font, paint, origin)]
    case .decoration(let kind, let rects):
      let paint = lineColor(kind, look.environment).map(Paint.color) ?? paint
      let path = Path(rects.flatMap { Path.rect($0.moved(by: origin)).elements })
      return path.isEmpty ? [] : [.fill(.init(path: path, paint: paint))]
    case .picture(let bitmap, let pixels, let rect):
      return picture(bitmap, pixels, rect.moved(by: origin), paint).map { [$0] } ?? []
    case .bar(let rect, let radius):
      let path = Path.roundedRect(rect.moved(by: origin), radius: radius, style: .continuous)
      return [.fill(.init(path: path, paint: Redaction.paint(paint)))]
    case .missingGlyph(let rect):
      let line = TextEmitter.missingGlyphLine
      let inner = rect.moved(by: origin).inset(by: EdgeInsets(line / 2))
      return [.stroke(.init(path: .rect(inner), style: StrokeStyle(lineWidth: line), paint: paint))]
    case .glyphs, .attachment, .background, .link: return []
    }
  }

  /// The items of a view among characters; one in a text that shrank is drawn smaller.
  private func attachment(
    _ node: PlacedNode, _ rect: Rect, _ scale: Double, _ origin: Point
  ) -> [DisplayList.Item] {
    guard scale != 1 else { return builder.items(node, in: origin) }
    let corner = rect.moved(by: origin)
    let transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: corner.minX, ty: corner.minY)
    return [.group(.init(effect: .transform(transform), items: builder.items(node, in: .zero)))]
  }

  /// One region for each link, covering all lines of the link.
  private func links(_ layout: TextLayout, at origin: Point) -> [DisplayList.Item] {
    var rooms: [Int: Path] = [:]
    for fragment in layout.lines.flatMap(\.fragments) {
      guard case .link(let rect) = fragment.content else { continue }
      let room = Path.rect(snapping.snap(rect.moved(by: origin)))
      rooms[fragment.run, default: Path()].elements += room.elements
    }
    return looks.indices.compactMap { run in
      guard let link = looks[run].link, let shape = rooms[run],
        looks[run].environment.interactivity.allowsLinks
      else { return nil }
      return .hit(
        HitRegion(
          id: link.source.name, role: .link, shape: shape, action: .url(link.url),
          isEnabled: looks[run].environment.acceptsLinkTaps))
    }
  }

  /// The parts of a glyph, composed before they fade: they are over each other.
  private func layers(
    _ parts: [ColoredGlyph], _ font: FontInstance, _ paint: Paint, _ origin: Point
  ) -> DisplayList.Item {
    var (own, opacity) = (paint, 1.0)
    if case .color(var color) = paint {
      (opacity, color.opacity) = (color.opacity, 1)
      own = .color(color)
    }
    let items = parts.map { part -> DisplayList.Item in
      let glyph = GlyphRun.Glyph(
        id: part.glyph.id, x: origin.x + part.glyph.x, y: origin.y + part.glyph.y)
      return .glyphs(
        GlyphRun(font: font, glyphs: [glyph], paint: part.color.map { .color($0) } ?? own))
    }
    return .group(.init(effect: .opacity(opacity), items: items))
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
  private func lineColor(
    _ kind: TextLayout.Decoration, _ environment: EnvironmentValues
  ) -> ResolvedColor? {
    let line = kind == .underline ? environment.underline : environment.strikethrough
    return line?.color?.resolved(in: environment)
  }
}

extension Rect {
  /// The rectangle in a space whose origin is at `point`.
  fileprivate func moved(by point: Point) -> Rect { offsetBy(dx: point.x, dy: point.y) }
}
