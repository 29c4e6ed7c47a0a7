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
}
