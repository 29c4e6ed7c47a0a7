import VitrineCairo
import VitrineModel

/// Shows where two pictures differ: the actual one faded, differing pixels in magenta.
enum DifferencePicture {
  /// The picture, as large as both together.
  static func draw(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = (row * width + column) * 4
        let old = pixel(expected, column, row)
        let new = pixel(actual, column, row)
        pixels.replaceSubrange(
          place..<place + 4, with: old == new ? faded(new) : [255, 0, 255, 255])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func pixel(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> [UInt8]? {
    guard column < bitmap.width, row < bitmap.height else { return nil }
    let place = (row * bitmap.width + column) * 4
    return Array(bitmap.pixels[place..<place + 4])
  }

  /// A quarter of the pixel over white.
  private static func faded(_ pixel: [UInt8]?) -> [UInt8] {
    guard let pixel else { return [255, 255, 255, 255] }
    let white = 255 - Int(pixel[3])
    return pixel[..<3].map { UInt8(191 + (Int($0) + white) / 4) } + [255]
  }
}
