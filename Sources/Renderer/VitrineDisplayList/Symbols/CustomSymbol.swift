/// A symbol that an archive contains.
package protocol CustomSymbol: Sendable {
  /// The drawing for a font; the name and variants in the request are ignored.
  func drawing(_ request: SymbolRequest) -> SymbolDrawing
}
