import Testing
import VitrineDisplayList
import VitrineText

struct FontTests {
  private func instance(_ font: ResolvedFont) throws -> FontInstance {
    let fragments = layout(text("x", font)).lines[0].fragments
    guard case .glyphs(let instance, _) = try #require(fragments.first).content else {
      throw Unexpected()
    }
    return instance
  }

  private struct Unexpected: Error {}

  @Test("the built-in fonts match their files")
  func faces() throws {
    #expect(engine.familyNames.count == 11)
    #expect(engine.faces.allSatisfy { $0.isEmbedded && $0.description.scalarCount > 60 })
    let inter = engine.faces.filter { $0.family == "Inter" }
    #expect(inter.map(\.description.style) == ["Regular", "Italic"])
    for face in inter.map(\.description) {
      #expect(face.family == "Inter Variable")
      #expect(face.unitsPerEm == 2048)
      #expect(face.glyphCount > 2_000)
      #expect(face.axes.map(\.tag).sorted() == ["opsz", "wght"])
      #expect(face.scripts.map(\.code).contains("Grek"))
    }
    let weight = try #require(inter.first?.description.axes.first { $0.tag == "wght" })
    #expect(weight.range == 100...900 && weight.standard == 400)
  }

  @Test(
    "designs have their own fonts, and unknown names the system's",
    arguments: [
      (.system(.default), "Inter"), (.system(.rounded), "Inter"),
      (.system(.serif), "Source Serif"), (.system(.monospaced), "JetBrains Mono"),
      (.custom("Source Serif"), "Source Serif"), (.custom("Nobody"), "Inter"),
      (.custom(""), "Inter"),
    ] as [(FontFamily, String)])
  func families(family: FontFamily, face: String) throws {
    var font = body
    font.family = family
    #expect(try instance(font).face == face)
  }

  @Test(
    "the optical size follows the point size",
    arguments: [(8, 25), (17, 25), (22.5, 28.5), (28, 32), (60, 32)] as [(Double, Double)])
  func opticalSize(points: Double, opticalSize: Double) throws {
    #expect(try instance(font(points)).opticalSize == opticalSize)
  }

  @Test("outlines scale with the size and rise above the baseline")
  func outlines() throws {
    var small = try instance(font(28))
    let glyph = layout(text("H")).lines[0].glyphs[0].id
    let bounds = try #require(engine.outline(of: glyph, in: small).tightBounds)
    #expect(close(bounds.maxY, 0))
    #expect(close(-bounds.minY, 0.7046 * 28, within: 0.05))
    small.size = 56
    let twice = try #require(engine.outline(of: glyph, in: small).tightBounds)
    #expect(close(twice.width, bounds.width * 2) && close(twice.height, bounds.height * 2))
  }

  @Test("weight and slant change the outline")
  func axes() throws {
    let glyph = layout(text("n")).lines[0].glyphs[0].id
    let fonts = [font(17), font(17, weight: 700), font(17, weight: 100), font(17, italic: true)]
    let paths = try fonts.map { engine.outline(of: glyph, in: try instance($0)) }
    #expect(Set(paths).count == fonts.count)
  }

  @Test("a blank glyph and one outside the font have no outline")
  func blanks() throws {
    let instance = try instance(body)
    #expect(engine.outline(of: 4_000_000, in: instance).isEmpty)
  }

  @Test("a glyph is centred in its cell, without tracking")
  func centring() throws {
    // Recorded on iOS at 17 points: the ink of T is centred 5.4 points from the left edge, which
    // is the middle of its advance without the negative tracking.
    let glyph = try #require(layout(text("T")).lines[0].glyphs.first)
    let ink = try #require(engine.outline(of: glyph.id, in: try instance(body)).tightBounds)
    #expect(close(glyph.x + ink.midX, 5.4, within: 0.05))
  }
}
