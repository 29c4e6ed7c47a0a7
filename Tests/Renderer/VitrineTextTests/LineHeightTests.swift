import Testing

/// Heights and baselines recorded on iOS 18.5 with three pixels per point.
struct LineHeightTests {
  @Test(
    "one line is as high as recorded",
    arguments: [
      (34, 40.667), (28, 33.667), (22, 26.333), (20, 24), (17, 20.333), (16, 19.333), (15, 18),
      (13, 15.667), (12, 14.333), (11, 13.333), (24, 28.667), (30, 36), (18, 21.667),
    ] as [(Double, Double)])
  func oneLine(size: Double, height: Double) {
    #expect(close(layout(text("Text", font(size))).size.height, height))
  }

  @Test("a text style has the one-line height of its size")
  func styleHeight() {
    #expect(layout(text("Text", body)).size == layout(text("Text", font(17))).size)
  }

  @Test("seven lines of body text are 22 points apart")
  func bodyParagraph() {
    let string =
      "This is a long text that should wrap to multiple lines and show all content without any "
      + "truncation"
    let paragraph = layout(text(string), width: 120)
    #expect(paragraph.lines.count == 7)
    #expect(close(paragraph.size.height, 6 * 22 + 20.333))
    let baselines = paragraph.lines.map(\.baseline)
    let pitches = zip(baselines.dropFirst(), baselines).map { $0 - $1 }
    #expect(pitches.allSatisfy { close($0, 22) })
    #expect(close(paragraph.firstBaseline, 16.333))
    #expect(close(paragraph.lastBaseline, 16.333 + 6 * 22))
  }

  @Test("a plain size has no leading")
  func plainSize() {
    let two = layout(text("one\ntwo", font(16)))
    #expect(close(two.size.height, 38.333))
    #expect(close(two.lastBaseline - two.firstBaseline, 19.333))
    let three = layout(text("one\ntwo\nthree", font(14)))
    #expect(close(three.lines[1].baseline - three.firstBaseline, 17))
    #expect(close(three.lastBaseline - three.firstBaseline, 33.667))
  }

  @Test("a line is as high as its tallest run")
  func mixedSizes() {
    let mixed = layout(text([("a", font(10)), ("B", font(30))]))
    let tall = layout(text("B", font(30)))
    #expect(mixed.size.height == tall.size.height)
    #expect(mixed.firstBaseline == tall.firstBaseline)
    let lines = layout(text([("a\n", font(10)), ("B", font(30))]))
    #expect(close(lines.size.height, (40 * 1.1933 * 3).rounded(.up) / 3))
  }

  @Test("empty text has no width and the height of a line")
  func empty() {
    let empty = layout(text(""))
    #expect(empty.size.width == 0)
    #expect(close(empty.size.height, 20.333))
    #expect(empty.lines.allSatisfy { $0.fragments.isEmpty })
  }

  @Test("an empty run does not make the line higher")
  func emptyRun() {
    let plain = layout(text("a", font(10)))
    #expect(layout(text([("", font(40)), ("a", font(10))])).size == plain.size)
  }

  @Test("text without runs takes no space")
  func noRuns() {
    #expect(layout(text([])).size == .zero)
  }

  @Test("extents are whole pixels at every scale", arguments: [1, 2, 3] as [Double])
  func pixels(scale: Double) {
    var content = text("Whole pixels at any scale, wrapped")
    content.displayScale = scale
    let size = layout(content, width: 100).size
    for pixels in [size.height * scale, size.width * scale] {
      #expect(close(pixels, pixels.rounded()) || size.width == 100)
    }
  }
}
