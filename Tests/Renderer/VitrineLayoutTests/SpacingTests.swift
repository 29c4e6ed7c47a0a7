import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

@testable import VitrineLayout

/// The stub text has a spacing of 3 points above, 5 below and 1 to other texts.
@Suite("Distances between views")
struct SpacingTests {
  private var word: LayoutNode {
    let run = StyledText.Run(
      string: "ab",
      font: ResolvedFont(family: .system(.default), size: 20, weight: 400, italic: false))
    return LayoutNode(
      "Text",
      rule: LayoutRules.text(StubEngine().shape(StyledText(runs: [run], displayScale: 1))))
  }

  private func spacer(_ axis: Axis?, _ least: Double? = nil) -> LayoutNode {
    LayoutNode("Spacer", rule: LayoutRules.spacer(axis: axis, minLength: least))
  }

  /// The gap between two views in a column.
  private func gap(_ first: LayoutNode, _ second: LayoutNode, spacing: Double? = nil) -> Double {
    let frames = column(first, second, spacing: spacing).frames(nil, nil)
    return frames[1].minY - frames[0].maxY
  }

  private var padding: any LayoutRule { LayoutRules.padding(EdgeInsets(2)) }

  @Test("views without a preference are 8 points apart")
  func platform() {
    #expect(gap(fixed(10), fixed(10)) == 8)
    #expect(gap(column(word), column(fixed(1))) == 5)
    #expect(row(word, word, spacing: nil).frames(nil, nil)[1].minX == 28)
  }

  @Test("a text keeps its own distances to other views")
  func text() {
    #expect(gap(fixed(10), word) == 3)
    #expect(gap(word, fixed(10)) == 5)
    #expect(gap(word, word) == 1)
    #expect(gap(word, fixed(10), spacing: 20) == 20)
  }

  @Test("padding and frames determine the edges that they set; a neighbour keeps its preference")
  func reset() {
    #expect(gap(word, modified(word, padding)) == 5)
    #expect(gap(modified(word, padding), modified(word, padding)) == 8)
    let top = EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0)
    #expect(gap(modified(word, LayoutRules.padding(top)), fixed(10)) == 5)
    var frame = Frame()
    frame.width = 50
    #expect(gap(modified(word, LayoutRules.fixedFrame(frame)), fixed(10)) == 5)
    frame.height = 50
    #expect(gap(modified(word, LayoutRules.fixedFrame(frame)), fixed(10)) == 8)
  }

  @Test(
    "a text keeps its distance to a row that also has other views, not to one of texts and spacers")
  func rows() {
    #expect(gap(word, row(word, fixed(10))) == 5)
    #expect(gap(row(fixed(10), word), word) == 3)
    #expect(gap(word, row(word, spacer(.horizontal), word)) == 1)
    #expect(gap(word, row(spacer(.horizontal))) == 8)
  }

  @Test("a symbol touches texts and symbols, and a row of both is a text")
  func symbols() {
    let drawing = SymbolDrawing(
      size: Size(width: 10, height: 12), baseline: 9, ink: .zero, layers: [])
    func symbol(_ isResizable: Bool = false) -> LayoutNode {
      LayoutNode("Image", rule: SymbolRule(drawing: drawing, isResizable: isResizable))
    }
    #expect(gap(word, symbol()) == 0 && gap(symbol(), word) == 0 && gap(symbol(), symbol()) == 0)
    #expect(gap(fixed(10), symbol()) == 3 && gap(symbol(), fixed(10)) == 4)
    #expect(gap(word, row(symbol(), word)) == 1 && gap(row(symbol(), word), word) == 1)
    #expect(gap(symbol(true), fixed(10)) == 8)
  }

  @Test("nothing is between a text and a spacer, whatever is around the spacer")
  func textBesideSpacer() {
    let frames = column(word, spacer(.vertical), word, spacing: nil).frames(nil, 100)
    #expect(frames[1].minY == frames[0].maxY && frames[2].minY == frames[1].maxY)
    #expect(gap(word, column(spacer(.vertical), word)) == 0)
    #expect(gap(word, modified(spacer(.vertical), padding)) == 5)
  }

  @Test("a control keeps its label's distance, also to a text")
  func controls() {
    func control(_ label: LayoutNode) -> LayoutNode { modified(label, ControlRule()) }
    #expect(gap(control(word), control(word)) == 5)
    #expect(gap(word, control(word)) == 5)
    #expect(gap(control(fixed(10)), control(fixed(10))) == 8)
    #expect(gap(control(modified(word, padding)), control(modified(word, padding))) == 8)
    #expect(gap(control(spacer(.vertical)), fixed(10)) == 8)
  }

  @Test("a spacer has no gap unless one is requested")
  func spacers() {
    let frames = column(fixed(10), spacer(.vertical), fixed(10), spacing: nil).frames(nil, 50)
    #expect(frames.map(\.minY) == [0, 10, 40])
    #expect(column(fixed(10), spacer(.vertical), spacing: 5).size(nil, nil).height == 23)
    #expect(gap(fixed(10), modified(spacer(.vertical), padding)) == 8)
    let fixedSize = LayoutRules.fixedSize(FixedSize())
    #expect(gap(fixed(10), modified(spacer(.vertical), fixedSize)) == 0)
    #expect(gap(fixed(10), column(spacer(.vertical))) == 0)
  }

  @Test("a frame does not change the edges of a spacer")
  func framedSpacer() {
    var frame = Frame()
    frame.width = 5
    frame.height = 5
    #expect(gap(fixed(10), modified(spacer(.vertical), LayoutRules.fixedFrame(frame))) == 0)
  }

  @Test("an overlay with a view without a preference has no preference")
  func layers() {
    let rule = LayoutRules.zStack(alignment: .center)
    #expect(gap(fixed(10), LayoutNode("ZStack", rule: rule, children: [spacer(nil)])) == 0)
    let mixed = LayoutNode("ZStack", rule: rule, children: [spacer(nil).priority(0), fixed(5)])
    #expect(gap(fixed(10), mixed) == 8)
  }

  @Test("a column's edges are its first and last view's, a row's those of all")
  func stacks() {
    #expect(gap(fixed(10), column(word, fixed(10))) == 3)
    #expect(gap(column(fixed(10), word), fixed(10)) == 5)
    #expect(gap(row(word, fixed(10)), fixed(10)) == 5)
  }
}
