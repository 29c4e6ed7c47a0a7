import Testing
import VitrineGeometry

@Suite("Sizes in pixels")
struct PixelSizeTests {
  /// A small widget of an iPhone 17 is 493 / 3 points wide.
  @Test(
    "a picture's scale is the one that it was drawn at", arguments: [158, 493.0 / 3, 338, 170.5],
    [1.0, 2, 3])
  func scale(width: Double, scale: Double) {
    let size = Size(width: width, height: 100)
    #expect(size.scale(columns: Int(size.pixels(scale: scale).width)) == scale)
  }

  @Test("a picture without an integral scale has a fractional one")
  func share() {
    #expect(Size(width: 160, height: 100).scale(columns: 400) == 2.5)
    #expect(Size(width: 160, height: 100).scale(columns: 40) == 0.25)
  }
}
