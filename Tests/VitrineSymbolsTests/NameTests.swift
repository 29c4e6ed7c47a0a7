import Testing
import VitrineModel
import VitrineText

@testable import VitrineSymbols

@Suite("Symbol names")
struct NameTests {
  private let book = SymbolLibrary(textEngine: FontTextEngine())

  @Test("every name of the table has a drawing, with ink in its box and as many layers as it says")
  func everyName() throws {
    let names = SymbolEntry.names
    #expect(!names.isEmpty)
    #expect(names == Set(names).sorted())
    for name in names {
      let entry = try #require(SymbolEntry.named(name), "\(name)")
      let drawing = try #require(book.symbol(SymbolRequest(name: name, pointSize: 20)), "\(name)")
      let ink = drawing.ink
      #expect(ink.width > 2 || ink.height > 2, "\(name)")
      #expect(ink.minX > 1 && ink.maxX < drawing.size.width - 1, "\(name)")
      #expect(ink.minY > 1 && ink.maxY < drawing.size.height - 1, "\(name)")
      let letters = entry.levels.map { $0.filter { $0 != "*" }.count } ?? 0
      #expect(letters <= drawing.layers.count + (entry.parts == nil ? 0 : 1), "\(name)")
      #expect(entry.colors.count <= 3, "\(name)")
    }
  }

  @Test(
    "names follow from others",
    arguments: [
      "7.square", "42.circle.fill", "q.circle", "cat.circle", "leaf.circle.fill",
      "bell.badge.slash", "cart.badge.minus", "airplane.circle", "battery.50.slash",
    ])
  func derived(_ name: String) {
    let known = name != "cat.circle"
    #expect((book.symbol(SymbolRequest(name: name, pointSize: 20)) != nil) == known)
  }

  @Test(
    "what is not a symbol has no drawing",
    arguments: [
      "", ".", "fill", "circle.circle.nosuch", "nosuch.circle", "..", "heart..fill", "badge",
    ])
  func unknown(_ name: String) {
    #expect(book.symbol(SymbolRequest(name: name, pointSize: 20)) == nil)
  }

  @Test("a name of many parts is refused, not tried for ever")
  func long() {
    let name = "heart" + String(repeating: ".badge.circle", count: 1000)
    #expect(book.symbol(SymbolRequest(name: name, pointSize: 20)) == nil)
  }

  @Test("the nearest name is proposed")
  func nearest() {
    #expect(book.nearestName(to: "haert.fill") == "heart.fill")
    #expect(book.nearestName(to: "xyzzyplugh") == nil)
  }

  @Test("variants of the environment change the name, as far as there is such a symbol")
  func variants() {
    func names(_ name: String, _ variants: SymbolVariant...) -> [String] {
      variants.reduce(SymbolVariants()) { $0.adding($1) }.names(for: name)
    }
    #expect(names("heart") == ["heart"])
    #expect(names("heart", .fill).first == "heart.fill")
    #expect(names("heart.fill", .circle).first == "heart.circle.fill")
    #expect(names("heart", .slash, .fill).first == "heart.slash.fill")
    #expect(names("heart", .circleFill, .none) == ["heart"])
    #expect(names("heart", .slashFill).last == "heart")
    func ink(_ name: String, _ variant: SymbolVariant) -> SymbolDrawing? {
      book.symbol(
        SymbolRequest(name: name, pointSize: 20, variants: SymbolVariants().adding(variant)))
    }
    #expect(ink("heart", .fill) == ink("heart.fill", .none))
    #expect(ink("wifi", .fill)?.layers.count == ink("wifi", .none)?.layers.count)
  }

  @Test("symbols that point forward follow the reading direction, others do not")
  func mirrored() throws {
    func left(_ name: String, _ isMirrored: Bool) throws -> Path {
      let request = SymbolRequest(name: name, pointSize: 20, isMirrored: isMirrored)
      return try #require(book.symbol(request)).layers[0].path
    }
    #expect(try left("chevron.right", true) == left("chevron.right", false))
    #expect(try left("chevron.forward", true) != left("chevron.forward", false))
  }
}
