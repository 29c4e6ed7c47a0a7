import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

struct WrappingTests {
  @Test("lines break where they break on iOS 18.5")
  func recordedBreaks() {
    let string =
      "This is a long text that should wrap to multiple lines and show all content without any "
      + "truncation"
    let lines = glyphCounts(
      "This is a long", "text that should", "wrap to", "multiple lines", "and show all",
      "content without", "any truncation")
    #expect(layout(text(string), width: 120).glyphCounts == lines)
  }

  @Test("a word wider than the line breaks inside")
  func wideWord() {
    let word = layout(text("unbreakable"), width: 40)
    #expect(word.lines.count > 1)
    #expect(word.glyphCounts.reduce(0, +) == 11)
    #expect(word.lines.allSatisfy { $0.width <= 40 })
  }

  @Test("runs that meet inside a word do not break there")
  func seams() {
    let bold = font(17, weight: 700, leading: 22)
    let seam = layout(text([("foo", bold), ("bar", body)]), width: 46)
    let word = layout(text("foobar"), width: 46)
    #expect(seam.glyphCounts == [5, 1])
    #expect(word.glyphCounts == [5, 1])
    let words = layout(text([("foo ", bold), ("bar", body)]), width: 46)
    #expect(words.glyphCounts == [3, 3])
  }

  @Test("a proposal of zero gives one character per line and no width")
  func zeroWidth() {
    let lines = layout(text("abc de"), width: 0)
    #expect(lines.size.width == 0)
    #expect(lines.glyphCounts == [1, 1, 1, 1, 1])
    #expect(close(lines.size.height, 4 * 22 + 20.333))
  }

  @Test("without a width only hard breaks end a line", arguments: [nil, Double.infinity])
  func hardBreaks(width: Double?) {
    let string = "one\ntwo\r\nthree\u{2028}four\u{2029}five\u{0B}six"
    #expect(layout(text(string), width: width).glyphCounts == [3, 3, 5, 4, 4, 3])
    #expect(layout(text("a\n\nb"), width: width).glyphCounts == [1, 0, 1])
    #expect(layout(text("a\n"), width: width).lines.count == 2)
  }

  @Test("white space at the end of a line hangs over it")
  func hangingSpace() {
    let content: StyledText = text("word")
    let word = layout(content).size.width
    let lines = layout(text("word     of"), width: word)
    #expect(lines.glyphCounts == [4, 2])
    #expect(lines.size.width == word)
  }

  /// Recorded on macOS 27: "foo bar" proposed 36.4 points at 13 points is 23.5 wide at two pixels
  /// a point, which "foo" alone is not.
  @Test("white space that fits counts towards the width of the box")
  func spaceInBox() {
    var content = text("foo bar", font(13))
    content.displayScale = 2
    let lines = layout(content, width: 36.432)
    #expect(lines.glyphCounts == [3, 3])
    #expect(lines.size.width == 23.5)
    #expect(lines.lines[0].width < 20.5)
  }

  @Test("a no-break space holds words together")
  func noBreakSpace() {
    let content: StyledText = text("aaa bbb")
    let width = layout(content).size.width
    #expect(layout(text("aaa bbb\u{A0}ccc"), width: width).glyphCounts[0] == 3)
    #expect(layout(text("aaa bbb ccc"), width: width).glyphCounts[0] == 6)
  }

  @Test("lines follow the alignment")
  func alignment() {
    for (alignment, share) in [(.leading, 0), (.center, 0.5), (.trailing, 1)]
      as [(TextAlignment, Double)]
    {
      let lines = layout(text("wide line\nx", alignment: alignment))
      #expect(close(lines.lines[1].x, (lines.size.width - lines.lines[1].width) * share))
    }
  }

  @Test(
    "the width never exceeds the proposal, and proposing the result changes nothing",
    arguments: [nil, 1, 2] as [Int?])
  func proposals(lineLimit: Int?) {
    let string = "The quick brown fox jumps over the lazy dog, then naps - supercalifragilistic."
    let shaped = engine.shape(text(string, lineLimit: lineLimit))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let width = Double.random(in: 0...400, using: &random)
      let height = Double.random(in: 0...200, using: &random)
      for proposal in [nil, height].map({ ProposedViewSize(width: width, height: $0) }) {
        let first = shaped.layout(in: proposal)
        #expect(first.size.width <= width)
        #expect(first == shaped.layout(in: proposal))
        #expect(first == shaped.layout(in: ProposedViewSize(first.size)))
      }
    }
  }

  @Test("a wider proposal never needs more lines")
  func monotonicLines() {
    let shaped = engine.shape(text("The quick brown fox jumps over the lazy dog and naps"))
    let counts = stride(from: 0.0, through: 450, by: 3).map { width in
      shaped.layout(in: ProposedViewSize(width: width, height: nil)).lines.count
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.last == 1)
  }
}
