import VitrineModel

/// Writes display lists to a canvas: outlines where the format can, pixels for everything else.
///
/// What is drawn as pixels is drawn by the painter at the picture's scale, so that an effect that
/// neither format knows looks as it does in a PNG.
struct VectorWriter<Canvas: VectorCanvas> {
  private(set) var canvas: Canvas
  private let raster: RasterPart
  private let glyphs: any GlyphSource

  init(_ canvas: Canvas, _ raster: RasterPart, glyphs: any GlyphSource) {
    self.canvas = canvas
    self.raster = raster
    self.glyphs = glyphs
  }

  /// Writes `items`; `transform` leads from their space to device pixels.
  mutating func write(
    _ items: [DisplayList.Item], _ transform: AffineTransform
  ) throws(PaintError) {
    // What meets the colours below it becomes pixels together with them.
    if items.holdBlend { return try draw(raster.picture(of: items, transform), transform) }
    for item in items { try write(item, transform) }
  }

  private mutating func write(
    _ item: DisplayList.Item, _ transform: AffineTransform
  ) throws(PaintError) {
    switch item {
    case .fill(let fill) where canvas.canFill(with: fill.paint):
      canvas.fill(fill.path, fill.style, fill.paint)
    case .stroke(let stroke) where canvas.canStroke(with: stroke.paint):
      guard stroke.style.lineWidth > 0 else { return }
      canvas.stroke(
        stroke.path, stroke.style, isAntialiased: stroke.isAntialiased, stroke.paint)
    case .glyphs(let run) where canvas.canFill(with: run.paint):
      canvas.fill(outline(of: run), .nonZero, run.paint)
    case .group(let group): try write(group, transform)
    case .hit: return
    case .fill, .stroke, .glyphs, .image: try draw(raster.picture(of: [item], transform), transform)
    }
  }

  private mutating func write(
    _ group: DisplayList.Group, _ transform: AffineTransform
  ) throws(PaintError) {
    if let simple = VectorGroup(group.effect) {
      canvas.begin(simple)
      var inner = transform
      if case .transform(let map) = simple { inner = map.concatenating(transform) }
      try write(group.items, inner)
      canvas.end()
    } else if case .shadow(let color, let radius, let x, let y) = group.effect {
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: transform)
      try draw(raster.picture(of: shadow, color, group.items, transform), transform)
      try write(group.items, transform)
    } else {
      try draw(raster.picture(of: [.group(group)], transform), transform)
    }
  }

  private mutating func draw(
    _ picture: RasterPart.Picture?, _ transform: AffineTransform
  ) throws(PaintError) {
    guard let picture, let inverse = transform.inverted else { return }
    let place = AffineTransform.translation(
      x: Double(picture.region.left), y: Double(picture.region.top))
    try canvas.draw(picture.bitmap, place.concatenating(inverse))
  }

  private func outline(of run: GlyphRun) -> Path {
    Path(
      run.glyphs.flatMap { glyph in
        glyphs.outline(of: glyph.id, in: run.font).offsetBy(dx: glyph.x, dy: glyph.y).elements
      })
  }
}
