import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

struct FallbackTests {
  /// The fonts of a text's fragments from left to right, including bitmap glyphs.
  private func faces(_ string: String, _ font: ResolvedFont = body) -> [String] {
    layout(text(string, font)).lines.flatMap(\.fragments).compactMap { fragment in
      switch fragment.content {
      case .glyphs(let font, _): font.face
      case .picture(let bitmap, _, _): bitmap.asset
      default: nil
      }
    }
  }

  @Test(
    "each script is set in its own font",
    arguments: [
      ("abc Ελ Ки", "Inter"), ("سلام", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"),
      ("नमस्ते", "Noto Sans Devanagari"), ("สวัสดี", "Noto Sans Thai"), ("中文。", "Noto Sans CJK"),
      ("かな", "Noto Sans CJK"), ("한글", "Noto Sans CJK"), ("➤", "Noto Sans Symbols 2"),
      ("∮", "Noto Sans Math"), ("┼", "JetBrains Mono"), ("😀", "Noto Color Emoji"),
    ])
  func scripts(string: String, face: String) {
    #expect(Set(faces(string)) == [face])
  }

  @Test("a run is divided where its font has no glyphs, and its spaces stay in its own font")
  func mixed() {
    #expect(faces("ab 中 cd") == ["Inter", "Noto Sans CJK", "Inter"])
  }

  @Test("bold text uses the bold font, or thickens the strokes of the only one")
  func bold() throws {
    let arabic = layout(text("سلام", font(17, weight: 700))).lines[0].fragments[0].content
    guard case .glyphs(let bold, _) = arabic else { throw Unexpected() }
    #expect(bold.weight == 700 && bold.emboldening == .zero)
    guard
      case .glyphs(let grown, _) = layout(text("中", font(17, weight: 700))).lines[0].fragments[0]
        .content
    else { throw Unexpected() }
    #expect(grown.weight == 400 && grown.emboldening.width > 0.01)
  }

  @Test("variation selectors choose between emoji and text")
  func selectors() {
    #expect(faces("❤") == ["Inter"])
    #expect(faces("❤\u{FE0F}") == ["Noto Color Emoji"])
    #expect(faces("⌚") == ["Noto Color Emoji"])
    #expect(faces("⌚\u{FE0E}") != ["Noto Color Emoji"])
    #expect(faces("1") == ["Inter"])
    #expect(faces("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
    #expect(faces("©®™") == ["Inter"])
  }

  @Test(
    "an emoji sequence is as wide as any other emoji",
    arguments: ["👍🏽", "👩‍👩‍👧", "🇩🇰", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍💻", "👩🏻‍🤝‍👨🏿"])
  func sequences(string: String) {
    let fragments = layout(text(string)).lines[0].fragments
    #expect(fragments.count == 1)
    #expect(close(layout(text(string)).lines[0].width, layout(text("😀")).lines[0].width))
  }

  @Test("an emoji is on the baseline, in the size that its font specifies")
  func picture() throws {
    let line = layout(text("😀", font(100))).lines[0]
    guard case .picture(let bitmap, let pixels, let box) = line.fragments[0].content else {
      throw Unexpected()
    }
    // A disc of 119 of the 128 units that the line of the face has, 950 of 1200 above the baseline.
    #expect(close(box.height, 119 / 128 * 1200 / 1024 * 100, within: 4))
    #expect(close(box.midY, line.baseline - (950 - 600) / 1024 * 100, within: 4))
    #expect(close(pixels.width / pixels.height, box.width / box.height, within: 0.01))
    #expect(close(line.width, 2550 / 2048 * 100, within: 0.01))
    let drawing = try #require(engine.drawing(of: UInt32(bitmap.variant), face: bitmap.asset))
    #expect(drawing.size == pixels && !drawing.items.isEmpty)
    #expect(engine.drawing(of: 3, face: "Inter") == nil)
    #expect(engine.picture(of: 3, face: "Inter").isEmpty)
  }

  @Test("Chinese characters have the forms of the text's language")
  func languages() {
    func glyph(_ string: String, _ language: String) -> [UInt32] {
      var content = text(string)
      content.language = language
      return layout(content).lines[0].glyphs.map(\.id)
    }
    let forms = ["zh-Hans", "zh-Hant", "ja"].map { glyph("骨", $0) }
    #expect(Set(forms).count == 3)
    #expect(glyph("骨", "en") == glyph("骨", "zh"))
    #expect(glyph("骨", "zh_TW") == glyph("骨", "zh-Hant"))
    #expect(glyph("骨の", "en").first == glyph("骨", "ja").first)
  }

  private struct Unexpected: Error {}
}
