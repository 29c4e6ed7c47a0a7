extension EnvironmentValues {
  /// The font of texts with every choice made.
  package var resolvedFont: ResolvedFont {
    let font = font ?? Font(style: .body)
    let family = font.name.map(FontFamily.custom) ?? .system(font.design)
    let weight = fontWeight ?? font.weight
    let italic = font.italic || isItalic
    if let size = font.size {
      return ResolvedFont(
        family: family, size: size, weight: (weight ?? .regular).openType, italic: italic)
    }
    let style = font.style ?? .body
    let row = TextStyleTable.row(style, at: dynamicTypeSize)
    return ResolvedFont(
      family: family, size: row.size,
      weight: (weight ?? TextStyleTable.weight(style)).openType, italic: italic,
      leading: row.leading)
  }
}
