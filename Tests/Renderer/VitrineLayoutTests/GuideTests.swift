import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

@testable import VitrineLayout

/// The baseline of stub texts is at four fifths of each line, which is as high as the font size.
@Suite("Alignment guides")
struct GuideTests {
  private func word(_ size: Double, _ characters: Int = 1) -> LayoutNode {
    let font = ResolvedFont(family: .system(.default), size: size, weight: 400, italic: false)
    let run = StyledText.Run(string: String(repeating: "a", count: characters), font: font)
    return LayoutNode(
      "Text",
      rule: LayoutRules.text(StubEngine().shape(StyledText(runs: [run], displayScale: 1))))
  }

  private func row(_ alignment: VerticalAlignment, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(
      "HStack", rule: LayoutRules.hStack(alignment: alignment, spacing: 0), children: children)
  }

  @Test("texts of different sizes share a baseline")
  func baselines() {
    let frames = row(.firstTextBaseline, word(10), word(20)).frames(nil, nil)
    #expect(frames.map(\.minY) == [8, 0])
    // Ten characters of 10 points in 25 points are four lines; the last one decides.
    let tall = row(.lastTextBaseline, word(20), word(10, 10)).frames(35, nil)
    #expect(tall[0].minY + 16 == tall[1].maxY - 2)
  }

  @Test("the baseline of a view without text is its bottom")
  func noText() {
    #expect(row(.firstTextBaseline, word(20), fixed(5, 10)).frames(nil, nil)[1].minY == 6)
  }

  @Test("a column's first baseline is its topmost, its last one the bottommost")
  func column() {
    let node = LayoutTests.column(word(13), word(26), spacing: 8)
    let (first, last): (Double, Double) = (13 * 0.8, 13 + 8 + 26 * 0.8)
    #expect(node.explicitGuide(.vertical(.firstTextBaseline), .unspecified) == first)
    #expect(node.explicitGuide(.vertical(.lastTextBaseline), .unspecified) == last)
    #expect(
      LayoutTests.column(fixed(3)).explicitGuide(.vertical(.firstTextBaseline), .unspecified)
        == nil)
  }

  @Test("guides move with the view through padding, frames and offsets")
  func modifiers() {
    let proposal = ProposedViewSize.unspecified
    let padded = modified(word(10), LayoutRules.padding(EdgeInsets(3)))
    #expect(padded.explicitGuide(.vertical(.firstTextBaseline), proposal) == 11)
    var frame = Frame()
    frame.height = 30
    let framed = modified(word(10), LayoutRules.fixedFrame(frame))
    #expect(framed.explicitGuide(.vertical(.firstTextBaseline), proposal) == 18)
    var offset = Offset()
    offset.y = 4
    let moved = modified(word(10), LayoutRules.offset(offset))
    #expect(moved.explicitGuide(.vertical(.firstTextBaseline), proposal) == 12)
  }

  @Test("a layer does not affect the baseline")
  func layers() {
    let node = LayoutNode(
      "overlay", rule: LayoutRules.layer(alignment: .center), children: [fixed(10), word(10)])
    #expect(node.explicitGuide(.vertical(.firstTextBaseline), .unspecified) == nil)
  }

  @Test("rows within rows ask for each baseline once")
  func cost() {
    let text = word(10)
    let deep = (0..<30).reduce(text) { node, _ in
      row(.firstTextBaseline, node, fixed(1))
    }
    deep.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(text.measurements < 40)
  }
}
