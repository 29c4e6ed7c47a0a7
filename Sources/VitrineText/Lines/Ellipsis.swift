/// The character that stands for the text cut away.
struct Ellipsis {
  /// Its glyph; 0 where the face has none.
  let glyph: UInt32
  /// Its width in points.
  let advance: Double
  /// Place of the glyph from the start of the character, in points.
  let dx: Double

  /// The ellipsis in `font`.
  init(in font: RunFont) {
    let scalar: Unicode.Scalar = "\u{2026}"
    glyph = font.shaping.glyph(for: scalar) ?? 0
    let nominal = font.shaping.advance(of: glyph)
    let cell = font.cell(of: scalar, glyph: glyph, nominal: nominal)
    advance = max(cell + font.tracking, 0) * font.size
    dx = (cell - nominal) / 2 * font.size
  }
}
