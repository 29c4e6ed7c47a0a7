import VitrineModel

/// A font with all that shaping and line layout ask of it; shared by the texts that use it.
final class RunFont: Sendable {
  /// Face, axes and size.
  let instance: FontInstance
  /// Vertical measures in points.
  let metrics: FontMetrics
  /// Extra distance after every character, in ems.
  let tracking: Double
  /// HarfBuzz's font.
  let shaping: ShapingFont
  /// The room that each character gets.
  let cells: CharacterCells
  /// The character that stands for text cut away.
  let ellipsis: SingleGlyph
  /// The blank between words.
  let space: SingleGlyph

  /// Resolves `font` with the faces of `book`.
  init(_ font: ResolvedFont, in book: FontBook) {
    instance = book.instance(of: font)
    metrics = .system(size: instance.size, leading: font.leading)
    tracking = SystemTracking.ems(at: instance.size)
    shaping = book.shapingFont(for: instance)
    cells = CharacterCells(instance, shaping: shaping, in: book)
    let (shaping, cells, tracking, size) = (shaping, cells, tracking, instance.size)
    func single(_ scalar: Unicode.Scalar) -> SingleGlyph {
      let glyph = shaping.glyph(for: scalar) ?? 0
      let cell = cells.cell(of: scalar, glyph: glyph)
      return SingleGlyph(
        glyph: glyph, advance: max(cell.width + tracking, 0) * size, dx: cell.inset * size)
    }
    ellipsis = single("\u{2026}")
    space = single(" ")
  }

  /// Point size.
  var size: Double { instance.size }

  /// The distance in points to the next character after `ems`, to which tracking is added.
  func advance(ems: Double) -> Double { max(ems + tracking, 0) * size }
}
