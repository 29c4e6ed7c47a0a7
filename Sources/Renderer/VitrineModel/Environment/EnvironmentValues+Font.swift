import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

extension EnvironmentValues {
  /// The font of texts, with weight, width and design decided.
  ///
  /// The system draws the inline family in a font of its own, whatever the author's is; that it is
  /// that of the body is assumed.
  package var resolvedFont: ResolvedFont {
    if widgetFamily == .accessoryInline {
      let row = TextStyleTable.row(.body, at: dynamicTypeSize, on: idiom)
      return ResolvedFont(
        family: .system(.default), size: row.size, weight: Font.Weight.regular.openType,
        italic: false, leading: row.leading)
    }
    let font = font ?? Font(style: .body)
    let style = font.style ?? .body
    let row = TextStyleTable.row(style, at: dynamicTypeSize, on: idiom)
    let (size, scale) = (points(of: font), textScale.factor)
    var resolved = ResolvedFont(
      family: font.name.map(FontFamily.custom) ?? .system(fontDesign ?? font.design),
      size: (size ?? row.size) * scale,
      weight: weight(of: font, style: size == nil ? style : nil).openType,
      italic: font.italic || isItalic, leading: size == nil ? row.leading * scale : nil)
    resolved.extraLeading = size == nil ? font.leading.points : 0
    resolved.hasWholeLines = idiom == .mac
    resolved.width = (fontWidth ?? font.width ?? .standard).value
    resolved.monospacedDigit = font.monospacedDigit || monospacedDigit
    resolved.smallCaps = font.smallCaps
    return resolved
  }

  /// The weight of a font, which follows a text style or none.
  ///
  /// Source: `fontWeight(_:)` decides over `bold()`, wherever both are (recorded on macOS 26 by
  /// others). Assumed: `bold()` makes no font lighter, and a custom face has its bold weight.
  private func weight(of font: Font, style: Font.TextStyle?) -> Font.Weight {
    if let fontWeight { return fontWeight }
    let standard = style.map { TextStyleTable.weight($0, on: idiom) } ?? .regular
    let weight = font.weight ?? standard
    guard font.bold || isBold else { return weight }
    let emphasized =
      font.name == nil ? TextStyleTable.emphasizedWeight(style, on: idiom) : .bold
    return emphasized.openType > weight.openType ? emphasized : weight
  }

  /// The size of a font that follows no text style; `nil` for one that does.
  ///
  /// Source: Apple's documentation of `Font.custom`: the size of a custom face grows as that of
  /// a text style does, body if none is named, unless it is fixed.
  private func points(of font: Font) -> Double? {
    guard let size = font.size, font.name != nil else { return font.fixedSize ?? font.size }
    let style = font.relativeTo ?? .body
    let factor =
      TextStyleTable.row(style, at: dynamicTypeSize, on: idiom).size
      / TextStyleTable.row(style, at: .large, on: idiom).size
    return size * factor
  }
}
