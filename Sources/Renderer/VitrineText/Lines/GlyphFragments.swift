import VitrineDisplayList
import VitrineGeometry

/// Glyphs of a line, gathered by face in the order in which they are.
struct GlyphFragments {
  private var contents: [TextLayout.Fragment.Content] = []
  private var face: FaceFont?
  private var glyphs: [GlyphRun.Glyph] = []

  /// Reserves capacity for glyphs of one font.
  init(capacity: Int) { glyphs.reserveCapacity(capacity) }

  /// Adds a glyph of a face, as a picture or in its colours if the face has these.
  mutating func add(_ glyph: GlyphRun.Glyph, in face: FaceFont) {
    if self.face !== face {
      flush()
      self.face = face
    }
    if face.hasPictures || face.hasLayers {
      if addPicture(glyph, in: face) || !face.shaping.face.hasOutlines { return }
      if addLayers(glyph, in: face) { return }
    }
    glyphs.append(glyph)
  }

  /// Glyphs to fill and pictures to draw.
  mutating func finish() -> [TextLayout.Fragment.Content] {
    flush()
    return contents
  }

  private mutating func flush() {
    guard let face, !glyphs.isEmpty else { return }
    contents.append(.glyphs(font: face.instance, glyphs: glyphs))
    glyphs = []
  }

  /// Adds the coloured parts of a glyph; returns whether it has any.
  private mutating func addLayers(_ glyph: GlyphRun.Glyph, in face: FaceFont) -> Bool {
    let layers = face.shaping.layers(of: glyph.id)
    guard !layers.isEmpty else { return false }
    flush()
    let parts = layers.map {
      ColoredGlyph(glyph: .init(id: $0.glyph, x: glyph.x, y: glyph.y), color: $0.color)
    }
    contents.append(.layers(font: face.instance, parts))
    return true
  }

  /// Adds the picture of a glyph; returns whether it has one.
  private mutating func addPicture(_ glyph: GlyphRun.Glyph, in face: FaceFont) -> Bool {
    guard let picture = face.shaping.picture(of: glyph.id) else { return false }
    flush()
    let (box, size) = (picture.box, face.size)
    contents.append(
      .picture(
        BitmapID(face: face.instance.face, glyph: glyph.id), pixels: picture.pixels,
        Rect(
          x: glyph.x + box.minX * size, y: glyph.y + box.minY * size, width: box.width * size,
          height: box.height * size)))
    return true
  }
}
