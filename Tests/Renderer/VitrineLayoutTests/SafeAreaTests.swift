import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Content area and safe area")
struct SafeAreaTests {
  /// A surface of 120 by 100 points with margins of 10.
  private let margined = surface(120, 100, margins: 10)

  private func boxes(
    _ view: ViewNode, _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> [Rect] {
    let nodes = try layout(view, on: margined, environment).content?.all ?? []
    return nodes.filter { $0.name == "Color" }.map(\.frame)
  }

  private func extended(_ edges: EdgeSet) -> Modifier {
    var area = SafeAreaExtension()
    area.edges = edges
    return .ignoresSafeArea(area)
  }

  private func inset(
    _ edge: SafeAreaInset.Edge, _ content: ViewNode, spacing: Double? = 0,
    alignment: Alignment = .center
  ) -> Modifier {
    var inset = SafeAreaInset()
    inset.edge = edge
    inset.content = content
    inset.spacing = spacing
    inset.alignment = alignment
    return .safeAreaInset(inset)
  }

  @Test("a frame is a part of the content area, at any position")
  func relativeFrames() throws {
    var frame = ContainerRelativeFrame()
    frame.axes = [.horizontal]
    frame.count = 3
    frame.span = 2
    frame.spacing = 5
    // (100 - 10) / 3 * 2 + 5
    let view = hStack(color().with(.containerRelativeFrame(frame)).frame(20, 20))
    #expect(try boxes(view)[0].size == Size(width: 65, height: 20))
    let whole = color().with(.containerRelativeFrame(ContainerRelativeFrame())).frame(20, 20)
    #expect(try boxes(whole) == [Rect(10, 10, 100, 80)])
  }

  @Test("a view in a relative frame is aligned in it")
  func relativeAlignment() throws {
    var frame = ContainerRelativeFrame()
    frame.alignment = Alignment(horizontal: .trailing, vertical: .bottom)
    let view = color().frame(10, 10).with(.containerRelativeFrame(frame))
    #expect(try boxes(view) == [Rect(100, 80, 10, 10)])
  }

  @Test("a view that fills the content area extends to the chosen edges")
  func extends() throws {
    #expect(try boxes(color().with(extended(.all))) == [Rect(0, 0, 120, 100)])
    #expect(try boxes(color().with(extended(.top))) == [Rect(10, 0, 100, 90)])
    #expect(try boxes(color().with(extended(.horizontal))) == [Rect(0, 10, 120, 80)])
    #expect(try boxes(color().with(extended([]))) == [Rect(10, 10, 100, 80)])
  }

  @Test("only the edges that the view touches count")
  func touches() throws {
    let view = vStack(color().with(extended(.all)), color().frame(100, 20), spacing: 0)
    #expect(try boxes(view) == [Rect(0, 0, 120, 70), Rect(10, 70, 100, 20)])
    let small = color().frame(20, 20).with(extended(.all))
    #expect(try boxes(small) == [Rect(50, 40, 20, 20)])
  }

  @Test("a rigid view is moved to the edge that it touches")
  func rigid() throws {
    let view = vStack(
      color().frame(20, 20).with(extended(.all)), spacer(),
      color().frame(20, 20).with(extended(.all)), spacing: 0)
    #expect(try boxes(view) == [Rect(50, 0, 20, 20), Rect(50, 80, 20, 20)])
  }

  @Test("the container is not affected")
  func container() throws {
    let view = hStack(
      color().frame(nil, 80).with(extended(.leading)), color().frame(50, 80), spacing: 0)
    #expect(try boxes(view) == [Rect(0, 10, 60, 80), Rect(60, 10, 50, 80)])
  }

  @Test("leading is the right edge where the layout is mirrored")
  func mirrored() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(
      try boxes(color().with(extended(.leading)), environment) == [Rect(10, 10, 110, 80)])
    #expect(
      try boxes(color().with(inset(.leading, color().frame(20, 20))), environment)
        == [Rect(10, 10, 80, 80), Rect(90, 40, 20, 20)])
  }

  @Test("padding of the safe area is space that a view inside may use")
  func padding() throws {
    var padding = Padding()
    padding.edges = .bottom
    padding.length = 15
    let safe = Modifier.safeAreaPadding(padding)
    #expect(try boxes(color().with(safe)) == [Rect(10, 10, 100, 65)])
    #expect(try boxes(color().with(extended(.bottom), safe)) == [Rect(10, 10, 100, 90)])
    // In a frame that doesn't touch the margins, only padding can be ignored.
    #expect(
      try boxes(color().with(extended(.all), safe).frame(60, 60)) == [Rect(30, 20, 60, 60)])
  }

  @Test("an inset takes its size and the gap from the other view")
  func insets() throws {
    let bar = color().frame(30, 20)
    let corner = Alignment(horizontal: .leading, vertical: .top)
    #expect(
      try boxes(color().with(inset(.bottom, bar, spacing: 4)))
        == [Rect(10, 10, 100, 56), Rect(45, 70, 30, 20)])
    #expect(
      try boxes(color().with(inset(.top, bar, alignment: corner)))
        == [Rect(10, 30, 100, 60), Rect(10, 10, 30, 20)])
    #expect(
      try boxes(color().with(inset(.trailing, bar, alignment: corner)))
        == [Rect(10, 10, 70, 80), Rect(80, 10, 30, 20)])
    #expect(try boxes(color().with(inset(.bottom, bar, spacing: nil)))[0].height == 52)
  }

  @Test("a view extends below an inset and to the surface's edge")
  func belowInset() throws {
    let view = color().with(extended(.bottom), inset(.bottom, color().frame(100, 20)))
    #expect(try boxes(view) == [Rect(10, 10, 100, 90), Rect(10, 70, 100, 20)])
  }

  @Test("an inset without a view takes no space")
  func emptyInset() throws {
    let view = color().with(inset(.bottom, ViewNode(.emptyView(EmptyView())), spacing: 9))
    #expect(try boxes(view) == [Rect(10, 10, 100, 80)])
  }
}
