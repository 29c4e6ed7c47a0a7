import Foundation
import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

struct FontStyleTests {
  private func ink(_ string: String, _ font: ResolvedFont) throws -> (FontInstance, Rect) {
    guard
      case .glyphs(let instance, let glyphs) = layout(text(string, font)).lines[0].fragments[0]
        .content,
      let glyph = glyphs.first, let box = engine.outline(of: glyph.id, in: instance).tightBounds
    else { throw Unexpected() }
    return (instance, box)
  }

  private struct Unexpected: Error {}

  private func design(_ design: FontDesign, _ size: Double = 100, weight: Double = 400)
    -> ResolvedFont
  {
    var font = font(size, weight: weight)
    font.family = .system(design)
    return font
  }

  @Test("round letters are as high and as thick as the others", arguments: [400.0, 600, 700])
  func rounded(weight: Double) throws {
    let (plain, round) = (
      try ink("I", font(100, weight: weight)).1, try ink("I", design(.rounded, weight: weight)).1
    )
    #expect(close(plain.width, round.width, within: 0.2))
    #expect(close(plain.height, round.height, within: 0.3))
    #expect(close(round.maxY, 0, within: 0.2))
    let widths = [font(17), design(.rounded, 17)].map { layout(text("Round", $0)).lines[0].width }
    #expect(close(widths[0], widths[1], within: 0.5))
  }

  @Test("grown dots stay round, and those of an ellipsis apart", arguments: [400.0, 700, 900])
  func dots(weight: Double) throws {
    let font = design(.rounded, weight: weight)
    let (period, ellipsis) = (try ink(".", font).1, try ink("\u{2026}", font).1)
    #expect(close(period.width, period.height, within: 0.2))
    #expect(close(period.maxY, 0, within: 1))
    #expect(ellipsis.width > 3.2 * ellipsis.height)
  }

  @Test("every monospaced character is 0.618 em wide", arguments: ["iiiii", "WWWWW", "1 .,é"])
  func monospaced(string: String) {
    #expect(
      close(
        layout(text(string, design(.monospaced))).lines[0].width, 5 * 61.81640625, within: 0.001))
  }

  @Test("the monospaced design has the system font's metrics, the serif one its own")
  func metrics() {
    let plain = layout(text("x", font(100))).size.height
    #expect(layout(text("x", design(.monospaced))).size.height == plain)
    #expect(layout(text("x", design(.rounded))).size.height == plain)
    // Ascender 1.036 em and descender 0.335 em are in the font's table hhea.
    #expect(close(layout(text("x", design(.serif))).size.height, 137.1, within: 0.34))
  }

  @Test("digits of equal width are as wide as the widest one")
  func digits() {
    var font = font(17)
    font.monospacedDigit = true
    let widths = "0123456789".map { layout(text(String($0), font)).lines[0].width }
    #expect(Set(widths).count == 1)
    #expect(close(widths[0], layout(text("4")).lines[0].width))
    #expect(layout(text("i", font)).lines[0].width == layout(text("i")).lines[0].width)
  }

  @Test("a digit of equal width has the usual glyph, and is not kerned")
  func tabularOne() throws {
    var tabular = font(17)
    tabular.monospacedDigit = true
    let plain = layout(text("1", font(17))).lines[0].glyphs
    #expect(layout(text("1", tabular)).lines[0].glyphs.map(\.id) == plain.map(\.id))
    let width = layout(text("1", tabular)).lines[0].width
    #expect(close(layout(text("1174", tabular)).lines[0].width, 4 * width, within: 0.001))
  }

  @Test(
    "a colon between digits is in the middle of their height, in each design but the monospaced one",
    arguments: FontDesign.allCases.filter { $0 != .monospaced }, [100.0, 400, 600, 900])
  func colons(design: FontDesign, weight: Double) throws {
    var font = font(40, weight: weight)
    font.family = .system(design)
    for monospaced in [false, true] {
      font.monospacedDigit = monospaced
      func box(_ string: String, _ index: Int) throws -> Rect {
        let line = layout(text(string, font)).lines[0]
        let glyph = line.glyphs[index]
        let instance = try #require(
          line.fragments.compactMap { fragment -> FontInstance? in
            if case .glyphs(let font, _) = fragment.content { font } else { nil }
          }.first)
        let bounds = try #require(engine.outline(of: glyph.id, in: instance).tightBounds)
        return bounds.offsetBy(dx: glyph.x, dy: glyph.y)
      }
      let (colon, digit, low) = (try box("10:09", 2), try box("10:09", 1), try box("a:b", 1))
      #expect(close(colon.midY, digit.midY, within: 0.7), "\(colon), \(digit), \(low)")
      #expect(try box("a:b", 1).midY > box("10:09", 2).midY + 1)
      #expect(close(try box("1:b", 1).midY, try box("a:b", 1).midY))
    }
  }

  @Test("capitals and digits above 20 points have the height of the system's display font")
  func displayCapitals() throws {
    #expect(close(try ink("H", font(48)).1.height, 48 * 0.7046, within: 0.2))
    #expect(close(try ink("H", font(87, weight: 300)).1.height, 87 * 0.7046, within: 0.2))
    #expect(close(try ink("H", font(14)).1.height, 14 * 0.7273, within: 0.1))
    let small = try ink("x", font(48)).1.height
    #expect(close(small / 48, try ink("x", font(28)).1.height / 28, within: 0.005))
  }

  @Test(
    "signs are as high as on iOS",
    arguments: [("$", 12.0, 400.0, 10.33), ("+", 12, 400, 6.33), ("%", 25, 600, 18.33)])
  func signs(sign: String, size: Double, weight: Double, height: Double) throws {
    #expect(close(try ink(sign, font(size, weight: weight)).1.height, height, within: 0.34))
  }

  @Test("a dash in the place of a digit has its room and three quarters of ink, as on iOS")
  func figureDashes() throws {
    var digits = font(22)
    digits.monospacedDigit = true
    let room = layout(text("0", digits)).lines[0].width
    for dashes in [1.0, 2] {
      let dash = String(repeating: "\u{2012}", count: Int(dashes))
      #expect(close(layout(text(dash, digits)).lines[0].width, dashes * room, within: 0.001))
    }
    #expect(close(try ink("\u{2012}", digits).1.width, 10, within: 0.34))
    #expect(close(room, 13.3, within: 0.34))
  }

  @Test("a width changes advances in proportion and keeps strokes", arguments: [-0.3, -0.2, 0.2])
  func widths(width: Double) throws {
    var wide = font(100)
    wide.width = width
    let (plain, stretched) = (layout(text("noon", font(100))), layout(text("noon", wide)))
    #expect(close(stretched.lines[0].width, plain.lines[0].width * (1 + width), within: 1.5))
    #expect(close(try ink("I", wide).1.width, try ink("I", font(100)).1.width, within: 0.3))
  }

  @Test("small capitals are as high as lowercase letters if the font has none")
  func smallCaps() throws {
    var small = font(100)
    small.smallCaps = .lowercase
    let capital = try ink("x", small).1.height
    #expect(close(capital, 50.78, within: 0.8))
    #expect(layout(text("X", small)).lines[0].width == layout(text("X", font(100))).lines[0].width)
    #expect(layout(text("ß", small)).lines[0].glyphs.count == 2)
    small.smallCaps = .uppercase
    #expect(layout(text("x", small)).lines[0].width == layout(text("x", font(100))).lines[0].width)
    small.smallCaps = .all
    #expect(layout(text("Xx", small)).lines[0].glyphs.map(\.id).count == 2)
  }

  @Test("a font with small capitals uses them")
  func ownSmallCaps() {
    var serif = design(.serif, 17)
    let plain = layout(text("x", serif)).lines[0].glyphs[0].id
    let capital = layout(text("X", serif)).lines[0].glyphs[0].id
    serif.smallCaps = .lowercase
    let small = layout(text("x", serif)).lines[0].glyphs[0].id
    #expect(small != plain && small != capital)
  }

  @Test("leading moves lines, not the first one")
  func leading() {
    func height(_ extra: Double, _ string: String) -> Double {
      var font = body
      font.extraLeading = extra
      return layout(text(string, font)).size.height
    }
    #expect(height(2, "a") == height(0, "a"))
    #expect(close(height(2, "a\nb\nc") - height(0, "a\nb\nc"), 4, within: 0.34))
    #expect(close(height(0, "a\nb\nc") - height(-2, "a\nb\nc"), 4, within: 0.34))
  }

  @Test("arrows are not ligatures")
  func arrows() {
    #expect(layout(text("->")).lines[0].glyphs.count == 2)
    #expect(
      layout(text("->")).lines[0].glyphs.map(\.id)
        == ["-", ">"].map { layout(text($0)).lines[0].glyphs[0].id })
  }
}

