import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Roots, groups and empty views")
struct RootTests {
  private let nothing = ViewNode(.emptyView(EmptyView()))

  @Test("the content is centred inside the margins; the background fills the surface")
  func root() throws {
    var layer = Layer()
    layer.content = color(.blue)
    let view = color().frame(20, 10).with(.containerBackground(layer))
    let layout = try layout(view, on: surface(100, 60, margins: 10))
    #expect(layout.content?.frame == Rect(40, 25, 20, 10))
    #expect(layout.background?.frame == Rect(0, 0, 100, 60))
    #expect(
      try LayoutTests.layout(color(), on: surface(100, 60, margins: 10)).content?
        .frame == Rect(10, 10, 80, 40))
  }

  @Test("several views at the root form a column")
  func several() throws {
    let content = try layout(group(color().frame(10, 10), spacer(), color().frame(20, 10))).content
    #expect(content?.children.map(\.frame.minY) == [0, 10, 90])
    #expect(content?.frame.width == 20)
  }

  @Test("the inline family is one line, even if its views are stacked", arguments: 0...3)
  func inline(_ form: Int) throws {
    var environment = EnvironmentValues()
    environment.widgetFamily = .accessoryInline
    let (first, second) = (text("ab\ncd"), text("ef"))
    let view = [
      vStack(first, second), zStack(first, second), group(first, second),
      vStack(hStack(first), zStack(second)),
    ][form]
    let content = try #require(try layout(view, on: surface(200, 26), environment).content)
    let texts = content.all.filter { $0.name.hasPrefix("Text") }
    #expect(texts.count == 2)
    #expect(texts[0].frame.maxX <= texts[1].frame.minX)
    #expect(texts.map(\.frame.height) == [texts[1].frame.height, texts[1].frame.height])
  }

  @Test("an empty view takes no space and no gap", arguments: [0, 1, 2])
  func empty(_ place: Int) throws {
    var views = [color().frame(10, 10), color().frame(10, 10)]
    views.insert(nothing.frame(50, 50), at: place)
    let content = try layout(hStack(views[0], views[1], views[2])).content
    #expect(content?.frame.width == 28)
    #expect(content?.children.count == 2)
  }

  @Test("a group's views belong to its container, and each has the group's modifiers")
  func groups() throws {
    let pair = group(color(), color()).frame(10, 10)
    let content = try layout(hStack(pair, color().frame(20, 10), spacing: 1)).content
    #expect(content?.children.map(\.frame.width) == [10, 10, 20])
  }

  @Test("an empty view is not content")
  func nothingAtAll() throws {
    #expect(try layout(nothing).content == nil)
    #expect(try layout(nothing).makeDisplayList().items.isEmpty)
    #expect(try layout(group()).content == nil)
  }

  @Test("hidden views keep their space and draw nothing")
  func hidden() throws {
    let view = hStack(color().frame(10, 10).with(.hidden(true)), color().frame(10, 10), spacing: 0)
    let layout = try layout(view)
    #expect(layout.content?.frame.width == 20)
    #expect(layout.makeDisplayList().items.compactMap(\.color).count == 1)
  }
}

@Suite("Spacers and dividers")
struct SpacerTests {
  @Test("a spacer grows along the nearest stack, also inside modifiers")
  func axis() throws {
    func size(_ view: ViewNode) throws -> Size? {
      try layout(view).content?.all.first { $0.name == "Spacer" }?.frame.size
    }
    #expect(try size(hStack(spacer())) == Size(width: 100, height: 0))
    #expect(try size(vStack(spacer())) == Size(width: 0, height: 100))
    #expect(try size(spacer()) == Size(width: 100, height: 100))
    #expect(try size(hStack(zStack(spacer()))) == Size(width: 100, height: 100))
    #expect(try size(hStack(spacer().frame(30, 20))) == Size(width: 30, height: 0))
    #expect(try size(hStack(color().overlay(spacer()))) == Size(width: 100, height: 0))
    #expect(
      try size(hStack(color().overlay(group(spacer(), color())))) == Size(width: 100, height: 100))
    #expect(try size(hStack(group(spacer()))) == Size(width: 100, height: 0))
  }

  @Test("a spacer is at least 8 points long, or its own minimum, and comes last")
  func least() throws {
    let row = hStack(color().frame(95, 10), spacer(), spacing: 0)
    #expect(try layout(row).content?.children.map(\.frame.width) == [95, 8])
    let short = hStack(color(), spacer(3), spacing: 0)
    #expect(try layout(short).content?.children.map(\.frame.width) == [97, 3])
  }

  @Test("a divider crosses its stack, one pixel thick")
  func divider() throws {
    let divider = ViewNode(.divider(Divider()))
    func size(_ view: ViewNode, _ environment: EnvironmentValues = .init()) throws -> Size? {
      try layout(view, environment).content?.all.first { $0.name == "Divider" }?.frame.size
    }
    #expect(try size(hStack(divider)) == Size(width: 1.0 / 3, height: 100))
    #expect(try size(vStack(divider)) == Size(width: 100, height: 1.0 / 3))
    #expect(try size(divider) == Size(width: 100, height: 1.0 / 3))
    var large = EnvironmentValues()
    large.dynamicTypeSize = .accessibility1
    #expect(try size(vStack(divider), large)?.height == 1)
  }
}

@Suite("Shapes and images")
struct FlexibleViewTests {
  @Test("shapes take the proposed size, and 10 points without one")
  func shapes() {
    let shape = LayoutNode("shape", rule: LayoutRules.shape(isSquare: false))
    #expect(shape.size(nil, nil) == Size(width: 10, height: 10))
    #expect(shape.size(100, nil) == Size(width: 100, height: 10))
    #expect(shape.size(.infinity, 0) == Size(width: .infinity, height: 0))
    let circle = LayoutNode("circle", rule: LayoutRules.shape(isSquare: true))
    #expect(circle.size(100, 60) == Size(width: 60, height: 60))
    #expect(circle.size(100, nil) == Size(width: 100, height: 100))
    #expect(circle.size(nil, nil) == Size(width: 10, height: 10))
  }

  @Test("an image keeps its size unless it is resizable; a missing one has no size")
  func images() throws {
    var image = Image()
    image.name = "picture"
    #expect(try layout(ViewNode(.image(image))).content?.frame == Rect(30, 35, 40, 30))
    image.resizable = true
    #expect(try layout(ViewNode(.image(image))).content?.frame == Rect(0, 0, 100, 100))
    image.name = "unknown"
    image.resizable = false
    #expect(try layout(ViewNode(.image(image))).content?.frame == Rect(50, 50, 0, 0))
  }
}
