import Testing
import VitrineDisplayList
import VitrineGeometry

/// Texts that are scaled or tightened to fit their frame.
struct FittingTests {
  /// The point size of the first glyphs.
  private func size(_ layout: TextLayout) -> Double? {
    layout.lines.first?.fragments.lazy.compactMap { fragment in
      if case .glyphs(let font, _) = fragment.content { font.size } else { nil }
    }.first
  }

  /// In a picture of iOS 18.5, nineteen characters at 18 points are 14 pixels closer.
  @Test("a text can tighten before it is truncated, and before it shrinks")
  func tightening() throws {
    let string = "Text with tightening"
    let natural = layout(text(string, font(18))).lines[0]
    var content = text(string, font(18), lineLimit: 1)
    content.allowsTightening = true
    let tight = layout(content, width: natural.width - 3)
    #expect(!tight.isTruncated)
    let shift = natural.glyphs[17].x - tight.lines[0].glyphs[17].x
    #expect(close(shift, 14.0 / 3, within: 0.2))
    content.minimumScaleFactor = 0.5
    #expect(size(layout(content, width: natural.width - 3)) == 18)
    #expect(try #require(size(layout(content, width: natural.width - 10))) < 18)
    content.allowsTightening = false
    #expect(try #require(size(layout(content, width: natural.width - 3))) < 18)
  }
}