struct FontFileTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: root.appending(path: "Fonts/" + path)))
  }

  @Test("a font file is found by its family, weight and slant")
  func names() throws {
    let file = try #require(
      try FontFile.faces(of: bytes("JetBrainsMono/JetBrainsMonoNL-Bold.ttf")).first)
    #expect(file.family == "JetBrains Mono NL")
    let entry = FontTextEngine(adding: [file]).faces.last
    #expect(entry?.weight == 700 && entry?.isItalic == false && entry?.isEmbedded == false)
    for text in ["", "no font"] {
      #expect(throws: FontFile.Failure.noGlyphs) {
        try FontFile.faces(of: Array(text.utf8), family: "x")
      }
    }
  }

  @Test("a font that is cut off is rejected, wherever it ends", arguments: [20, 50, 90, 99])
  func cutOff(percent: Int) throws {
    let whole = try bytes("JetBrainsMono/JetBrainsMonoNL-Bold.ttf")
    #expect(throws: FontFile.Failure.self) {
      try FontFile.faces(of: Array(whole.prefix(whole.count * percent / 100)))
    }
  }

  @Test("a custom font has its own metrics and distances")
  func custom() throws {
    let custom = engine.adding(
      try FontFile.faces(
        of: bytes("SourceSerif/SourceSerif4Variable-Roman.ttf"), family: "Brand"))
    #expect(custom.hasFace(for: .custom("Brand")) && !engine.hasFace(for: .custom("Brand")))
    var font = font(100)
    font.family = .custom("Brand")
    let own = custom.shape(text("Hx", font)).layout(in: .unspecified)
    font.family = .system(.serif)
    #expect(own.metrics == layout(text("Hx", font)).metrics)
  }

  @Test("an added font of one of Apple's families has its own metrics")
  func original() throws {
    let files = try FontFile.faces(
      of: bytes("JetBrainsMono/JetBrainsMonoNL-Regular.ttf"), family: "SF Mono")
    var font = font(100)
    font.family = .system(.monospaced)
    let line = engine.adding(files).shape(text("ii", font)).layout(in: .unspecified).lines[0]
    #expect(close(line.width, 120))
  }
}
