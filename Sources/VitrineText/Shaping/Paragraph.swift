import CHarfBuzz
import VitrineModel

/// Shaped text: characters with their widths and glyphs, ready to be cut into lines.
///
/// Units stand in reading order and never span two runs; every advance is finite and at least
/// zero. What lies behind these promises is not checked again.
struct Paragraph: Sendable {
  /// The font of each run.
  let fonts: [RunFont]
  /// The characters.
  fileprivate(set) var units: [TextUnit] = []
  /// The glyphs of all units.
  fileprivate(set) var glyphs: [UnitGlyph] = []
  /// Code points without glyph, in order of first appearance.
  fileprivate(set) var missingScalars: [Unicode.Scalar] = []
  /// The code units that the units' offsets count.
  let utf16: [UInt16]
}

/// Shapes the items of a text and gathers them into a paragraph.
struct ParagraphBuilder {
  private let source: SourceText
  private var paragraph: Paragraph
  private var seen: Set<Unicode.Scalar> = []

  /// Shapes the text of `runs`.
  static func paragraph(of runs: [StyledText.Run], fonts: [RunFont]) -> Paragraph {
    var builder = ParagraphBuilder(runs, fonts: fonts)
    builder.shape()
    return builder.paragraph
  }

  /// The text of `runs` with every character replaced by a piece of the placeholder bar.
  ///
  /// Source: recorded on iOS 15...26; the count of characters is kept, hard breaks included, and
  /// each is 0.4871 em wide, plus tracking.
  static func redacted(_ runs: [StyledText.Run], fonts: [RunFont]) -> Paragraph {
    var builder = ParagraphBuilder(runs, fonts: fonts)
    for character in builder.source.characters {
      let font = fonts[character.run]
      builder.append(
        character, kind: .glyphs, advance: max(0.4871 + font.tracking, 0) * font.size)
    }
    return builder.paragraph
  }

  private init(_ runs: [StyledText.Run], fonts: [RunFont]) {
    source = SourceText(runs)
    paragraph = Paragraph(fonts: fonts, utf16: source.utf16)
    paragraph.units.reserveCapacity(source.characters.count)
  }

  private mutating func shape() {
    let buffer = ShapingBuffer()
    for item in TextItem.items(in: source.characters) {
      let first = source.characters[item.characters.lowerBound]
      if let script = item.script {
        shape(item, script: script, font: paragraph.fonts[first.run], with: buffer)
      } else {
        append(first, kind: .hardBreak, advance: spaceWidth(in: first.run))
      }
    }
  }

  private func spaceWidth(in run: Int) -> Double {
    let font = paragraph.fonts[run]
    guard let space = font.shaping.glyph(for: " ") else { return 0 }
    let nominal = font.shaping.advance(of: space)
    return max(font.cell(of: " ", glyph: space, nominal: nominal) + font.tracking, 0) * font.size
  }

  private mutating func shape(
    _ item: TextItem, script: hb_script_t, font: RunFont, with buffer: borrowing ShapingBuffer
  ) {
    var glyphs: [ShapedGlyph] = []
    buffer.shape(item.range, of: source.utf16, script: script, with: font.shaping) {
      glyphs.append($0)
    }
    var next = 0
    for index in item.characters {
      let character = source.characters[index]
      let start = next
      while next < glyphs.count, glyphs[next].cluster < character.range.upperBound { next += 1 }
      // Without glyphs of its own a character is part of the ligature before it.
      if next > start { append(character, glyphs: glyphs[start..<next]) }
    }
  }

  private mutating func append(_ character: SourceCharacter, glyphs: ArraySlice<ShapedGlyph>) {
    if character.isControl {
      let isTab = character.first == "\t"
      append(
        character, kind: isTab ? .blank : .glyphs,
        advance: isTab ? spaceWidth(in: character.run) : 0)
    } else if glyphs.contains(where: { $0.id == 0 }) {
      let font = paragraph.fonts[character.run]
      append(
        character, kind: .missing,
        advance: max(MissingGlyph.cell + font.tracking, 0) * font.size)
      noteMissingScalars(of: character)
    } else {
      place(glyphs, of: character)
    }
  }

  /// Centres the glyphs in the cell of their character; tracking and kerning follow the cell.
  ///
  /// That tracking follows was read from a picture of a symmetric letter on iOS at 17 points.
  private mutating func place(_ glyphs: ArraySlice<ShapedGlyph>, of character: SourceCharacter) {
    let font = paragraph.fonts[character.run]
    let shapedWidth = glyphs.reduce(0) { $0 + $1.advance }
    guard let first = glyphs.first, shapedWidth > 0 else {
      return append(character, kind: .glyphs, advance: 0)
    }
    let nominal = font.shaping.advance(of: first.id)
    let cell = font.cell(of: character.first, glyph: first.id, nominal: nominal)
    // Inter also widens pairs ("WW"); the recorded widths of San Francisco know only tighter ones.
    let kerning = glyphs.count == 1 ? min(shapedWidth - nominal, 0) : shapedWidth - nominal
    let advance = cell + kerning + font.tracking
    let start = Int32(paragraph.glyphs.count)
    if !character.isBlank {
      var pen = (cell - nominal) / 2
      for glyph in glyphs {
        paragraph.glyphs.append(
          UnitGlyph(id: glyph.id, dx: (pen + glyph.dx) * font.size, dy: -glyph.dy * font.size))
        pen += glyph.advance
      }
    }
    append(
      character, kind: character.isBlank ? .blank : .glyphs, advance: max(advance, 0) * font.size,
      glyphs: start..<Int32(paragraph.glyphs.count))
  }

  private mutating func append(
    _ character: SourceCharacter, kind: TextUnit.Kind, advance: Double, glyphs: Range<Int32> = 0..<0
  ) {
    paragraph.units.append(
      TextUnit(
        kind: kind, run: Int32(character.run), start: Int32(character.range.lowerBound),
        glyphs: glyphs, advance: advance))
  }

  private mutating func noteMissingScalars(of character: SourceCharacter) {
    let font = paragraph.fonts[character.run].shaping
    let text = String(decoding: source.utf16[character.range], as: UTF16.self)
    for scalar in text.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint && font.glyph(for: scalar) == nil {
      if seen.insert(scalar).inserted { paragraph.missingScalars.append(scalar) }
    }
  }
}
