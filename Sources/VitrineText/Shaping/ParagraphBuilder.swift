import CHarfBuzz
import VitrineModel

/// Shapes the items of a text and gathers them into a paragraph.
struct ParagraphBuilder {
  private let source: SourceText
  private let fonts: [RunFont]
  private var units: [TextUnit] = []
  private var glyphs: [UnitGlyph] = []
  private var missingScalars: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  private var paragraph: Paragraph {
    Paragraph(
      fonts: fonts, units: units, glyphs: glyphs, missingScalars: missingScalars,
      utf16: source.utf16)
  }

  /// Shapes the text of `runs`.
  static func paragraph(of runs: [StyledText.Run], fonts: [RunFont]) -> Paragraph {
    var builder = ParagraphBuilder(runs, fonts: fonts)
    builder.shape()
    return builder.paragraph
  }

  /// The text of `runs` with every character replaced by a piece of the placeholder bar.
  ///
  /// The count of characters is kept, hard breaks included.
  static func redacted(_ runs: [StyledText.Run], fonts: [RunFont]) -> Paragraph {
    var builder = ParagraphBuilder(runs, fonts: fonts)
    for character in builder.source.characters {
      let advance = fonts[character.run].advance(ems: PlaceholderBar.characterWidth)
      builder.append(character, kind: .glyphs, advance: advance)
    }
    return builder.paragraph
  }

  private init(_ runs: [StyledText.Run], fonts: [RunFont]) {
    source = SourceText(runs)
    self.fonts = fonts
    units.reserveCapacity(source.characters.count)
    glyphs.reserveCapacity(source.characters.count)
  }

  private mutating func shape() {
    let buffer = ShapingBuffer()
    for item in TextItem.items(in: source.characters) {
      let first = source.characters[item.characters.lowerBound]
      if let script = item.script {
        shape(item, script: script, font: fonts[first.run], with: buffer)
      } else {
        append(first, kind: .hardBreak, advance: fonts[first.run].space.advance)
      }
    }
  }

  private mutating func shape(
    _ item: TextItem, script: hb_script_t, font: RunFont, with buffer: borrowing ShapingBuffer
  ) {
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(item.range.count)
    buffer.shape(item.range, of: source.utf16, script: script, with: font.shaping) {
      shaped.append($0)
    }
    var next = 0
    for index in item.characters {
      let character = source.characters[index]
      let start = next
      while next < shaped.count, shaped[next].cluster < character.range.upperBound { next += 1 }
      // Without glyphs of its own a character is part of the ligature before it.
      if next > start { append(character, glyphs: shaped[start..<next]) }
    }
  }

  private mutating func append(_ character: SourceCharacter, glyphs: ArraySlice<ShapedGlyph>) {
    let font = fonts[character.run]
    if character.isControl {
      let isTab = character.first == "\t"
      append(
        character, kind: isTab ? .blank : .glyphs, advance: isTab ? font.space.advance : 0)
    } else if glyphs.contains(where: { $0.id == 0 }) {
      append(character, kind: .missing, advance: font.advance(ems: MissingGlyph.cell))
      noteMissingScalars(of: character)
    } else {
      place(glyphs, of: character, in: font)
    }
  }

  /// Centres the glyphs in the cell of their character; tracking and kerning follow the cell.
  ///
  /// That tracking follows was read from a picture of a symmetric letter on iOS at 17 points.
  private mutating func place(
    _ glyphs: ArraySlice<ShapedGlyph>, of character: SourceCharacter, in font: RunFont
  ) {
    let shapedWidth = glyphs.reduce(0) { $0 + $1.advance }
    guard let first = glyphs.first, shapedWidth > 0 else {
      let range = store(glyphs, from: 0, size: font.size)
      return append(character, kind: .glyphs, advance: 0, glyphs: range)
    }
    let cell = font.cells.cell(of: character.first, glyph: first.id)
    let excess = shapedWidth - cell.nominal
    // Inter also widens pairs ("WW"); the recorded widths of San Francisco know only tighter ones.
    let kerning = glyphs.count == 1 ? min(excess, 0) : excess
    let isBlank = character.isBlank
    append(
      character, kind: isBlank ? .blank : .glyphs,
      advance: font.advance(ems: cell.width + kerning),
      glyphs: isBlank ? 0..<0 : store(glyphs, from: cell.inset, size: font.size))
  }

  /// Keeps the glyphs of a unit, the first one `start` ems from the unit's own start.
  private mutating func store(
    _ shaped: ArraySlice<ShapedGlyph>, from start: Double, size: Double
  ) -> Range<Int32> {
    let first = Int32(glyphs.count)
    var pen = start
    for glyph in shaped {
      glyphs.append(
        UnitGlyph(id: glyph.id, dx: (pen + glyph.dx) * size, dy: -glyph.dy * size))
      pen += glyph.advance
    }
    return first..<Int32(glyphs.count)
  }

  private mutating func append(
    _ character: SourceCharacter, kind: TextUnit.Kind, advance: Double, glyphs: Range<Int32> = 0..<0
  ) {
    units.append(
      TextUnit(
        kind: kind, run: Int32(character.run), start: Int32(character.range.lowerBound),
        glyphs: glyphs, advance: advance))
  }

  private mutating func noteMissingScalars(of character: SourceCharacter) {
    let font = fonts[character.run].shaping
    let text = String(decoding: source.utf16[character.range], as: UTF16.self)
    for scalar in text.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint && font.glyph(for: scalar) == nil {
      if seen.insert(scalar).inserted { missingScalars.append(scalar) }
    }
  }
}
