/// The symbols that layout uses, independent of the source of their outlines.
///
/// A source is shared by all renders of a process; every answer depends on the arguments only.
package protocol SymbolSource: Sendable {
  /// The drawing of a system symbol; `nil` for a name that the source does not know.
  func symbol(_ request: SymbolRequest) -> SymbolDrawing?

  /// Whether Apple's set has a symbol of this name, drawn here or not.
  func isKnown(_ name: String) -> Bool

  /// The known name that was probably meant.
  func nearestName(to name: String) -> String?
}

/// Everything that decides how a symbol looks, apart from its colours.
package struct SymbolRequest: Hashable, Sendable {
  /// The name, for example `cloud.sun.fill`.
  package var name: String
  /// The point size of the surrounding font.
  package var pointSize: Double
  /// Stroke weight on the OpenType scale 1...1000.
  package var weight: Double
  /// Size relative to the font.
  package var scale: ImageScale
  /// Variants that the environment asks for.
  package var variants: SymbolVariants
  /// How much of a symbol with steps is lit, 0...1; `nil` lights all.
  package var value: Double?
  /// Whether leading is on the right.
  package var isMirrored: Bool

  /// Creates a symbol request.
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
