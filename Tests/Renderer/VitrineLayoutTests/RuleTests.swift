import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// What archives cannot say of rules; `Tests/Transcripts/Layout` has the rest.
@Suite("Rules")
struct RuleTests {
  @Test("a scroll view takes the proposed size and shows the start of its content")
  func scroll() {
    func node(_ axes: Set<Axis>, _ child: LayoutNode) -> LayoutNode {
      LayoutNode("Scroll", rule: LayoutRules.scroll(axes), children: [child])
    }
    let tall = node([.vertical], fixed(30, 300))
    #expect(tall.size(100, 100) == Size(width: 30, height: 100))
    #expect(tall.frames(100, 100) == [Rect(0, 0, 30, 300)])
    #expect(tall.size(nil, nil) == Size(width: 30, height: 300))
    let both = node([.horizontal, .vertical], fixed(30, 30))
    #expect(both.frames(100, 50) == [Rect(35, 10, 30, 30)])
  }

  @Test("a negative extent of a frame is 0")
  func negativeFrame() {
    var frame = Frame()
    frame.width = -5
    let node = modified(endless(), LayoutRules.fixedFrame(frame))
    #expect(node.size(10, 10) == Size(width: 0, height: 10))
    var bounds = Frame()
    (bounds.minWidth, bounds.minHeight) = (Extent(-10), Extent(-10))
    let bounded = modified(
      leaf((20, 40, 60), (20, 40, 60)), LayoutRules.flexibleFrame(bounds))
    for (proposal, answer) in [(nil, 40), (10, 10), (50, 50), (90, 60), (.infinity, 60)]
      as [(Double?, Double)]
    {
      #expect(bounded.size(proposal, proposal) == Size(width: answer, height: answer))
    }
  }

  @Test(
    "rows within rows ask for each guide once",
    arguments: [
      VerticalAlignment.firstTextBaseline, .custom("waterline", default: .center),
    ])
  func cost(alignment: VerticalAlignment) {
    let font = ResolvedFont(family: .system(.default), size: 10, weight: 400, italic: false)
    let content = StyledText(runs: [.init(string: "a", font: font)], displayScale: 1)
    let text = LayoutNode("Text", rule: LayoutRules.text(StubEngine().shape(content)))
    var guide = AlignmentGuide()
    (guide.vertical, guide.offset) = (alignment, 1)
    let start = alignment.isBaseline ? text : modified(text, AlignmentGuideRule(guide))
    let deep = (0..<30).reduce(start) { node, _ in
      LayoutNode(
        "HStack", rule: LayoutRules.hStack(alignment: alignment, spacing: 0),
        children: [node, fixed(1)])
    }
    deep.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(text.measurements < 40)
  }
}
