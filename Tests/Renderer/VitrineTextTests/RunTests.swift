import Testing
import VitrineDisplayList
import VitrineGeometry

/// Runs of different styles in the lines of one text.
///
/// The values are differences recorded on macOS 27 with two pixels per point; the font there has
/// other heights, so only the changes by styles can be compared.
struct RunTests {
  private func run(
    _ string: String, _ size: Double = 13, set: (inout StyledText.Run) -> Void = { _ in }
  ) -> StyledText.Run {
    var run = StyledText.Run(string: string, font: font(size))
    set(&run)
    return run
  }

  private func lay(_ runs: StyledText.Run..., width: Double? = nil) -> TextLayout {
    layout(StyledText(runs: runs, displayScale: 2), width: width)
  }

  @Test("a concatenation is as wide as its parts and breaks as one word")
  func seams() {
    let whole = lay(run("foobar"))
    let joined = lay(run("foo"), run("bar"))
    #expect(close(whole.size.width, joined.size.width, within: 0.5))
    let width = whole.size.width - 3
    #expect(lay(run("foobar"), width: width).glyphCounts == [5, 1])
    #expect(lay(run("foo"), run("bar"), width: width).glyphCounts == [5, 1])
    #expect(lay(run("foo bar"), width: width).glyphCounts == [3, 3])
    let wrapped = lay(run("word "), run("next") { $0.font.weight = 700 }, run(" more"), width: 40)
    #expect(wrapped.glyphCounts == [4, 4, 4])
  }

  /// Recorded: 10 points 13 high, 30 points 35 high, both together 35, one above the other 48.
  @Test("each line is as high as its own tallest run, and all share its baseline")
  func mixedSizes() {
    let (small, large) = (lay(run("a", 10)), lay(run("B", 30)))
    let mixed = lay(run("a", 10), run("B", 30))
    #expect(mixed.size.height == large.size.height)
    #expect(mixed.firstBaseline == large.firstBaseline)
    let tops = Set(mixed.lines[0].glyphs.map(\.y))
    #expect(tops == [mixed.firstBaseline])
    let stacked = lay(run("a\n", 10), run("B", 30))
    #expect(close(stacked.size.height, small.size.height + large.size.height, within: 0.5))
    #expect(stacked.firstBaseline == small.firstBaseline)
  }

