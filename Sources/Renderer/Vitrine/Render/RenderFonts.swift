import VitrineCairo
import VitrineSymbols
import VitrineText

/// A text engine, with its symbols and the caches of its glyphs.
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
