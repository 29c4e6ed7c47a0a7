/// A symbol of the archive's own.
package protocol CustomSymbol: Sendable {
  /// The drawing for a font; name and variants of the request have no meaning.
  func drawing(_ request: SymbolRequest) -> SymbolDrawing
}
