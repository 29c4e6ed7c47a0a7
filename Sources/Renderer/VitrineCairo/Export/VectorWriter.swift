import VitrineDisplayList
import VitrineGeometry

/// Writes display lists to a canvas: outlines where the format can, pixels for everything else.
///
/// Items that a format cannot express are rasterized by the painter at the picture's scale, so that
/// they look as they do in a PNG.
struct VectorWriter<Canvas: VectorCanvas> {
  private(set) var canvas: Canvas
  private let raster: RasterFallback
  private let glyphs: any GlyphSource
  /// Whether nothing has been written yet.
  private var isBlank = true

  init(_ canvas: Canvas, _ raster: RasterFallback, glyphs: any GlyphSource) {
    self.canvas = canvas
    self.raster = raster
    self.glyphs = glyphs
  }

  /// Writes `items`; `transform` leads from their space to device pixels.
  mutating func write(
    _ items: [DisplayList.Item], _ transform: AffineTransform
  ) throws(PaintError) {
    let readers = isAlone(items) ? [] : items.indices.filter { items[$0].readsBelow }
    var written = 0
    for picture in try pictures(of: items, readers, transform) {
      for item in items[written..<picture.start] { try write(item, transform) }
      try draw(picture.pixels, transform)
      written = picture.end
    }
    for item in items[written...] { try write(item, transform) }
  }

  /// A bitmap that replaces some items; the items before `start` are written first.
  private typealias Part = (start: Int, end: Int, pixels: RasterFallback.Picture?)

  /// The maximum number of items with separate pictures.
  private static var mostPictures: Int { 64 }

  /// Rasterizes the items that depend on the colours below them.
  ///
  /// Where all is opaque there, a picture of the place can be on the outlines that it repeats;
  /// otherwise all that is below becomes pixels too.
  private func pictures(
    of items: [DisplayList.Item], _ readers: [Int], _ transform: AffineTransform
  ) throws(PaintError) -> [Part] {
    guard let last = readers.last else { return [] }
    if readers.count <= VectorWriter.mostPictures {
      let pictures = try raster.pictures(of: items, upTo: readers, transform)
      if pictures.allSatisfy({ $0?.isOpaque ?? true }) {
        return zip(readers, pictures).map { ($0, $0 + 1, $1) }
      }
    }
    return [(0, last + 1, try raster.picture(of: Array(items[...last]), transform))]
  }

  /// Whether the items are one group with nothing below it, so that it depends only on its members.
  private func isAlone(_ items: [DisplayList.Item]) -> Bool {
    let inked = items.filter(\.leavesInk)
    guard isBlank, inked.count == 1, case .group(let group)? = inked.first else { return false }
    return VectorGroup(group.effect) != nil
  }

  private mutating func write(
    _ item: DisplayList.Item, _ transform: AffineTransform
  ) throws(PaintError) {
    switch item {
    case .fill(let fill) where canvas.canFill(with: fill.paint):
      canvas.fill(fill.path, fill.style, fill.paint)
      isBlank = false
    case .stroke(let stroke) where canvas.canStroke(with: stroke.paint):
      guard stroke.style.lineWidth > 0 else { return }
      canvas.stroke(
        stroke.path, stroke.style, isAntialiased: stroke.isAntialiased, stroke.paint)
      isBlank = false
    case .glyphs(let run) where canvas.canFill(with: run.paint):
      canvas.fill(outline(of: run), .nonZero, run.paint)
      isBlank = false
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
    } else if case .innerShadow(let color, let radius, let x, let y) = group.effect {
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: transform)
      try write(group.items, transform)
      try draw(raster.picture(of: shadow, color, inside: group.items, transform), transform)
    } else {
      try draw(raster.picture(of: [.group(group)], transform), transform)
    }
  }

  private mutating func draw(
    _ picture: RasterFallback.Picture?, _ transform: AffineTransform
  ) throws(PaintError) {
    guard let picture, let inverse = transform.inverted else { return }
    isBlank = false
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

extension DisplayList.Item {
  /// Whether the item is drawn at all.
  fileprivate var leavesInk: Bool { if case .hit = self { false } else { true } }
}
