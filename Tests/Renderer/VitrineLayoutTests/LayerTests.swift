import Testing
import VitrineGeometry

@testable import VitrineLayout

@Suite("Layers")
struct LayerTests {
  private func zStack(_ alignment: Alignment, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode("ZStack", rule: LayoutRules.zStack(alignment: alignment), children: children)
  }

  @Test("an overlay is as large as its largest view, and proposes that to all")
  func size() {
    let node = zStack(.center, fixed(30, 10), fixed(10, 40), endless(5))
    #expect(node.size(nil, nil) == Size(width: 30, height: 40))
    #expect(
      node.frames(nil, nil) == [Rect(0, 15, 30, 10), Rect(10, 0, 10, 40), Rect(0, 0, 30, 40)])
  }

  @Test("only views of the highest priority decide the size")
  func leaders() {
    let node = zStack(
      Alignment(horizontal: .leading, vertical: .top), fixed(30, 10).priority(1), fixed(90, 90))
    #expect(node.size(nil, nil) == Size(width: 30, height: 10))
    #expect(node.frames(nil, nil)[1] == Rect(0, 0, 90, 90))
  }
}
