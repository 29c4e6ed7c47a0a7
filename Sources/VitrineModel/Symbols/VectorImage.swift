/// A drawing of the archive's assets.
package protocol VectorImage: Sendable {
  /// Whether it is a symbol, whose size and weight are the font's, and no picture of its own size.
  var isSymbol: Bool { get }

  /// The drawing for a font; the name of the request has no meaning.
  func drawing(_ request: SymbolRequest) -> SymbolDrawing
}
