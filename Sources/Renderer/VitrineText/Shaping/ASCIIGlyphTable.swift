/// The glyphs and advances of printable ASCII characters in a face, looked up once.
struct ASCIIGlyphTable: Sendable {
  /// A character's glyph and its room.
  struct Letter: Sendable {
    let glyph: UInt32
    let cell: AdvanceCell
  }

  private let letters: [Letter]
  /// Advances by pairs of characters.
  let pairs = PairTable()

  /// Reads the font; `nil` if it lacks a character, or if the face determines advances itself.
  init?(_ shaping: ShapingFont, _ cells: AdvanceCells?) {
    guard let cells else { return nil }
    var letters: [Letter] = []
    for unit in PairTable.characters {
      let scalar = Unicode.Scalar(UInt8(unit))
      guard let glyph = shaping.glyph(for: scalar) else { return nil }
      letters.append(Letter(glyph: glyph, cell: cells.cell(of: scalar, glyph: glyph)))
    }
    self.letters = letters
  }

  /// The letter of a character in the table's range.
  subscript(unit: UInt16) -> Letter { letters[Int(unit - PairTable.characters.lowerBound)] }
}
