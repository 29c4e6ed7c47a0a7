import Testing
import VitrineGeometry
import VitrineModel

@testable import VitrineLayout

@Suite("Explicit guides")
struct AlignmentGuideTests {
  private let waterline = VerticalAlignment.custom("waterline", default: .center)

  /// The value of a guide, measured from the near edge unless `base` specifies another position.
  private func guide(
    _ vertical: VerticalAlignment, from base: AlignmentGuide.Base? = nil, _ offset: Double = 0
  ) -> AlignmentGuide {
    var value = AlignmentGuide()
    value.vertical = vertical
    value.relativeTo = base
    value.offset = offset
    return value
  }

  private func guide(
    _ horizontal: HorizontalAlignment, from base: AlignmentGuide.Base? = nil, _ offset: Double = 0
  ) -> AlignmentGuide {
    var value = AlignmentGuide()
    value.horizontal = horizontal
    value.relativeTo = base
    value.offset = offset
    return value
  }

  private func node(_ inner: LayoutNode, _ value: AlignmentGuide) -> LayoutNode {
    modified(inner, AlignmentGuideRule(value))
  }

  private func row(_ alignment: VerticalAlignment, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(
      "HStack", rule: LayoutRules.hStack(alignment: alignment, spacing: 0), children: children)
  }

  @Test("a guide with a custom position moves the view relative to its neighbours")
  func row() {
    // The first one's top is measured from its bottom: it is above the second one's top.
    let node = row(.top, node(fixed(10, 20), guide(.top, from: .bottom, 4)), fixed(10, 30))
    #expect(node.frames(nil, nil).map(\.minY) == [0, 24])
    #expect(node.size(nil, nil).height == 54)
  }

  @Test("a position is a sum of a guide, a distance and fractions of the view's box")
  func sum() {
    var value = guide(HorizontalAlignment.leading, from: .trailing, -2)
    value.widthFraction = 0.25
    value.heightFraction = 0.5
    // 40 - 2 + 10 + 10
    #expect(node(fixed(40, 20), value).guide(HorizontalAlignment.leading, .unspecified) == 58)
    let centre = guide(HorizontalAlignment.leading, from: .center)
    #expect(node(fixed(40, 20), centre).guide(HorizontalAlignment.leading, .unspecified) == 20)
    let below = guide(VerticalAlignment.top, from: .center)
    #expect(node(fixed(40, 20), below).guide(VerticalAlignment.top, .unspecified) == 10)
    let across = guide(VerticalAlignment.top, from: .trailing)
    #expect(node(fixed(40, 20), across).guide(VerticalAlignment.top, .unspecified) == 40)
  }

  @Test("the outer of two guides is relative to the inner one")
  func nested() {
    let inner = node(fixed(10, 20), guide(.top, from: nil, 3))
    let outer = node(inner, guide(.top, from: .top, 4))
    #expect(outer.guide(VerticalAlignment.top, .unspecified) == 7)
    #expect(outer.guide(VerticalAlignment.bottom, .unspecified) == 20)
  }

  @Test("a guide moves with the view through padding, frames, offsets and layers")
  func modifiers() {
    let view = { node(fixed(10, 20), guide(.top, from: nil, 5)) }
    func top(_ rule: any LayoutRule) -> Double {
      modified(view(), rule).guide(VerticalAlignment.top, .unspecified)
    }
    #expect(top(LayoutRules.padding(EdgeInsets(3))) == 8)
    var offset = Offset()
    offset.y = 4
    #expect(top(LayoutRules.offset(offset)) == 9)
    // The centre of the view is the centre of its frame of 40 points.
    var frame = Frame()
    frame.height = 40
    #expect(top(LayoutRules.fixedFrame(frame)) == 15)
    #expect(top(LayoutRules.layer(alignment: .center)) == 5)
    let layer = LayoutNode(
      "overlay", rule: LayoutRules.layer(alignment: .center), children: [fixed(10, 20), view()])
    #expect(layer.guide(VerticalAlignment.top, .unspecified) == 0)
  }

  @Test("SwiftUI's own guides belong to a stack's box, not to its views")
  func containers() {
    let inner = column(node(fixed(10, 20), guide(.top, from: nil, 5)))
    #expect(inner.guide(VerticalAlignment.top, .unspecified) == 0)
  }

  @Test("an author's guide of a stack is the mean of those that its views set")
  func mean() {
    let views = column(
      node(fixed(10, 20), guide(waterline, from: nil, 4)), fixed(10, 10),
      node(fixed(10, 20), guide(waterline, from: nil, 10)))
    // 4 and 20 + 10 + 10
    #expect(views.guide(waterline, .unspecified) == 22)
    #expect(column(fixed(10, 20)).guide(waterline, .unspecified) == 10)
  }

  @Test("guides of the same name with different defaults are the same guide")
  func identity() {
    let low = VerticalAlignment.custom("waterline", default: .bottom)
    let view = node(fixed(10, 20), guide(waterline, from: nil, 4))
    #expect(view.guide(low, .unspecified) == 4)
    #expect(fixed(10, 20).guide(low, .unspecified) == 20)
    let other = VerticalAlignment.custom("shore", default: .top)
    #expect(view.guide(other, .unspecified) == 0)
  }

  @Test("an infinite view keeps the guides of its box")
  func endlessView() {
    let value = guide(VerticalAlignment.top, from: .bottom)
    let place = node(endless(), value).explicitGuide(.vertical(.top), .infinity)
    #expect(place == nil)
  }

  @Test("rows within rows ask for each guide once")
  func cost() {
    let leaf = fixed(10)
    let deep = (0..<30).reduce(node(leaf, guide(waterline, from: nil, 1))) { node, _ in
      row(waterline, node, fixed(1))
    }
    deep.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(leaf.measurements < 40)
  }
}
