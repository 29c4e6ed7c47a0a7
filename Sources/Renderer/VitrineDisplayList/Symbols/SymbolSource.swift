/// The symbols that layout uses, independent of the source of their outlines.
///
/// A source is shared by all renderings of a process; results depend only on the arguments.
package protocol SymbolSource: Sendable {
  /// The drawing of a system symbol; `nil` for a name that the source does not know.
  func symbol(_ request: SymbolRequest) -> SymbolDrawing?

  /// Whether Apple's set has a symbol with this name, whether or not it can be drawn.
  func isKnown(_ name: String) -> Bool

  /// The known name that was probably meant.
  func nearestName(to name: String) -> String?
}

/// Everything that determines a symbol's outlines.
package struct SymbolRequest: Hashable, Sendable {
  /// The name, for example `cloud.sun.fill`.
  package var name: String
  /// The point size of the font.
  package var pointSize: Double
  /// Weight of strokes on the OpenType scale 1...1000.
  package var weight: Double
  /// Size relative to the font.
  package var scale: ImageScale
  /// Variants that the environment sets.
  package var variants: SymbolVariants
  /// The variable value of the symbol in 0...1; `nil` draws all layers with full opacity.
  package var value: Double?
  /// Whether the leading edge is on the right.
  package var isMirrored: Bool

  /// Creates a request for a symbol in a font.
  package init(
    name: String, pointSize: Double, weight: Double = 400, scale: ImageScale = .medium,
    variants: SymbolVariants = SymbolVariants(), value: Double? = nil, isMirrored: Bool = false
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.variants = variants
    self.value = value
    self.isMirrored = isMirrored
  }
}
