import VitrineDisplayList

/// A picture of the differences between two pictures.
package enum DifferencePicture {
  /// Draws the actual picture faded, with changed pixels in magenta, noise in amber and the rest in
  /// blue.
  package static func draw(
    _ comparison: PictureComparison, expected: Bitmap, actual: Bitmap
  ) -> Bitmap {
    guard comparison.sizes[0] == comparison.sizes[1] else {
      return sizes(expected: expected, actual: actual)
    }
    var pixels = faded(actual)
    for (place, value) in comparison.classes.enumerated() {
      guard let color = color(of: value) else { continue }
      pixels.replaceSubrange(place * 4..<place * 4 + 4, with: color)
    }
    return Bitmap(width: actual.width, height: actual.height, pixels: pixels)
  }

  /// Returns blue, green, red and alpha of a mark.
  private static func color(of value: PixelClass) -> [UInt8]? {
    switch value {
    case .same: nil
    case .imperceptible: [255, 160, 64, 255]
    case .noise: [0, 176, 255, 255]
    case .changed: [255, 0, 255, 255]
    }
  }

  /// Draws the actual picture faded, with pixels that only one of the pictures covers in magenta.
  private static func sizes(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let shown = faded(actual)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = (row * width + column) * 4
        if column < actual.width, row < actual.height,
          column < expected.width, row < expected.height
        {
          let source = (row * actual.width + column) * 4
          pixels.replaceSubrange(place..<place + 4, with: shown[source..<source + 4])
        } else if (column < actual.width && row < actual.height)
          || (column < expected.width && row < expected.height)
        {
          pixels.replaceSubrange(place..<place + 4, with: [255, 0, 255, 255])
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns each pixel at a quarter of its strength over white.
  private static func faded(_ bitmap: Bitmap) -> [UInt8] {
    var pixels = bitmap.pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let white = Int(pixels[place + 3]) * 191 / 255
      for component in place..<place + 3 {
        pixels[component] = UInt8(white + Int(pixels[component]) / 4)
      }
    }
    return pixels
  }
}
