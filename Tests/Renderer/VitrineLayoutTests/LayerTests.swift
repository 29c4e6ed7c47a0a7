import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

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

  @Test("a layer is proposed the view's size, is aligned with it and never changes it")
  func overlay() throws {
    let view = color().frame(40, 20).overlay(
      color(.blue).frame(60, 10), alignment: Alignment(horizontal: .trailing, vertical: .bottom))
    let content = try #require(try layout(view).content)
    #expect(content.frame == Rect(30, 40, 40, 20))
    #expect(content.all.last { $0.name == ".frame" }?.frame == Rect(10, 50, 60, 10))
    let filled = try layout(color().frame(40, 20).background(color(.blue))).content
    #expect(filled?.children.last?.frame == Rect(30, 40, 40, 20))
  }

  @Test("several views of a layer overlap and are aligned as one")
  func several() throws {
    let view = color().frame(40, 20).overlay(
      group(color().frame(10, 10), color().frame(4, 4)),
      alignment: Alignment(horizontal: .leading, vertical: .top))
    let content = try #require(try layout(view).content)
    let layers = try #require(content.children.last)
    #expect(layers.name == "ZStack")
    #expect(layers.children.map(\.frame) == [Rect(30, 40, 10, 10), Rect(33, 43, 4, 4)])
  }

  @Test("an empty layer is not a layer")
  func empty() throws {
    let view = color().overlay(ViewNode(.emptyView(EmptyView())))
    #expect(try layout(view).content?.name == "Color")
  }

  @Test("a layer is aligned with the baseline of the text under it")
  func baseline() throws {
    let view = text("a").overlay(
      color().frame(4, 4), alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    let content = try #require(try layout(view).content)
    let size = content.frame.height
    #expect(content.children[1].frame.maxY == content.frame.minY + 0.8 * size)
  }

  @Test("backgrounds are drawn first, overlays last")
  func order() throws {
    let view = color(.red).background(color(.green)).overlay(color(.blue))
    let fills = try layout(view).makeDisplayList().items.compactMap(\.color)
    let expected: [SystemColor] = [.green, .red, .blue]
    #expect(fills == expected.map { Color.system($0).resolved(in: .light) })
  }
}
