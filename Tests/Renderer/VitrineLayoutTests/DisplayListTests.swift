import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Display list")
struct DisplayListTests {
  @Test("edges are snapped to pixels, and widths follow")
  func snapping() throws {
    // Three thirds of 100 points with 3 pixels per point: edges at 100 and 200 of 300 pixels.
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let view = hStack(color(), color(), color(), spacing: 0)
    let layout = try layout(view, on: surface(100, 10), environment)
    let paths = layout.makeDisplayList().items.compactMap(\.filled)
    #expect(
      paths == [Rect(0, 0, 33, 10), Rect(33, 0, 34, 10), Rect(67, 0, 33, 10)].map { Path.rect($0) })
    #expect(layout.content?.children[0].frame.width == 100.0 / 3)
  }

  @Test("redacted texts become bars, images blocks, and shapes stay")
  func redaction() throws {
    var image = Image()
    image.name = "picture"
    let view = vStack(
      text("ab"), ViewNode(.image(image)), color(.blue).frame(10, 10), spacing: 0
    ).with(.redacted(.placeholder))
    let colors = try layout(view).makeDisplayList().items.compactMap(\.color)
    let ink = ResolvedColor.black.multiplyingOpacity(by: 0.16)
    #expect(colors == [ink, ink, Color.system(.blue).resolved(in: .light)])
  }

  @Test("private content is redacted only while the device is locked")
  func privacy() throws {
    var locked = EnvironmentValues()
    locked.redactionReasons = .privacy
    let view = vStack(text("a").with(.privacySensitive(true)), text("b"))
    #expect(try layout(view, locked).makeDisplayList().items.compactMap(\.color).count == 1)
    #expect(try layout(view).makeDisplayList().items.compactMap(\.color).isEmpty)
    let open = vStack(text("a")).with(.unredacted(true), .redacted(.placeholder))
    #expect(try layout(open).makeDisplayList().items.compactMap(\.color).isEmpty)
  }

  @Test("clipping groups the views inside, fading changes each of them")
  func groups() throws {
    let items = try layout(color().with(.opacity(0.5), .clipped(true))).makeDisplayList().items
    guard case .group(let group) = items[0] else {
      Issue.record("\(items)")
      return
    }
    #expect(group.effect == .clip(.rect(Rect(0, 0, 100, 100)), .nonZero))
    let red = Color.system(.red).resolved(in: .light)
    #expect(group.items.map(\.color) == [red.multiplyingOpacity(by: 0.5)])
  }

  @Test("an empty group is left out")
  func emptyGroup() throws {
    #expect(try layout(spacer().with(.opacity(0.5))).makeDisplayList().items.isEmpty)
  }

  @Test("hit regions are clipped to the visible area")
  func clippedHits() throws {
    var layer = Layer(style: .background(level: 1))
    layer.alignment = .center
    let view = button(color().frame(80, 80), id: "wide").frame(20, 20).with(.clipped(true))
    let regions = try layout(view).makeDisplayList().hitRegions
    #expect(regions.map(\.id) == ["wide"])
    #expect(regions.first?.shape == .rect(Rect(40, 40, 20, 20)))
    var offset = Offset()
    offset.x = 60
    let outside = button(color().frame(10, 10)).with(.offset(offset)).frame(20, 20)
      .with(.clipped(true))
    #expect(try layout(outside).makeDisplayList().hitRegions.isEmpty)
  }

  @Test("a hidden control takes no taps; a faded one does")
  func hiddenHits() throws {
    let view = button(text("a"), id: "x")
    #expect(try layout(view.with(.hidden(true))).makeDisplayList().hitRegions.isEmpty)
    #expect(try layout(view.with(.opacity(0.5))).makeDisplayList().hitRegions.count == 1)
  }

  @Test("the widget's URL is below all other regions, and only one counts")
  func widgetURL() throws {
    let context = StubContext()
    let view = vStack(button(text("a"), id: "x")).with(.widgetURL("b:"), .widgetURL("a:"))
    let regions = try layout(view, context: context).makeDisplayList().hitRegions
    #expect(regions.map(\.role) == [.widgetURL, .button])
    #expect(regions.first?.action == .url("a:"))
    #expect(context.diagnostics.count == 1)
  }

  @Test("a container relative shape is the surface's outline, moved inwards")
  func containerShape() throws {
    var rounded = surface()
    rounded.mask = .rounded(20)
    let shape = ViewNode(.shape(.containerRelative(ContainerRelativeShape())))
    func path(_ view: ViewNode, _ surface: WidgetSurface) throws -> Path? {
      try layout(view, on: surface).makeDisplayList().items.flatMap(\.all).compactMap(\.filled)
        .first
    }
    #expect(
      try path(shape.frame(90, 80), rounded)
        == .roundedRect(Rect(5, 10, 90, 80), radius: 15, style: .continuous))
    #expect(
      try path(shape.frame(20, 20), rounded)
        == .roundedRect(Rect(40, 40, 20, 20), radius: 0, style: .continuous))
    #expect(try path(shape, surface()) == .rect(Rect(0, 0, 100, 100)))
    let clipped = color().with(.clipShape(.containerRelative(ContainerRelativeShape())))
    guard case .group(let outer) = try layout(clipped, on: rounded).makeDisplayList().items[0],
      case .group(let inner) = outer.items[0]
    else {
      Issue.record("the clips are not two groups")
      return
    }
    #expect(outer.effect == inner.effect)
  }

  @Test("infinite views draw nothing")
  func endless() throws {
    let view = color().bounds { $0.minWidth = .infinity }
    #expect(try layout(view).makeDisplayList().items.isEmpty)
  }
}
