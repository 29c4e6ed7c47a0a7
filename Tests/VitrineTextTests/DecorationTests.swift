import Testing
import VitrineModel

struct DecorationTests {
  private func decorated(
    _ string: String, size: Double, underline: Bool = false, strikethrough: Bool = false
  ) -> TextLayout.Line? {
    let run = StyledText.Run(
      string: string, font: font(size), underline: underline, strikethrough: strikethrough)
    return layout(StyledText(runs: [run], displayScale: 2)).lines.first
  }

  /// Recorded on macOS 27: at 13 points one point thick, from one point under the baseline.
  @Test("an underline lies under the whole run")
  func underline() throws {
    let line = try #require(decorated("xxxx", size: 13, underline: true))
    let rect = try #require(line.decorations.first)
    #expect(line.decorations.count == 1)
    #expect(close(rect.minY, line.baseline + 1) && close(rect.height, 1))
    #expect(rect.minX == 0 && close(rect.width, line.width))
  }

  /// Recorded on macOS 27 in whole half points: centred 3.5 points above the baseline at 13.
  @Test("a line through the text is centred on the small letters")
  func strikethrough() throws {
    let line = try #require(decorated("xxxx", size: 13, strikethrough: true))
    let rect = try #require(line.decorations.first)
    #expect(close(line.baseline - rect.midY, 3.5, within: 0.1))
    #expect(close(rect.height, 1))
  }

  @Test("blanks at the end of a line are not underlined, blanks before the text are")
  func blanks() throws {
    let trailing = try #require(decorated("x   ", size: 13, underline: true)?.decorations.first)
    let plain = try #require(decorated("x", size: 13, underline: true)?.decorations.first)
    #expect(close(trailing.width, plain.width, within: 0.01))
    let leading = try #require(decorated("   x", size: 13, underline: true)?.decorations.first)
    #expect(leading.minX == 0 && leading.width > plain.width + 9)
  }

  @Test("each run has one line of its own on each line of text")
  func runsAndLines() {
    let runs = [
      StyledText.Run(string: "aaa bbb ", font: font(13), underline: true),
      StyledText.Run(string: "ccc", font: font(26), underline: true, strikethrough: true),
    ]
    let lines = layout(StyledText(runs: runs, displayScale: 2)).lines
    #expect(lines.map(\.decorations.count) == [3])
    #expect(lines[0].decorations.map(\.height).map { ($0 * 10).rounded() } == [10, 20, 20])
    let wrapped = layout(StyledText(runs: runs, displayScale: 2), width: 45).lines
    #expect(wrapped.map(\.decorations.count) == [1, 1, 2])
  }
}
