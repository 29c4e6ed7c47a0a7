import Testing

struct MissingGlyphTests {
  @Test("a character without a glyph becomes a box and is reported once")
  func boxes() throws {
    let shaped = engine.shape(text("a\u{13000}\u{13001}\u{13000}b"))
    #expect(shaped.missingScalars == ["\u{13000}", "\u{13001}"])
    let line = try #require(shaped.layout(in: .unspecified).lines.first)
    #expect(line.missingBoxes.count == 3)
    #expect(line.glyphs.count == 2)
    #expect(line.missingBoxes.allSatisfy { close($0.maxY, line.baseline) && $0.width > 5 })
    let edges = line.missingBoxes.map { ($0.minX, $0.maxX) }
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.1 < $1.0 })
  }

  @Test("a cluster of code points becomes one box")
  func clusters() throws {
    let both = engine.shape(text("\u{11183}\u{111B6}"))
    #expect(both.missingScalars == ["\u{11183}", "\u{111B6}"])
    #expect(try #require(both.layout(in: .unspecified).lines.first).missingBoxes.count == 1)
    #expect(engine.shape(text("\u{10FFFD}")).missingScalars == ["\u{10FFFD}"])
  }

  @Test("an invisible character is not missing")
  func invisible() {
    let shaped = engine.shape(text("\u{0}\u{7}\u{85}a\u{200D}\u{200B}\u{FEFF}\u{FE0F}\u{AD}\t"))
    #expect(shaped.missingScalars.isEmpty)
    #expect(layout(text("a\u{200B}\u{7}b")).size == layout(text("ab")).size)
  }

  @Test("letters of the scripts that the fonts cover are not missing")
  func covered() {
    let string =
      "Größe Ñandú Žluťoučký Ελληνικά Кириллица Tiếng Việt “…” €£¥ ½ ← → ⌘ ∑ ❤ ★ ⠿ "
      + "العربية שלום हिन्दी ไทย 中文 臺灣 日本語 한국어 ✅ 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u{301} 한"
    #expect(engine.shape(text(string)).missingScalars.isEmpty)
  }
}