  /// Recorded: "abc" 22.204 wide, with kerning 4 34.204; "ab" and "cd" with kerning 4 8 wider.
  @Test("kerning follows every character, the last one too")
  func kerning() {
    let plain = lay(run("abc")).lines[0].width
    let wide = lay(run("abc") { $0.kerning = 4 }).lines[0].width
    #expect(close(wide - plain, 12))
    let pair = lay(run("ab"), run("cd")).lines[0].width
    let half = lay(run("ab"), run("cd") { $0.kerning = 4 }).lines[0].width
    #expect(close(half - pair, 8))
    let tight = lay(run("abc") { $0.kerning = -40 })
    #expect(tight.size.width == 0)
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

  /// Recorded: 16 high; raised or lowered by 5, 21 high, with the baseline 5 lower or unchanged.
  @Test("a baseline offset makes the line higher on its side")
  func baselineOffset() {
    let plain = lay(run("ab"))
    let raised = lay(run("a"), run("b") { $0.baselineOffset = 5 })
    let lowered = lay(run("a"), run("b") { $0.baselineOffset = -5 })
    #expect(close(raised.size.height - plain.size.height, 5, within: 0.5))
    #expect(close(lowered.size.height - plain.size.height, 5, within: 0.5))
    #expect(close(raised.firstBaseline - plain.firstBaseline, 5, within: 0.5))
    #expect(lowered.firstBaseline == plain.firstBaseline)
    let ys = raised.lines[0].glyphs.map(\.y)
    #expect(close(ys[0] - ys[1], 5))
    let alone = lay(run("b") { $0.baselineOffset = 5 })
    #expect(alone.firstBaseline == raised.firstBaseline)
  }

  /// Recorded: 30 points reserve three lines of 35, regardless of what follows; 10 points before 30
  /// reserve three small lines, which is little more than the large one.
  @Test("lines are reserved at the height of the first run")
  func reservedLines() {
    func height(_ runs: StyledText.Run..., lines: Int, proposed: Double? = nil) -> Double {
      var content = StyledText(runs: runs, displayScale: 2)
      content.lineLimit = lines
      content.reservedLines = lines
      return layout(content, height: proposed).size.height
    }
    #expect(close(height(run("B", 30), lines: 3), 3 * 30 * 1.1933, within: 0.5))
    #expect(height(run("B", 30), run("a", 10), lines: 3) == height(run("B", 30), lines: 3))
    #expect(close(height(run("a", 10), run("B", 30), lines: 3), 30 * 1.1933, within: 0.5))
    #expect(height(run("a", 10), lines: 3) == height(run("a\na\na", 10), lines: 3))
    #expect(height(run("a", 10), lines: 3, proposed: 25) == height(run("a\na", 10), lines: 2))
    #expect(height(run("a", 10), lines: 3, proposed: 1) == height(run("a", 10), lines: 1))
  }

  @Test("an empty text has a line's height and no width; an empty run adds nothing")
  func empty() {
    let nothing = lay(run(""))
    #expect(nothing.size.width == 0)
    #expect(nothing.size.height == lay(run("a")).size.height)
    #expect(lay(run("", 40), run("a")).metrics == lay(run("a")).metrics)
  }

  /// Recorded: a background is as high as the line, not as its own run.
  @Test("a background fills the height of the line")
  func background() throws {
    let line = try #require(
      lay(run("a", 10) { $0.hasBackground = true }, run("B", 30)).lines.first)
    let first = try #require(line.fragments.first)
    guard case .background(let rect) = first.content else {
      Issue.record("the background does not come first")
      return
    }
    #expect(first.run == 0 && rect.minX == 0)
    #expect(close(rect.height, 30 * 1.1933))
    #expect(close(rect.width, lay(run("a", 10)).lines[0].width))
  }

  @Test("an image is on the baseline, like one character")
  func picture() throws {
    let picture = StyledText.Run(
      attachment: InlineBox(size: Size(width: 30, height: 40), baseline: 30), font: font(13))
    let lines = lay(run("a "), picture, run(" b"))
    #expect(close(lines.lines[0].width, lay(run("a  b")).lines[0].width + 30, within: 0.01))
    #expect(lines.firstBaseline == 30)
    #expect(close(lines.size.height, 40, within: 0.5))
    let rect = try #require(
      lines.lines[0].fragments.lazy.compactMap { fragment -> Rect? in
        if case .attachment(let rect, _) = fragment.content { rect } else { nil }
      }.first)
    #expect(rect.minY == 0 && rect.size == Size(width: 30, height: 40))
    let content = StyledText(runs: [run("a"), picture, run("b")], displayScale: 2)
    #expect(engine.shape(content).missingScalars.isEmpty)
    // Lines may end on both sides of it.
    #expect(layout(content, width: 31).lines.count == 3)
  }

  /// Measured in a picture of iOS 18.5 at 14 points: the lines are 17 and 33.667 points below the
  /// first one, with 5 points between them 22 and 43.667, with 15 points 32 and 63.667.
  @Test(
    "line spacing is between lines only",
    arguments: [(0, 17, 101.0 / 3), (5, 22, 131.0 / 3), (15, 32, 191.0 / 3)]
      as [(Double, Double, Double)])
  func lineSpacing(distance: Double, second: Double, third: Double) {
    var content = text("Spacing 0\nSecond line\nThird line", font(14))
    content.lineSpacing = distance
    let lines = layout(content)
    let baselines = lines.lines.map { $0.baseline - lines.firstBaseline }
    #expect(close(baselines[1], second) && close(baselines[2], third))
    content.runs[0].string = "Spacing"
    #expect(layout(content).size.height == layout(text("Spacing", font(14))).size.height)
  }
}
