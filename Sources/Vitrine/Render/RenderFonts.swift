import VitrineText

/// A text engine and the pictures of its faces.
struct RenderFonts: Sendable {
  let engine: FontTextEngine
  let pictures: GlyphPictures

  init(_ engine: FontTextEngine) {
    self.engine = engine
    pictures = GlyphPictures(engine: engine)
  }
}
