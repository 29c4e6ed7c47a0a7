import Testing
import VitrineText

@testable import VitrineSymbols

@Suite("Recipes")
struct RecipeTests {
  @Test("a recipe is parsed as written")
  func reading() {
    #expect(Recipe("heart") == .glyph(.bootstrap, "heart"))
    #expect(Recipe("ms:wifi:1*0.5") == .scaled(.glyph(.material, "wifi:1"), 0.5))
    #expect(
      Recipe("badge(circle.fill('7'),own:dot)")
        == .badge(.enclosed(.circle, filled: true, .text("7")), .glyph(.own, "dot")))
    #expect(Recipe("square()") == .enclosed(.square, filled: false, nil))
    #expect(Recipe("badge(bell,)") == .badge(.glyph(.bootstrap, "bell"), nil))
    #expect(Recipe("level(25)") == .level(0.25))
    #expect(Recipe("dashed(app)") == .dashed(.app))
    #expect(
      Recipe("flip(turn(play))")
        == .turned(
          .turned(.glyph(.bootstrap, "play"), quarters: 1, isMirrored: false), quarters: 0,
          isMirrored: true))
    #expect(Recipe("row('a','b')") == .row([.text("a"), .text("b")]))
    #expect(SymbolRoom("0.5,0.6,0.4")?.y == 0.6)
    #expect(SymbolRoom("0.5,7,0.4") == nil && SymbolRoom("1") == nil)
  }

  @Test(
    "an invalid recipe is rejected",
    arguments: [
      "", "(", "nosuch(heart)", "slash()", "heart)", "'open", "heart*", "dashed(heart)",
      "level(full)", "above(heart)", "heart heart(",
    ])
  func faults(_ text: String) {
    #expect(Recipe(text) == nil)
  }

  @Test("an unknown glyph has no drawing")
  func missing() {
    let composer = Composer(weight: 400, textEngine: FontTextEngine())
    #expect(composer.figure(.glyph(.bootstrap, "nosuch"), factor: 1) == nil)
    #expect(composer.figure(.slash(.glyph(.own, "nosuch")), factor: 1) == nil)
    #expect(composer.figure(.text("1"), factor: 1)?.layers.count == 1)
  }

  private func figure(_ text: String) throws -> Figure {
    let recipe = try #require(Recipe(text))
    return try #require(
      Composer(weight: 400, textEngine: FontTextEngine()).figure(recipe, factor: 1))
  }

  @Test("a badge that is a shape of its own has no circle around it")
  func shapedBadges() throws {
    func filling(_ recipe: String) throws -> Double {
      let path = try #require(figure(recipe).layers.last?.path)
      let box = try #require(path.tightBounds)
      return Contour.area(of: path) / (box.width * box.height)
    }
    #expect(try filling("badge(bell,'1')") > 0.75)
    #expect(try filling("badge(bell,triangle.fill('1'))") < 0.7)
  }

  @Test(
    "a mark in a ring is in its middle, also if an arrowhead extends above it",
    arguments: ["own:goforward", "own:gobackward", "circle()"])
  func marksInRings(_ recipe: String) throws {
    let (ring, whole) = try (figure(recipe), figure("inside(\(recipe),'15')"))
    let mark = Figure(Array(whole.layers.dropFirst(ring.layers.count))).ink
    #expect(abs(ring.ink.maxY - ring.ink.width / 2 - mark.midY) < 0.01)
  }

  @Test("a scale applies to shapes", arguments: ["circle()", "square.fill()"])
  func scales(_ recipe: String) throws {
    let share = try figure(recipe + "*0.5").ink.width / figure(recipe).ink.width
    #expect((0.4...0.6).contains(share))
  }
}
