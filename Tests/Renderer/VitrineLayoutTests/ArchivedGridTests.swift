import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Grids, lazy stacks and choices in archives")
struct ArchivedGridTests {
  /// The frames of all boxes of a colour, in the order of drawing.
  private func boxes(_ view: ViewNode, _ surface: WidgetSurface = surface()) throws -> [Rect] {
    let nodes = try layout(view, on: surface).content?.all ?? []
    return nodes.filter { $0.name == "Color" }.map(\.frame)
  }

  private func item(_ set: (inout GridItem) -> Void) -> GridItem {
    var item = GridItem()
    set(&item)
    return item
  }

  @Test("a grid's rows give their cells to its columns")
  func grids() throws {
    let view = grid(
      [color().frame(20, 10), color().frame(10, 10)], [color().frame(40, 20), color()], spacing: 0)
    let frames = try boxes(view)
    #expect(frames.map(\.midX) == [20, 70, 20, 70])
    #expect(frames[3].width == 60)
  }

  @Test("views outside rows, also in a group, cover all columns")
  func wholeViews() throws {
    var outer = Grid()
    outer.horizontalSpacing = 0
    outer.verticalSpacing = 0
    var row = GridRow()
    row.children = [color().frame(20, 10), color().frame(30, 10)]
    var rows = Group()
    rows.children = [ViewNode(.gridRow(row)), color().frame(nil, 5)]
    outer.children = [ViewNode(.group(rows))]
    let frames = try boxes(ViewNode(.grid(outer)))
    #expect(frames.map(\.width) == [20, 30, 100])
    #expect(frames[2].minY == frames[0].maxY)
  }

  @Test("cells set their own layout in the grid")
  func cells() throws {
    let wide = color().frame(60, 10).with(.gridCellColumns(2))
    let small = color().frame(10, 10).with(.gridCellAnchor(UnitPoint(x: 0, y: 0)))
    let line = color().frame(nil, 2).with(.gridCellUnsizedAxes([.horizontal]))
    let view = grid([wide], [small, color().frame(20, 20)], [line], spacing: 0)
    let frames = try boxes(view)
    // The 60 points of the span exceed its columns by 30; the first one receives them, since its
    // size isn't final yet.
    #expect(frames.map(\.width) == [60, 10, 20, 40])
    #expect(frames[1].minX == frames[0].minX)
  }

  @Test("three flexible columns share the space between the gaps")
  func flexibleColumns() throws {
    // Measured on iOS 18.5: 368 points, gaps of 10: columns of 116 at 0, 126 and 252.
    let items = [GridItem](repeating: item { $0.spacing = 10 }, count: 3)
    let cell = color().frame(nil, 80)
    let frames = try boxes(
      lazyVGrid(items, cell, cell, cell, cell, spacing: 10), surface(368, 170))
    #expect(frames.map(\.minX) == [0, 126, 252, 0])
    #expect(frames.map(\.width) == [116, 116, 116, 116])
    #expect(frames.map(\.minY) == [0, 0, 0, 90])
  }

  @Test("fixed columns come first, bounds are kept, and the block is centred")
  func mixedColumns() throws {
    let items = [item { $0.fixed = 30 }, item { $0.maximum = 20 }]
    let cell = color().frame(nil, 10)
    let frames = try boxes(lazyVGrid(items, cell, cell), surface(100, 10))
    #expect(frames.spans == [[21, 30], [59, 20]])
  }

  @Test("an adaptive column becomes as many as fit")
  func adaptiveColumns() throws {
    let adaptive = item {
      $0.adaptive = true
      $0.minimum = 40
    }
    let cell = color().frame(nil, 10)
    let frames = try boxes(lazyVGrid([adaptive], cell, cell, cell), surface(100, 100))
    #expect(frames.spans == [[0, 46], [54, 46], [0, 46]])
    let tiny = item {
      $0.adaptive = true
      $0.minimum = 0
      $0.spacing = 0
    }
    #expect(try boxes(lazyVGrid([tiny], cell), surface(100, 100)).count == 1)
    #expect(try boxes(lazyVGrid([], cell)).allSatisfy { $0 == .zero })
  }

  @Test("a lazy column takes the whole width, and its views have their ideal heights")
  func lazyStacks() throws {
    let view = lazyVStack(color().frame(10, 10), color(), alignment: .leading)
    let content = try #require(try layout(view).content)
    #expect(content.frame == Rect(0, 36, 100, 28))
    #expect(try boxes(view) == [Rect(0, 36, 10, 10), Rect(0, 54, 100, 10)])
  }

  @Test("the first view that fits is shown, the last one if none does")
  func choice() throws {
    let view = viewThatFits(
      color(.red).frame(80, 80), color(.green).frame(50, 50), color(.blue).frame(30, 30))
    func shown(_ size: Double) throws -> [ResolvedColor] {
      try layout(view, on: surface(size, size)).makeDisplayList().items.compactMap(\.color)
    }
    #expect(try shown(100) == [Color.system(.red).resolved(in: .light)])
    #expect(try shown(79) == [Color.system(.green).resolved(in: .light)])
    #expect(try shown(20) == [Color.system(.blue).resolved(in: .light)])
    let low = viewThatFits(color().frame(80, 80), color().frame(9, 9), axes: [.horizontal])
    #expect(try layout(low, on: surface(90, 20)).content?.frame.width == 80)
    #expect(try layout(viewThatFits()).content?.frame.size == .zero)
  }

  @Test("a position is a point of the proposed space")
  func position() throws {
    var position = Position()
    position.x = 30
    position.y = 20
    #expect(try boxes(color().frame(10, 10).with(.position(position))) == [Rect(25, 15, 10, 10)])
  }

  @Test("views of a higher index are drawn later, ties in their order")
  func zIndex() throws {
    let view = zStack(
      color(.red).with(.zIndex(1), .opacity(1)), color(.green), color(.blue).with(.zIndex(-1)),
      color(.orange))
    let colors = try layout(view).makeDisplayList().items.compactMap(\.color)
    let expected: [SystemColor] = [.blue, .green, .orange, .red]
    #expect(colors == expected.map { Color.system($0).resolved(in: .light) })
  }
}
