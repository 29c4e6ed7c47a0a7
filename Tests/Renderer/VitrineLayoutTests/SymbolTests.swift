import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Symbols")
struct SymbolTests {
  private func node(
    _ name: String, _ modifiers: [Modifier] = [], _ change: (inout Image) -> Void = { _ in }
  ) -> ViewNode {
    var image = Image()
    image.systemName = name
    change(&image)
    return ViewNode(.image(image), modifiers: modifiers)
  }

  private func fills(_ view: ViewNode) throws -> [ResolvedColor] {
    try layout(view).makeDisplayList().items.flatMap(\.all).compactMap(\.color)
  }

  private func resolved(_ color: SystemColor) -> ResolvedColor {
    Color.system(color).resolved(in: .light)
  }

  @Test("a symbol has the size of its font and scale")
  func size() throws {
    #expect(try layout(node("ring")).content?.frame.size == Size(width: 17, height: 17))
    let large = node("ring", [.imageScale(.large)])
    // 17 · 1.264 = 21.488 points, rounded up to whole pixels of a third of a point.
    let side = (21.488 * 3).rounded(.up) / 3
    #expect(try layout(large).content?.frame.size == Size(width: side, height: side))
  }

  @Test("a resizable symbol takes the proposed size, and its ink fills it")
  func resizable() throws {
    let layout = try layout(node("ring") { $0.resizable = true })
    #expect(layout.content?.frame.size == Size(width: 100, height: 100))
    let path = layout.makeDisplayList().items.flatMap(\.all).compactMap(\.filled).first
    let box = try #require(path?.tightBounds)
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9)
    #expect(abs(box.width - 100) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test("with one style, holes are cut out, and each mode colours the layers differently")
  func modes() throws {
    let red = Modifier.foregroundStyle(.color(.system(.red)))
    let pair = Modifier.foregroundStyle(.color(.system(.red)), [.color(.system(.blue))])
    #expect(try fills(node("ring", [red])) == [resolved(.red)])
    #expect(
      try fills(node("ring", [.symbolRenderingMode(.hierarchical), red]))
        == [resolved(.red).multiplyingOpacity(by: 0.5), resolved(.red)])
    #expect(try fills(node("ring", [pair])) == [resolved(.blue), resolved(.red)])
    #expect(
      try fills(node("ring", [red]) { $0.symbolRenderingMode = .multicolor })
        == [resolved(.green), resolved(.white)])
    #expect(
      try fills(node("ring", [red]) { $0.renderingMode = .original })
        == [resolved(.green), resolved(.white)])
    #expect(try fills(node("ring", [.symbolRenderingMode(.monochrome), pair])) == [resolved(.red)])
  }

  @Test("a palette without a style for a level takes the last one")
  func palette() throws {
    let pair = Modifier.foregroundStyle(
      .color(.system(.red)), [.color(.system(.blue)), .hierarchical(level: 2)])
    let text = ViewNode(
      .shape(.rectangle(Rectangle())), modifiers: [.foregroundStyle(.hierarchical(level: 2)), pair])
    #expect(try fills(text) == [resolved(.blue)])
  }

  @Test("layers above the variable value are faint")
  func value() throws {
    let dark = try fills(node("ring") { $0.variableValue = 0 })
    let lit = try fills(node("ring") { $0.variableValue = 1 })
    #expect(dark == lit.map { $0.multiplyingOpacity(by: 0.3) })
  }

  @Test("an unknown symbol is reported with the nearest name and drawn as a box")
  func unknown() throws {
    let context = StubContext()
    let layout = try layout(node("rign"), context: context)
    #expect(
      context.diagnostics.map(\.message) == [
        "unknown symbol 'rign'; SF Symbols does not have it, devices show nothing"
      ])
    #expect(context.diagnostics.first?.hint == "did you mean 'ring'?")
    #expect(layout.makeDisplayList().items.count == 1)
  }

  @Test("a symbol without a drawing is reported as such, and is a plain mark of the same size")
  func undrawn() throws {
    let context = StubContext()
    let mark = try layout(node("ring.undrawn"), context: context)
    #expect(context.diagnostics.map(\.kind) == [.undrawnSymbol("ring.undrawn")])
    #expect(context.diagnostics.first?.hint?.contains("export") == true)
    let box = try layout(node("rign"))
    #expect(mark.content?.frame.size == box.content?.frame.size)
    #expect(mark.makeDisplayList() != box.makeDisplayList())
  }

  @Test("redacted symbols are blocks")
  func redacted() throws {
    let items = try layout(node("ring", [.redacted(.placeholder)])).makeDisplayList().items
    #expect(items.count == 1)
    #expect(items.first?.filled?.elements.count == 5)
  }
}
