import VitrineCairo
import VitrineText

/// A text engine and what was drawn of its faces.
struct RenderFonts: Sendable {
  let engine: FontTextEngine
  let pictures: GlyphPictures
  let coverage = GlyphMaskCache()

  init(_ engine: FontTextEngine) {
    self.engine = engine
    pictures = GlyphPictures(engine: engine)
  }
}
