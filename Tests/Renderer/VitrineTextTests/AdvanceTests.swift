import Testing

/// Widths of strings in the iOS system font, recorded from `UIFont` on iOS 26.1 and published by
/// third parties.
struct AdvanceTests {
  struct Recorded: Sendable {
    var size: Double
    var weight: Double
    var text: String
    var width: Double
  }

  static let recorded = [
    Recorded(size: 8, weight: 400, text: "iiiiillll", width: 19.8046875),
    Recorded(size: 8, weight: 600, text: "iiiiillll", width: 21.669956),
    Recorded(size: 8, weight: 600, text: "Hello UIKit", width: 43.849512),
    Recorded(size: 11, weight: 500, text: "iiiiillll", width: 26.782912),
    Recorded(size: 11, weight: 600, text: "iiiiillll", width: 27.862596),
    Recorded(size: 11, weight: 700, text: "iiiiillll", width: 29.34765625),
    Recorded(size: 11, weight: 700, text: "WWWW MMMM", width: 87.7099609),
    Recorded(size: 15, weight: 700, text: "iiiiillll", width: 37.119140625),
    Recorded(size: 15, weight: 700, text: "Hello UIKit", width: 77.5048828),
    Recorded(size: 28, weight: 500, text: "iiiiillll", width: 58.496325),
    Recorded(size: 28, weight: 600, text: "iiiiillll", width: 60.9275),
    Recorded(size: 28, weight: 600, text: "WWWW MMMM", width: 210.678),
    Recorded(size: 34, weight: 400, text: "iiiiillll", width: 66.2236),
    Recorded(size: 34, weight: 400, text: "Hello UIKit", width: 153.265625),
    Recorded(size: 34, weight: 500, text: "WWWW MMMM", width: 252.549),
    Recorded(size: 34, weight: 600, text: "iiiiillll", width: 73.236),
    Recorded(size: 34, weight: 600, text: "Hello UIKit", width: 161.366),
    Recorded(size: 34, weight: 700, text: "iiiiillll", width: 77.296875),
    Recorded(size: 34, weight: 700, text: "WWWW MMMM", width: 258.5527),
  ]

  @Test("widths agree with the recorded ones", arguments: recorded)
  func recordedWidth(_ recorded: Recorded) throws {
    let line = try #require(
      layout(text(recorded.text, font(recorded.size, weight: recorded.weight))).lines.first)
    #expect(close(line.width, recorded.width, within: recorded.width * 0.005))
  }

  @Test("an accented letter is as wide as the bare one")
  func accents() {
    #expect(layout(text("éèêë")).lines[0].width == layout(text("eeee")).lines[0].width)
    #expect(layout(text("e\u{301}")).lines[0].width == layout(text("é")).lines[0].width)
  }

  @Test("every weight is at least as wide as the lighter ones")
  func weights() {
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
      layout(text("Hamburgefonstiv", font(17, weight: weight))).lines[0].width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  /// Source: the ink of a picture of iOS 18.5, with the room beside its first and last letter.
  @Test(
    "heavy and black letters are as wide as recorded",
    arguments: [
      ("Title - Heavy", 28.0, 800.0, 170.3), ("Title - Black", 28, 900, 165.0),
      ("Heavy", 17, 800, 52.7),
    ])
  func heavyWeights(string: String, size: Double, weight: Double, recorded: Double) {
    let line = layout(text(string, font(size, weight: weight))).lines[0]
    #expect(close(line.width, recorded, within: 0.5))
  }

  @Test("widths grow with the size, including optical size and tracking")
  func sizes() {
    let widths = stride(from: 6.0, through: 60, by: 0.5).map { size in
      layout(text("Hamburgefonstiv", font(size))).lines[0].width
    }
    #expect(widths == widths.sorted())
  }

  @Test("pairs of letters are kerned")
  func kerning() {
    let pair = layout(text("AV")).lines[0].width
    let apart = layout(text("A")).lines[0].width + layout(text("V")).lines[0].width
    #expect(pair < apart - 0.3)
  }

  @Test("letters are neither joined nor swapped by context")
  func noLigatures() {
    #expect(layout(text("->")).glyphCounts == [2])
    #expect(layout(text("ffi")).glyphCounts == [3])
    let arrow = layout(text("->")).lines[0].glyphs.map(\.id)
    let dash = layout(text("-")).lines[0].glyphs.map(\.id)
    let greater = layout(text(">")).lines[0].glyphs.map(\.id)
    #expect(arrow == dash + greater)
  }

  /// Pictures of iOS 18.5 at 18 points: the first stems of K, e and r are 190, 220 and 250 pixels
  /// of a third of a point from the left without kerning, 28, 88 and 148 with 10 points of it.
  @Test("kerning moves characters as iOS moves them")
  func recordedKerning() {
    let plain = layout(text("Kerning 0", font(18))).lines[0].glyphs.map(\.x)
    var content = text("Kerning 10", font(18))
    content.runs[0].kerning = 10
    let wide = layout(content).lines[0].glyphs.map(\.x)
    for (left, right) in [(0, 1), (1, 2)] {
      let growth = wide[right] - wide[left] - (plain[right] - plain[left])
      #expect(close(growth, (60.0 - 30) / 3))
    }
  }
}
