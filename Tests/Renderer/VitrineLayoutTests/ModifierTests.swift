import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Layout modifiers")
struct ModifierTests {
  @Test("padding reduces the proposal and enlarges the size, neither below zero")
  func padding() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let node = modified(endless(), LayoutRules.padding(insets))
    #expect(node.size(100, 50) == Size(width: 100, height: 50))
    #expect(node.size(nil, nil) == Size(width: 26, height: 24))
    #expect(node.size(3, 3) == Size(width: 6, height: 4))
    #expect(node.frames(100, 50) == [Rect(2, 1, 94, 46)])
    let negative = modified(fixed(4, 30), LayoutRules.padding(EdgeInsets(-5)))
    #expect(negative.size(nil, nil) == Size(width: 0, height: 20))
  }

  @Test("an archive's padding is 16 points by default")
  func platformPadding() throws {
    let layout = try layout(color().with(.padding(Padding())))
    #expect(layout.content?.frame(of: "Color") == Rect(16, 16, 68, 68))
  }

  @Test("a fixed size proposes the ideal size on its axes")
  func fixedSize() {
    var size = FixedSize()
    size.vertical = false
    let node = modified(endless(30), LayoutRules.fixedSize(size))
    #expect(node.size(100, 50) == Size(width: 30, height: 50))
    #expect(modified(endless(30), LayoutRules.fixedSize(FixedSize())).size(9, 9).height == 30)
  }

  @Test("an aspect ratio proposes the largest box that fits, or the smallest that covers")
  func aspectRatio() {
    func node(_ ratio: Double?, _ mode: AspectRatio.ContentMode, _ child: LayoutNode) -> LayoutNode
    {
      var aspect = AspectRatio(contentMode: mode)
      aspect.ratio = ratio
      return modified(child, LayoutRules.aspectRatio(aspect))
    }
    #expect(node(2, .fit, endless()).size(100, 80) == Size(width: 100, height: 50))
    #expect(node(2, .fill, endless()).size(100, 80) == Size(width: 160, height: 80))
    #expect(node(2, .fit, endless()).size(nil, 80) == Size(width: 160, height: 80))
    #expect(node(2, .fill, endless()).size(100, nil) == Size(width: 100, height: 50))
    #expect(node(2, .fit, endless(7)).size(nil, nil) == Size(width: 7, height: 7))
    let picture = LayoutNode(
      "Image", rule: LayoutRules.image(size: Size(width: 30, height: 10), isResizable: true))
    #expect(node(nil, .fit, picture).size(90, 90) == Size(width: 90, height: 30))
    #expect(node(2, .fit, fixed(10, 10)).size(100, 80) == Size(width: 10, height: 10))
    #expect(node(nil, .fill, fixed(30, 0)).size(100, 80).height == 0)
  }

  @Test("an offset moves the view and its guides, not its box")
  func offset() {
    var offset = Offset()
    offset.x = 5
    offset.y = -3
    let node = modified(fixed(10), LayoutRules.offset(offset))
    #expect(row(node, fixed(10)).frames(nil, nil)[1].minX == 10)
    node.place(at: .zero, proposal: .unspecified)
    #expect(node.children[0].frame == Rect(5, -3, 10, 10))
  }

  @Test("a position takes the proposal and places the view's centre at its point")
  func position() {
    let node = modified(fixed(10), LayoutRules.position(Point(x: 30, y: 20)))
    #expect(node.frames(100, 50) == [Rect(25, 15, 10, 10)])
    #expect(node.size(100, nil) == Size(width: 100, height: 10))
  }

  @Test("priority passes through layers, offsets and opacity, but not through boxes")
  func priority() {
    let view = endless().priority(2)
    let layer = LayoutNode(
      "overlay", rule: LayoutRules.layer(alignment: .center), children: [view, fixed(1)])
    #expect(layer.layoutPriority == 2)
    #expect(modified(view, LayoutRules.offset(Offset())).layoutPriority == 2)
    #expect(modified(view, LayoutRules.passThrough()).layoutPriority == 2)
    #expect(modified(view, LayoutRules.priority(1)).layoutPriority == 1)
    let boxes: [any LayoutRule] = [
      LayoutRules.padding(.zero), LayoutRules.fixedFrame(Frame()),
      LayoutRules.flexibleFrame(Frame()), LayoutRules.fixedSize(FixedSize()),
      LayoutRules.aspectRatio(AspectRatio()),
    ]
    for rule in boxes { #expect(modified(view, rule).layoutPriority == 0) }
  }
}
