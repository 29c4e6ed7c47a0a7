import Testing

struct FontSpacingTests {
  /// Ranges read from pictures of iOS 18.5: text over a colour 10...10.667 points, a divider over
  /// text 6...6.667.
  @Test("body text keeps the recorded distances to its neighbours")
  func bodyText() {
    let spacing = engine.shape(text("Text")).spacing
    #expect((10.0...10.667).contains(spacing.below))
    #expect((6.0...6.667).contains(spacing.above))
    #expect(close(spacing.leading, 1.714))
  }

  @Test("a font with a plain size keeps no distance to other text")
  func plainSize() {
    #expect(engine.shape(text("Text", font(16))).spacing.leading == 0)
  }

  @Test("the largest font of a text determines its distances")
  func runs() {
    let mixed = engine.shape(text([("a", font(10)), ("b", font(30))])).spacing
    let large = engine.shape(text("b", font(30))).spacing
    #expect(mixed == large)
  }
}
