import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

struct FallbackTests {
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
