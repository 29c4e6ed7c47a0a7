import VitrineModel

/// Glyphs of a line, gathered by face in the order in which they stand.
struct GlyphFragments {
  private var contents: [TextLayout.Fragment.Content] = []
  private var face: FaceFont?
  private var glyphs: [GlyphRun.Glyph] = []

  /// Adds a glyph of a face, as its picture where the face has pictures.
  mutating func add(_ glyph: GlyphRun.Glyph, in face: FaceFont) {
    if self.face !== face {
      flush()
      self.face = face
    }
    if face.hasPictures {
      addPicture(glyph, in: face)
    } else {
      glyphs.append(glyph)
    }
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

  private mutating func addPicture(_ glyph: GlyphRun.Glyph, in face: FaceFont) {
    guard let picture = face.shaping.picture(of: glyph.id) else { return }
    let (box, size) = (picture.box, face.size)
    contents.append(
      .picture(
        BitmapID(face: face.instance.face, glyph: glyph.id), pixels: picture.pixels,
        Rect(
          x: glyph.x + box.minX * size, y: glyph.y + box.minY * size, width: box.width * size,
          height: box.height * size)))
  }
}
