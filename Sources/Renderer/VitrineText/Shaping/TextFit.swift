import VitrineDisplayList

/// How a text is set so that it fits.
struct TextFit: Hashable, Sendable {
  /// Share of its size.
  var scale = 1.0
  /// Whether its letters are closer.
  var isTight = false
}

extension ResolvedFont {
  /// The font at a share of its size.
  func scaled(by scale: Double) -> ResolvedFont {
    var font = self
    font.size *= scale
    font.leading = leading.map { $0 * scale }
    font.extraLeading *= scale
    return font
  }
}
