import Testing
import VitrineGeometry
import VitrineDisplayList

struct DirectionTests {
  /// The characters from left to right, by the order of their glyphs.
  private func visual(_ string: String, _ direction: LayoutDirection = .leftToRight) -> String {
    var content = text(string)
    content.layoutDirection = direction
    var places: [(x: Double, character: Character)] = []
    for (offset, character) in string.enumerated() where character != " " {
      places.append((place(of: offset, in: content), character))
    }
    return String(places.sorted { $0.x < $1.x }.map(\.character))
  }

  /// The position of a character: that of the gap after it was replaced by a space.
  private func place(of offset: Int, in content: StyledText) -> Double {
    let whole = layout(content).lines[0].glyphs.map(\.x)
    var other = content
    var characters = Array(content.runs[0].string)
    // A letter of the same direction and another shape is at the position of the original one.
    let isHebrew = ("\u{590}"..."\u{5FF}").contains(characters[offset])
    characters[offset] = isHebrew ? (characters[offset] == "ו" ? "ש" : "ו") : "\u{2007}"
    other.runs[0].string = String(characters)
    let changed = layout(other).lines[0].glyphs
    let before = layout(content).lines[0].glyphs
    if changed.count < before.count {
      let left = Set(changed.map(\.id))
      return zip(before, before.indices).first { !left.contains($0.0.id) }?.0.x ?? whole[0]
    }
    return zip(before, changed).first { $0.0.id != $0.1.id }?.0.x ?? whole[0]
  }

  @Test("letters of right-to-left scripts run from right to left")
  func hebrew() {
    #expect(visual("אבג") == "גבא")
    #expect(visual("ab אב cd") == "abבאcd")
  }

  @Test("the first letter determines the paragraph's direction, or otherwise the layout")
  func paragraph() {
    #expect(visual("א ab") == "abא")
    #expect(visual("a! ") == "a!")
    #expect(visual("5!", .leftToRight) == "5!")
    #expect(visual("5!", .rightToLeft) == "!5")
    #expect(visual("a!", .rightToLeft) == "a!")
  }

  @Test("numbers run from left to right in right-to-left text")
  func numbers() {
    #expect(visual("אב 12") == "12בא")
    #expect(visual("א 12 ב") == "ב12א")
  }

  @Test("brackets are mirrored")
  func brackets() throws {
    let plain = layout(text("(")).lines[0].glyphs[0].id
    let line = layout(text("א(ב")).lines[0]
    let inter = line.fragments.compactMap { fragment -> [GlyphRun.Glyph]? in
      guard case .glyphs(let font, let glyphs) = fragment.content, font.face == "Inter" else {
        return nil
      }
      return glyphs
    }
    let closing = layout(text(")")).lines[0].glyphs[0].id
    #expect(inter.flatMap { $0 }.map(\.id) == [closing] && plain != closing)
  }

  @Test("an ellipsis is at the end of the line")
  func ellipsis() throws {
    let hebrew = layout(text("שלום עולם שלום עולם", lineLimit: 1), width: 80)
    #expect(hebrew.isTruncated)
    let line = hebrew.lines[0]
    let dots = layout(text("…")).lines[0].glyphs[0].id
    let leftmost = try #require(line.glyphs.min { $0.x < $1.x })
    #expect(leftmost.id == dots)
  }

  @Test("lines of right-to-left text break in reading order and keep their widths")
  func wrapping() {
    let string = "שלום עולם שלום עולם"
    let lines = layout(text(string), width: 90).lines
    #expect(lines.count == 2)
    #expect(close(lines[0].width, lines[1].width, within: 0.01))
    #expect(lines.allSatisfy { line in line.glyphs.allSatisfy { $0.x >= line.x - 1 } })
  }
}
