import Testing
import VitrineDisplayList
import VitrineGeometry

/// Texts that are scaled or tightened to fit their frame.
struct FittingTests {
  private func scaled(
    _ string: String, _ size: Double, _ factor: Double, tightens: Bool = false
  ) -> StyledText {
    var content = text(string, font(size), lineLimit: 1)
    content.minimumScaleFactor = factor
    content.allowsTightening = tightens
    return content
  }

  /// The point size of the first glyphs.
  private func size(_ layout: TextLayout) -> Double? {
    layout.lines.first?.fragments.lazy.compactMap { fragment in
      if case .glyphs(let font, _) = fragment.content { font.size } else { nil }
    }.first
  }

  struct Recorded: Sendable {
    var text: String
    var size: Double
    var width: Double
    var factor: Double
    var height: Double
    var isCut: Bool
  }

  /// Heights of the boxes in pictures of iOS 18.5.
  static let recorded = [
    Recorded(
      text: "Scale factor 1.0 (no scaling)", size: 24, width: 120, factor: 1, height: 86.0 / 3,
      isCut: true),
    Recorded(
      text: "Scale factor 0.8", size: 24, width: 120, factor: 0.8, height: 23, isCut: true),
    Recorded(
      text: "Scale factor 0.5", size: 24, width: 120, factor: 0.5, height: 61.0 / 3, isCut: false),
    Recorded(
      text: "Scale factor 0.2", size: 24, width: 120, factor: 0.2, height: 61.0 / 3, isCut: false),
    Recorded(
      text: "This is a long text that should scale down to fit", size: 30, width: 150, factor: 0.5,
      height: 18, isCut: true),
    Recorded(
      text: "This is a long text that should scale down more", size: 30, width: 150, factor: 0.3,
      height: 11, isCut: true),
    Recorded(text: "Short text", size: 30, width: 150, factor: 0.5, height: 36, isCut: false),
  ]

  @Test("text shrinks as far as iOS shrinks it", arguments: recorded)
  func recordedHeights(_ recorded: Recorded) {
    let content = scaled(recorded.text, recorded.size, recorded.factor)
    let fitted = layout(content, width: recorded.width)
    #expect(close(fitted.size.height, recorded.height))
    #expect(fitted.isTruncated == recorded.isCut)
    #expect(
      engine.shape(content).metrics(in: ProposedViewSize(width: recorded.width, height: nil))
        == fitted.metrics)
  }

  /// In the pictures, both texts are 269 pixels of a third of a point wide, and the same letters at
  /// 19.2 points are 301 wide: a factor of 0.70.
  @Test("the font size is the first step at which the text fits", arguments: [0.5, 0.2])
  func recordedSize(factor: Double) throws {
    let fitted = layout(scaled("Scale factor \(factor)", 24, factor), width: 120)
    #expect(close(try #require(size(fitted)), 16.8, within: 0.1))
    #expect(fitted.lines[0].width <= 120)
  }

  @Test("a text that fits is not changed")
  func roomy() {
    let plain = text("Scale factor", font(24), lineLimit: 1)
    #expect(layout(scaled("Scale factor", 24, 0.2, tightens: true)) == layout(plain))
    #expect(layout(scaled("Scale factor", 24, 0.2), width: 200) == layout(plain, width: 200))
  }

  @Test("a text also shrinks to a height, and its lines are counted again at each size")
  func height() throws {
    let low = layout(scaled("Ag", 60, 0.1), height: 30)
    #expect(low.size.height <= 30 && low.size.height > 28)
    #expect(!low.isTruncated)
    var paragraph = text("The quick brown fox jumps over the lazy dog", font(24))
    paragraph.minimumScaleFactor = 0.4
    let fitted = layout(paragraph, width: 150, height: 60)
    #expect(!fitted.isTruncated && fitted.size.height <= 60 && fitted.lines.count > 1)
    paragraph.minimumScaleFactor = 0.9
    #expect(layout(paragraph, width: 150, height: 60).isTruncated)
  }

  @Test("kerning, spacing, baselines and emoji shrink with the text")
  func everything() throws {
    var content = text("aaaa\nbbbb", font(20), lineLimit: 2)
    content.runs[0].kerning = 10
    content.lineSpacing = 20
    content.runs.append(
      StyledText.Run(
        attachment: InlineBox(size: Size(width: 20, height: 20), baseline: 20), font: font(20)))
    let whole = layout(content)
    content.minimumScaleFactor = 0.5
    let half = layout(content, width: whole.size.width, height: whole.size.height / 2 + 0.3)
    #expect(close(half.size.height, whole.size.height / 2, within: 0.7))
    let picture = half.lines.last?.fragments.compactMap { fragment -> (Rect, Double)? in
      if case .attachment(let rect, let scale) = fragment.content { (rect, scale) } else { nil }
    }.first
    #expect(picture?.1 == 0.5 && picture?.0.size == Size(width: 10, height: 10))
  }

  /// In a picture of iOS 18.5, nineteen characters at 18 points are 14 pixels closer.
  @Test("a text can tighten before it is truncated, and before it shrinks")
  func tightening() throws {
    let string = "Text with tightening"
    let natural = layout(text(string, font(18))).lines[0]
    var content = scaled(string, 18, 1, tightens: true)
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
