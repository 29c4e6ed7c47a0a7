import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineLayout

@Suite("Grids and scrolling")
struct GridTests {
  private func grid(
    _ rows: [[LayoutNode]], alignment: Alignment = .center, spacing: Double? = 0,
    rowAlignment: VerticalAlignment? = nil
  ) -> LayoutNode {
    LayoutNode(
      "Grid",
      rule: LayoutRules.grid(
        alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing,
        lines: rows.map { .row($0.count, alignment: rowAlignment) }),
      children: rows.flatMap { $0 })
  }

  private func cell(_ node: LayoutNode, _ set: (inout GridTraits) -> Void) -> LayoutNode {
    var traits = GridTraits()
    set(&traits)
    return modified(node, LayoutRules.cell(traits))
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func ideal() {
    let node = grid([[fixed(10, 20), fixed(30, 5)], [fixed(40, 5), fixed(10, 10)]])
    #expect(node.size(nil, nil) == Size(width: 70, height: 30))
    #expect(
      node.frames(nil, nil) == [
        Rect(15, 0, 10, 20), Rect(40, 7.5, 30, 5), Rect(0, 22.5, 40, 5), Rect(50, 20, 10, 10),
      ])
  }

  @Test("flexible columns share the space that rigid cells leave")
  func shares() {
    let node = grid([[fixed(20), endless(), endless()]])
    #expect(node.frames(100, 10).map(\.width) == [20, 40, 40])
  }

  @Test("gaps are those of the neighbours unless one is set")
  func gaps() {
    let row = [fixed(10), fixed(10)]
    #expect(grid([row], spacing: nil).size(nil, nil).width == 28)
    #expect(grid([row], spacing: 3).size(nil, nil).width == 23)
  }

  @Test("a cell can cover several columns; a view outside rows covers all")
  func spans() {
    let wide = cell(fixed(60)) { $0.span = 2 }
    let node = grid([[fixed(10), fixed(10), fixed(10)], [wide]])
    #expect(node.size(nil, nil).width == 70)
    let whole = LayoutNode(
      "Grid",
      rule: LayoutRules.grid(
        alignment: .center, horizontalSpacing: 0, verticalSpacing: 0,
        lines: [.row(2, alignment: nil), .whole]),
      children: [fixed(10), fixed(10), endless()])
    #expect(whole.frames(nil, 50)[2].width == 20)
  }

  @Test("an anchor takes precedence over row and column, and these over the grid")
  func alignment() {
    let leading = cell(fixed(10)) { $0.columnAlignment = .leading }
    let anchored = cell(fixed(10)) { $0.anchor = UnitPoint(x: 1, y: 1) }
    let node = grid(
      [[fixed(30, 30)], [leading], [anchored, fixed(10, 20)]], rowAlignment: .top)
    let frames = node.frames(nil, nil)
    #expect(frames[1].minX == 0)
    #expect(frames[2] == Rect(20, 50, 10, 10))
    #expect(frames[3].minY == 40)
  }

  @Test("texts of a row share a baseline, and the row is high enough for that")
  func baselines() {
    func word(_ size: Double) -> LayoutNode {
      let font = ResolvedFont(family: .system(.default), size: size, weight: 400, italic: false)
      let text = StyledText(runs: [.init(string: "a", font: font)], displayScale: 1)
      return LayoutNode("Text", rule: LayoutRules.text(StubEngine().shape(text)))
    }
    // Baselines at 8 and 16; the box of 18 points has its own at its bottom.
    let node = grid([[word(10), word(20), fixed(5, 18)]], rowAlignment: .firstTextBaseline)
    #expect(node.frames(nil, nil).map(\.minY) == [10, 2, 0])
    #expect(node.size(nil, nil).height == 22)
  }

  @Test("an unsized cell takes the size that the others give its column")
  func unsized() {
    let line = cell(endless()) {
      $0.isUnsizedHorizontally = true
    }
    let node = grid([[fixed(30)], [line]])
    #expect(node.frames(200, 100)[1].width == 30)
  }

  @Test("an empty grid has no size")
  func empty() {
    #expect(grid([]).size(100, 100) == .zero)
    #expect(grid([[], [fixed(10)]]).size(100, 100) == Size(width: 10, height: 10))
  }

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
}
