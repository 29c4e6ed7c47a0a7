import Testing
import VitrineGeometry

struct TruncationTests {
  struct Recorded: Sendable {
    var text: String
    var size: Double
    var width: Double
    var lineLimit: Int
    var lines: [String]
    var mode = TruncationMode.tail
    var allowsTightening = false
  }

  /// The lines on iOS 18.5.
  static let recorded = [
    Recorded(
      text: "This is a very long text that will be truncated at the tail", size: 18, width: 200,
      lineLimit: 1, lines: ["This is a very long text…"]),
    Recorded(
      text: "Text with tightening disabled", size: 18, width: 200, lineLimit: 1,
      lines: ["Text with tightening dis…"]),
    Recorded(
      text: "Text with default behavior", size: 18, width: 200, lineLimit: 1,
      lines: ["Text with default behav…"]),
    Recorded(
      text: "This is a long text that spans multiple lines but will be truncated at the tail when "
        + "it exceeds the line limit", size: 16, width: 180, lineLimit: 2,
      lines: ["This is a long text that", "spans multiple lines bu…"]),
    Recorded(
      text: "This is a very long text that will be truncated in the middle", size: 18, width: 200,
      lineLimit: 1, lines: ["This is a ve…the middle"], mode: .middle),
    Recorded(
      text: "This is a very long text that will be truncated at the head", size: 18, width: 200,
      lineLimit: 1, lines: ["…truncated at the head"], mode: .head),
    Recorded(
      text:
        "This is a long text that spans multiple lines but will be truncated in the middle when "
        + "it exceeds the line limit", size: 16, width: 180, lineLimit: 2,
      lines: ["This is a long text that", "spans mult…he line limit"], mode: .middle),
    Recorded(
      text: "Text with tightening enabled", size: 18, width: 200, lineLimit: 1,
      lines: ["Text with tightening ena…"], allowsTightening: true),
    Recorded(
      text: "Scale factor 1.0 (no scaling)", size: 24, width: 120, lineLimit: 1,
      lines: ["Scale fact…"]),
    Recorded(
      text: "Scale factor 0.8", size: 19.2, width: 120, lineLimit: 1, lines: ["Scale factor…"]),
  ]

  @Test("text is truncated where iOS truncates it", arguments: recorded)
  func recordedCuts(_ recorded: Recorded) throws {
    var content = text(recorded.text, font(recorded.size), lineLimit: recorded.lineLimit)
    content.truncationMode = recorded.mode
    content.allowsTightening = recorded.allowsTightening
    let cut = layout(content, width: recorded.width)
    #expect(cut.isTruncated)
    let line = try #require(cut.lines.last)
    #expect(line.width <= recorded.width)
    // The same characters, laid out as a whole, have the same glyphs.
    let shown = recorded.lines.map { layout(text($0, font(recorded.size))).lines[0].glyphs }
    #expect(cut.lines.map { $0.glyphs.map(\.id) } == shown.map { $0.map(\.id) })
  }

  @Test("white space before the ellipsis is dropped")
  func droppedSpace() {
    let word = layout(text("word…")).size.width
    let cut = layout(text("word     another", lineLimit: 1), width: word + 6)
    #expect(cut.glyphCounts == [5])
    #expect(close(cut.size.width, word, within: 0.667))
  }

  @Test("no space of any kind is left before the ellipsis", arguments: ["\u{A0}", "\u{202F}"])
  func droppedNoBreakSpace(space: String) {
    let word = layout(text("1:00…")).size.width
    let cut = layout(text("1:00\(space)another", lineLimit: 1), width: word + 6)
    #expect(cut.glyphCounts == [5])
  }

  @Test("hard breaks in the truncated line become spaces")
  func hardBreaks() {
    let cut = layout(text("one\ntwo\nthree", lineLimit: 2), width: 60)
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    let whole = layout(text("one\ntwo\nthree", lineLimit: 2))
    #expect(whole.glyphCounts == [3, 8])
    #expect(!whole.isTruncated)
  }

  @Test("a limit of zero shows one line", arguments: [0, 1, -3])
  func limits(limit: Int) {
    #expect(layout(text("some words here", lineLimit: limit), width: 50).lines.count == 1)
  }

  @Test("a limit that is not reached changes nothing")
  func roomyLimit() {
    let string = "some words here"
    #expect(layout(text(string, lineLimit: 9), width: 50) == layout(text(string), width: 50))
  }

  @Test("a proposed height limits the lines, but one is always shown")
  func heightCap() {
    let string = "The quick brown fox jumps over the lazy dog"
    let counts = [0, 10, 20.29, 42.2, 42.29, 64.2, 64.29].map { height in
      layout(text(string), width: 100, height: height).lines.count
    }
    #expect(counts == [1, 1, 1, 1, 2, 2, 3])
    let plain = [38.1, 38.19].map { height in
      layout(text(string, font(16)), width: 100, height: height).lines.count
    }
    #expect(plain == [1, 2])
    #expect(layout(text(string), width: 100, height: 30).isTruncated)
    #expect(!layout(text(string), width: 100, height: 500).isTruncated)
  }

  @Test("the ellipsis has the style of the run it truncates")
  func ellipsisStyle() throws {
    let bold = font(17, weight: 700, leading: 22)
    let content = text([("plain ", body), ("boldboldbold", bold)], lineLimit: 1)
    let cut = layout(content, width: 80)
    let last = try #require(cut.lines.first?.fragments.last)
    guard case .glyphs(let instance, let glyphs) = last.content else {
      Issue.record("the line does not end in glyphs")
      return
    }
    #expect(last.run == 1)
    #expect(instance.weight == 700)
    #expect(glyphs.last?.id == layout(text("…", bold)).lines[0].glyphs[0].id)
  }

  @Test("a line too narrow for the ellipsis still has one, and the box keeps the proposed width")
  func narrow() {
    let cut = layout(text("something", lineLimit: 1), width: 3)
    #expect(cut.glyphCounts == [1])
    #expect(cut.size.width == 3)
  }
}
