import VitrineCairo
import VitrineSymbols
import VitrineText

/// A text engine, and what was drawn of its faces and with them.
struct RenderFonts: Sendable {
  let engine: FontTextEngine
  let symbols: SymbolLibrary
  let pictures: GlyphPictures
  let coverage = GlyphMaskCache()

  init(_ engine: FontTextEngine) {
    self.engine = engine
    symbols = SymbolLibrary(textEngine: engine)
    pictures = GlyphPictures(engine: engine)
  }
}
