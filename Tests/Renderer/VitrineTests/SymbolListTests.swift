import Testing
import Vitrine

@Suite("List of symbols")
struct SymbolListTests {
  private let symbols = SymbolDescription.all

  private func symbol(_ name: String) throws -> SymbolDescription {
    try #require(symbols.first { $0.name == name })
  }

  @Test("each name is listed once, with its abilities")
  func list() throws {
    #expect(Set(symbols.map(\.name)).count == symbols.count)
    #expect(symbols.allSatisfy { $0.modes.first == .monochrome && $0.layers > 0 })
    let wifi = try symbol("wifi")
    #expect(wifi.steps == 3 && wifi.layers == 3 && wifi.sources == ["Material Symbols"])
    let number = try symbol("1.circle.fill")
    #expect(number.layers == 2 && number.modes.contains(.palette) && number.sources.isEmpty)
    #expect(try symbol("cloud.sun.fill").modes.contains(.multicolor))
    #expect(try symbol("plus").modes == [.monochrome])
  }
}
