import Testing

struct RedactionTests {
  /// Widths and heights in points, measured in pictures of iOS 18.5.
  @Test(
    "bars are as wide and as high as recorded",
    arguments: [
      ("Loading Content...", 28, 252.33, 19.73), ("user@example.com", 12, 93.53, 8.455),
      ("User Name", 17, 70.97, 11.98),
    ] as [(String, Double, Double, Double)])
  func recordedBars(string: String, size: Double, width: Double, height: Double) throws {
    let redacted = layout(text(string, font(size), isRedacted: true))
    let bar = try #require(redacted.lines.first?.bars.first)
    // Semibold at 17 points was recorded half a point wider than its number of characters predicts.
    #expect(close(bar.rect.width, width, within: size == 17 ? 0.5 : 0.3))
    #expect(close(bar.rect.height, height, within: 0.01))
    #expect(close(bar.rect.maxY, redacted.firstBaseline))
    #expect(close(bar.radius, 0.1333 * size))
    #expect(redacted.lines.count == 1)
  }

  @Test("redacted text is as high as plain text")
  func height() {
    let string = "one line"
    let redacted = layout(text(string, isRedacted: true))
    #expect(redacted.size.height == layout(text(string)).size.height)
    #expect(redacted.firstBaseline == layout(text(string)).firstBaseline)
  }

  @Test("weight and slant have no influence")
  func weight() {
    let plain = layout(text("User Name", font(17), isRedacted: true)).size
    let heavy = font(17, weight: 900, italic: true)
    #expect(layout(text("User Name", heavy, isRedacted: true)).size == plain)
  }

  @Test("every character counts once")
  func characters() {
    let plain = layout(text("abcd", isRedacted: true)).size
    #expect(layout(text("a, é", isRedacted: true)).size == plain)
    #expect(layout(text("👩‍👩‍👧\u{65E5}\r\n ", isRedacted: true)).size == plain)
  }

  @Test("lines before the last are full width and break after any character")
  func paragraph() throws {
    let redacted = layout(text("unbreakablewordunbreakableword", isRedacted: true), width: 100)
    #expect(redacted.lines.count == 3)
    let bars = redacted.lines.compactMap(\.bars.first?.rect)
    #expect(bars.map(\.minX) == [0, 0, 0])
    #expect(bars.prefix(2).allSatisfy { close($0.width, 100) })
    #expect(try #require(bars.last).width < 100)
    #expect(redacted.size.width == 100)
  }

  @Test("line limits truncate without an ellipsis")
  func limits() throws {
    let content = text("unbreakablewordunbreakableword", lineLimit: 2, isRedacted: true)
    let redacted = layout(content, width: 100)
    #expect(redacted.lines.count == 2)
    #expect(redacted.lines.allSatisfy { $0.fragments.count == 1 && $0.bars.count == 1 })
    #expect(close(try #require(redacted.lines.last?.bars.first).rect.width, 100))
    let capped = layout(text("unbreakableword", isRedacted: true), width: 50, height: 30)
    #expect(capped.lines.count == 1)
  }

  @Test("redacted text contains every character")
  func missing() {
    #expect(engine.shape(text("日本", isRedacted: true)).missingScalars.isEmpty)
  }
}
