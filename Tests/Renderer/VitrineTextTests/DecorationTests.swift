import Testing
import VitrineDisplayList

struct DecorationTests {
  private func decorated(
    _ string: String, size: Double, underline: Bool = false, strikethrough: Bool = false
  ) -> TextLayout.Line? {
    let run = run(string, size, underline: underline, strikethrough: strikethrough)
    return layout(StyledText(runs: [run], displayScale: 2)).lines.first
  }

  private func run(
    _ string: String, _ size: Double, underline: Bool = false, strikethrough: Bool = false
  ) -> StyledText.Run {
    var run = StyledText.Run(string: string, font: font(size))
    run.underline = underline ? .solid : nil
    run.strikethrough = strikethrough ? .solid : nil
    return run
  }

  /// Recorded on macOS 27: at 13 points, one point thick, one point below the baseline.
  @Test("an underline spans the whole run")
  func underline() throws {
    let line = try #require(decorated("xxxx", size: 13, underline: true))
    let rect = try #require(line.decorations.first)
    #expect(line.decorations.count == 1)
    #expect(close(rect.minY, line.baseline + 1) && close(rect.height, 1))
    #expect(rect.minX == 0 && close(rect.width, line.width, within: 0.25))
  }

  /// Recorded on macOS 27 in half points: centred 3.5 points above the baseline at 13 points.
  @Test("a line through the text is centred on the small letters")
  func strikethrough() throws {
    let line = try #require(decorated("xxxx", size: 13, strikethrough: true))
    let rect = try #require(line.decorations.first)
    #expect(close(line.baseline - rect.midY, 3.5, within: 0.1))
    #expect(close(rect.height, 1))
  }

  @Test("spaces at the end of a line are not underlined, spaces before the text are")
  func blanks() throws {
    let trailing = try #require(decorated("x   ", size: 13, underline: true)?.decorations.first)
    let plain = try #require(decorated("x", size: 13, underline: true)?.decorations.first)
    #expect(close(trailing.width, plain.width, within: 0.01))
    let leading = try #require(decorated("   x", size: 13, underline: true)?.decorations.first)
    #expect(leading.minX == 0 && leading.width > plain.width + 9)
  }

  @Test("each run has a separate line on each line of text")
  func runsAndLines() {
    let runs = [
      run("aaa bbb ", 13, underline: true), run("ccc", 26, underline: true, strikethrough: true),
    ]
    let lines = layout(StyledText(runs: runs, displayScale: 2)).lines
    #expect(lines.map(\.decorations.count) == [3])
    #expect(lines[0].decorations.map(\.height).map { ($0 * 10).rounded() } == [10, 20, 20])
    let wrapped = layout(StyledText(runs: runs, displayScale: 2), width: 45).lines
    #expect(wrapped.map(\.decorations.count) == [1, 1, 2])
  }

  /// Distances from the baseline in points: 10, 13 and 30 points on macOS 27, 17 on iOS 18.5.
  @Test(
    "lines are at whole points where they were recorded",
    arguments: [
      (10, 1, 1, 3), (13, 1, 1, 4), (17, 2, 1, 5), (30, 4, 2, 9),
    ] as [(Double, Double, Double, Double)])
  func recordedPlaces(size: Double, below: Double, thickness: Double, above: Double) throws {
    let under = try #require(decorated("x", size: size, underline: true))
    let through = try #require(decorated("x", size: size, strikethrough: true))
    #expect(close(under.decorations[0].minY - under.baseline, below))
    #expect(close(under.decorations[0].height, thickness))
    #expect(close(through.baseline - through.decorations[0].minY, above))
    #expect(close(through.decorations[0].height, thickness))
  }

  /// In a picture of iOS 18.5 at 17 points the line has a gap of 10 pixels of a third of a point
  /// around a stem of 4.4: the thickness of the line on each side.
  @Test("an underline is interrupted by letters that extend below it")
  func descenders() throws {
    let line = try #require(decorated("Simple", size: 17, underline: true))
    #expect(line.decorations.count == 2)
    let gap = line.decorations[1].minX - line.decorations[0].maxX
    #expect(close(gap, 10.0 / 3, within: 0.5))
    #expect(try #require(decorated("Sime", size: 17, underline: true)).decorations.count == 1)
    #expect(try #require(decorated("gypq", size: 13, underline: true)).decorations.count == 2)
    #expect(try #require(decorated("gypq", size: 13, strikethrough: true)).decorations.count == 1)
  }

  @Test(
    "patterns repeat from the start of their run",
    arguments: [
      (.dot, [3, 3, 3]), (.dash, [10, 10, 10]), (.dashDot, [10, 3, 10]),
      (.dashDotDot, [10, 3, 3, 10]),
    ] as [(TextLine.Pattern, [Double])])
  func patterns(pattern: TextLine.Pattern, lengths: [Double]) throws {
    var run = run("xxxxxxxxxxxxxxxx", 13)
    run.strikethrough = pattern
    let line = try #require(layout(StyledText(runs: [run], displayScale: 2)).lines.first)
    #expect(zip(line.decorations, lengths).allSatisfy { close($0.width, $1) })
    #expect(line.decorations.count > lengths.count)
    #expect(line.decorations.allSatisfy { $0.maxX <= line.width + 0.5 })
  }
}
