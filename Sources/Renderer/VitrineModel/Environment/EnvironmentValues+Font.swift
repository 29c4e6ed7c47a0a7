import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

extension EnvironmentValues {
  /// The font of texts, with weight, width and design decided.
  package var resolvedFont: ResolvedFont {
    let font = font ?? Font(style: .body)
    let style = font.style ?? .body
    let row = TextStyleTable.row(style, at: dynamicTypeSize)
    let size = points(of: font)
    let standard = size == nil ? TextStyleTable.weight(style) : .regular
    var resolved = ResolvedFont(
      family: font.name.map(FontFamily.custom) ?? .system(fontDesign ?? font.design),
      size: size ?? row.size, weight: (fontWeight ?? font.weight ?? standard).openType,
      italic: font.italic || isItalic, leading: size == nil ? row.leading : nil)
    resolved.extraLeading = size == nil ? font.leading.points : 0
    resolved.width = (fontWidth ?? font.width ?? .standard).value
    resolved.monospacedDigit = font.monospacedDigit || monospacedDigit
    resolved.smallCaps = font.smallCaps
    return resolved
  }

  /// The size of a font that follows no text style; `nil` for one that does.
  ///
  /// Source: Apple's documentation of `Font.custom`: the size of a custom face grows as that of
  /// a text style does, body if none is named, unless it is fixed.
  private func points(of font: Font) -> Double? {
    guard let size = font.size, font.name != nil else { return font.fixedSize ?? font.size }
    let style = font.relativeTo ?? .body
    let factor =
      TextStyleTable.row(style, at: dynamicTypeSize).size
      / TextStyleTable.row(style, at: .large).size
    return size * factor
  }
}
