import Testing
import VitrineGeometry

@testable import VitrineLayout

@Suite("Pixel snapping")
struct PixelSnappingTests {
  @Test("halves are rounded up, and noise does not change ties")
  func ties() {
    let snapping = PixelSnapping(scale: 3)
    #expect(snapping.snap(75.5) * 3 == 227)
    #expect(snapping.snap(250.5 / 3) * 3 == 251)
    #expect(snapping.snap(24.5 / 3 - 1e-12) * 3 == 25)
    #expect(snapping.snap(-0.5 / 3) * 3 == 0)
  }

  @Test("width is the difference of the edges")
  func width() {
    let rect = PixelSnapping(scale: 2).snap(Rect(x: 0.25, y: 0.2, width: 10.25, height: 10.1))
    #expect(rect == Rect(x: 0.5, y: 0, width: 10, height: 10.5))
  }
}
