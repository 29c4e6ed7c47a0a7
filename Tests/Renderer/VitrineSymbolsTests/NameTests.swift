import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport
import VitrineText

@testable import VitrineSymbols

@Suite("Symbol names")
struct NameTests {
  private let book = SymbolLibrary(textEngine: FontTextEngine())

  @Test(
    "every name in the table has a drawing, with ink in its box and the listed number of layers")
  func everyName() throws {
    let names = SymbolEntry.names
    #expect(!names.isEmpty)
    #expect(names == Set(names).sorted())
    for name in TestLength.some(names) {
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
    #expect(book.symbol(SymbolRequest(name: name, pointSize: 20)) != nil)
  }

  @Test(
    "names follow from the properties of a symbol",
    arguments: [
      "lock.doc.fill", "questionmark.folder", "12.calendar", "exclamationmark.icloud.fill",
      "square.grid.4x3.fill", "rectangle.split.3x3", "circle.tophalf.filled",
      "inset.filled.bottomthird.rectangle", "xmark.seal.fill", "photo.stack.fill",
      "arrow.turn.left.down", "hand.point.down.fill", "5.square.ar", "text.bubble.rtl",
      "microphone.slash.fill", "arrow.trianglehead.clockwise", "doc.on.doc", "plus.app.dashed",
      "moon.haze.circle.fill", "eurosign.bank.building",
      "laptopcomputer.trianglebadge.exclamationmark", "l1.button.roundedbottom.horizontal",
      "zr.rectangle.roundedtop.fill", "button.vertical.left.press", "arrowshape.backward.circle",
      "7.lane", "inset.filled.lefthalf.righthalf.rectangle", "6.alt.circle.fill",
      "circles.hexagongrid", "sheqelsign.square",
    ])
  func rules(_ name: String) throws {
    let drawing = try #require(book.symbol(SymbolRequest(name: name, pointSize: 20)))
    #expect(drawing.ink.width > 4 && drawing.ink.height > 4)
    #expect(drawing.ink.width < 40 && drawing.ink.height < 40)
  }

  @Test(
    "the filled variant of a single glyph is that glyph's, whatever the parts of its name",
    arguments: [
      ("icloud.and.arrow.down.fill", "cloud-arrow-down"),
      ("icloud.and.arrow.up.fill", "cloud-arrow-up"),
    ])
  func filledGlyphs(_ name: String, _ glyph: String) {
    #expect(NameGrammar.entry(name)?.recipe == .filled(.glyph(.bootstrap, glyph)))
  }

  @Test(
    "a filled variant without a glyph of its own is solid, with the lines of the other cut out",
    arguments: ["tablecells", "memorychip", "engine.combustion", "lifepreserver", "wallet.bifold"])
  func filledLines(_ name: String) throws {
    func ink(_ name: String) throws -> Double {
      let drawing = try #require(book.symbol(SymbolRequest(name: name, pointSize: 40)))
      return drawing.layers.reduce(0) { $0 + Contour.area(of: $1.path) }
    }
    #expect(try ink(name + ".fill") > 1.2 * ink(name))
  }

  @Test(
    "a badge with a clock contains its hands", arguments: ["calendar", "doc", "person", "tray"])
  func clockBadges(_ base: String) throws {
    let recipe = try #require(NameGrammar.entry(base + ".badge.clock")?.recipe)
    guard case .badge(_, let mark) = recipe else {
      Issue.record("\(base) has no badge")
      return
    }
    #expect(mark == .glyph(.own, "clock-hands"))
  }

  @Test("most names of Apple's set are drawn, within their boxes")
  func coverage() {
    var drawn = 0
    let names = TestLength.some(SymbolLibrary.allNames)
    for name in names {
      guard let drawing = book.symbol(SymbolRequest(name: name, pointSize: 20)) else { continue }
      drawn += 1
      #expect(drawing.ink.minX > 0 && drawing.ink.maxX < drawing.size.width, "\(name)")
    }
    #expect(drawn > names.count * 9 / 10)
  }

  @Test("a name outside Apple's set is distinguished from one without a drawing")
  func known() {
    #expect(book.isKnown("heart.fill") && book.isKnown("dinosaur") && book.isKnown("0.circle"))
    #expect(!book.isKnown("github") && !book.isKnown("") && !book.isKnown("heart."))
    #expect(SymbolLibrary.allNames == SymbolLibrary.allNames.sorted())
  }

  @Test("a rotated mark is the mark of the other direction")
  func turned() throws {
    func ink(_ name: String) throws -> Rect {
      try #require(book.symbol(SymbolRequest(name: name, pointSize: 20))).ink
    }
    let (up, right) = (try ink("hand.point.up"), try ink("hand.point.right"))
    #expect(abs(up.width - right.height) < 1e-6 && abs(up.height - right.width) < 1e-6)
  }

  @Test(
    "a name that is not a symbol's has no drawing",
    arguments: [
      "", ".", "fill", "circle.circle.nosuch", "nosuch.circle", "..", "heart..fill", "badge",
    ])
  func unknown(_ name: String) {
    #expect(book.symbol(SymbolRequest(name: name, pointSize: 20)) == nil)
  }

  @Test("a name of many parts is rejected instead of tried endlessly")
  func long() {
    let name = "heart" + String(repeating: ".badge.circle", count: 1000)
    #expect(book.symbol(SymbolRequest(name: name, pointSize: 20)) == nil)
  }

  @Test("the nearest name is proposed")
  func nearest() {
    #expect(book.nearestName(to: "haert.fill") == "heart.fill")
    #expect(book.nearestName(to: "xyzzyplugh") == nil)
  }

  @Test("variants of the environment change the name if there is such a symbol")
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

  @Test(
    "every name has the release that introduced it",
    arguments: [
      ("star", 13.0), ("drop", 14.0), ("bird", 16.0), ("rainbow", 17.0), ("dinosaur", 26.1),
    ])
  func releases(_ name: String, _ system: Double) {
    #expect(SymbolRelease.first(with: name)?.iOS == system)
    #expect(SymbolRelease.first(with: name + ".nothing") == nil)
  }

  @Test("every name has a release, and release numbers are not names")
  func completeReleases() {
    #expect(SymbolLibrary.allNames.allSatisfy { SymbolRelease.first(with: $0) != nil })
    #expect(!SymbolLibrary.allNames.contains("5.1"))
    #expect(SymbolRelease.all.map(\.iOS) == SymbolRelease.all.map(\.iOS).sorted())
  }

  @Test(
    "a triangle with a mark is a badge, in the table and out of it",
    arguments: ["bolt", "lock.open", "laptopcomputer", "checkmark.circle", "tv"])
  func triangles(_ base: String) throws {
    let entry = try #require(NameGrammar.entry(base + ".trianglebadge.exclamationmark"))
    guard case .badge(_, .enclosed(.triangle, true, _?)) = entry.recipe else {
      Issue.record("\(base) has no triangle")
      return
    }
  }

  @Test(
    "a filled symbol differs from the one with lines",
    arguments: [
      "appletv", "chart.line.text.clipboard", "cross.vial", "drop", "giftcard", "iphone", "ipad",
      "phone.and.waveform", "rectangle.portrait.and.arrow.right", "square.and.arrow.down",
      "text.below.photo", "truck.box", "video.and.waveform",
    ])
  func fills(_ name: String) throws {
    let hollow = try #require(NameGrammar.entry(name)?.recipe)
    let filled = try #require(NameGrammar.entry(name + ".fill")?.recipe)
    let composer = Composer(weight: 400, textEngine: FontTextEngine())
    #expect(composer.figure(hollow, factor: 1) != composer.figure(filled, factor: 1))
  }
}
