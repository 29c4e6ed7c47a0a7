import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Environment")
struct EnvironmentTests {
  /// The fonts of all glyphs and the colours of all fills, back to front.
  private func sizes(_ view: ViewNode) throws -> [Double] {
    try layout(view).makeDisplayList().items.compactMap {
      if case .glyphs(let run) = $0 { run.font.size } else { nil }
    }
  }

  private func font(_ size: Double) -> Modifier {
    var font = Font(style: .body)
    font.style = nil
    font.size = size
    return .font(font)
  }

  private func resolved(_ color: SystemColor) -> ResolvedColor {
    Color.system(color).resolved(in: .light)
  }

  private func glyphColor(_ view: ViewNode) throws -> ResolvedColor? {
    try layout(view).makeDisplayList().items.flatMap(\.all).compactMap {
      if case .glyphs(let run) = $0, case .color(let color) = run.paint { color } else { nil }
    }.first
  }

  @Test("the inner modifier wins over the outer one")
  func innerWins() throws {
    #expect(try sizes(text("a").with(font(10), font(20))) == [10])
    #expect(try sizes(vStack(text("a").with(font(10)), text("b")).with(font(20))) == [10, 20])
  }

  @Test("a background inherits the modifiers outside it, but not those inside")
  func background() throws {
    #expect(try sizes(text("a").with(font(10)).background(text("b")).with(font(20))) == [20, 10])
    #expect(try sizes(text("a").background(text("b")).with(font(20))) == [20, 20])
  }

  @Test("hierarchical styles are levels of the foreground around them")
  func levels() throws {
    let second = Modifier.foregroundStyle(.hierarchical(level: 2))
    let red = Modifier.foregroundStyle(.color(.system(.red)))
    #expect(try glyphColor(text("a")) == .black)
    // Apple's secondary label colour.
    #expect(try glyphColor(text("a").with(second)) == ResolvedColor(60, 60, 67, 0.6))
    let faded = resolved(.red).multiplyingOpacity(by: 0.5)
    #expect(try glyphColor(text("a").with(second, red)) == faded)
    #expect(try glyphColor(text("a").with(red, second)) == resolved(.red))
  }

  @Test("a colour scheme changes only the colours inside it")
  func colorScheme() throws {
    let view = vStack(color().with(.colorScheme(.dark)), color())
    let colors = try layout(view).makeDisplayList().items.compactMap(\.color)
    #expect(colors == [Color.system(.red).resolved(in: .dark), resolved(.red)])
  }

  @Test("a style's effect on the content that it covers encloses the shape's item")
  func effects() throws {
    var shadow = Shadow()
    shadow.radius = 2
    let style = ShapeStyle.shadow(.color(.system(.red)), .drop(shadow))
    let view = vStack(ViewNode(.shape(.rectangle(Rectangle()))), text("a")).with(
      .foregroundStyle(style))
    let items = try layout(view).makeDisplayList().items
    #expect(items.count == 2)
    for item in items {
      guard case .group(let group) = item, case .shadow(_, 2, 0, 0) = group.effect else {
        Issue.record("no shadow")
        continue
      }
      #expect(group.items.count == 1)
    }
  }

  @Test("a background style fills backgrounds inside it")
  func backgroundStyle() throws {
    let view = text("a").with(
      .background(Layer(style: .background(level: 1))), .backgroundStyle(.color(.system(.red))))
    #expect(try layout(view).makeDisplayList().items.first?.color == resolved(.red))
  }

  @Test("a disabled view stays disabled whatever its content sets")
  func disabled() throws {
    let view = vStack(button(text("a"), id: "x").with(.disabled(false))).with(.disabled(true))
    #expect(try layout(view).makeDisplayList().hitRegions.map(\.isEnabled) == [false])
  }

  @Test("missing glyphs are reported with their place")
  func missing() throws {
    let context = StubContext()
    _ = try layout(vStack(text("a"), text("☃")), context: context)
    #expect(context.diagnostics.count == 1)
    #expect(context.diagnostics.first?.path.description == ".vStack.children[1]")
  }
}
