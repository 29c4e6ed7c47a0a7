import Testing
import VitrineModel

@testable import VitrineSnapshot

@Suite("Comparison of pictures")
struct ComparisonTests {
  private func bitmap(_ width: Int, _ height: Int, _ change: [Int: UInt8] = [:]) -> Bitmap {
    var pixels = [UInt8](repeating: 200, count: width * height * 4)
    for (place, value) in change { pixels[place] = value }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("equal pictures are identical")
  func identical() {
    let comparison = PictureComparison(expected: bitmap(3, 2), actual: bitmap(3, 2))
    #expect(comparison.isIdentical)
    #expect(comparison.summary == "identical")
  }

  @Test("one step in one component counts")
  func onePixel() {
    let comparison = PictureComparison(expected: bitmap(3, 2), actual: bitmap(3, 2, [17: 201]))
    #expect(comparison.count == 1)
    #expect(comparison.box == Rect(x: 1, y: 1, width: 1, height: 1))
    #expect(comparison.summary == "1 pixels differ, all within 1,1 1×1")
  }

  @Test("the box holds all differing pixels")
  func box() {
    let comparison = PictureComparison(
      expected: bitmap(4, 4), actual: bitmap(4, 4, [4: 0, 4 * 11: 0]))
    #expect(comparison.count == 2)
    #expect(comparison.box == Rect(x: 1, y: 0, width: 3, height: 3))
  }

  @Test("pictures of different size differ")
  func sizes() {
    let comparison = PictureComparison(expected: bitmap(3, 2), actual: bitmap(2, 3))
    #expect(!comparison.isIdentical)
    #expect(comparison.summary == "size is 2×3 pixels, expected 3×2")
    let picture = DifferencePicture.draw(expected: bitmap(3, 2), actual: bitmap(2, 3))
    #expect([picture.width, picture.height] == [3, 3])
  }
}
