import VitrineDisplayList
import VitrineGeometry

extension Bitmap {
  /// Returns the pixels that a box in pixels touches; empty if the box is outside the picture.
  package func cropped(to box: Rect) -> Bitmap {
    let columns = Bitmap.span(box.minX, box.maxX, width)
    let rows = Bitmap.span(box.minY, box.maxY, height)
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      part +=
        pixels[(row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: part)
  }

  private static func span(_ start: Double, _ end: Double, _ length: Int) -> Range<Int> {
    let first = min(max(0, Int(saturating: start.rounded(.down))), length)
    return first..<min(max(first, Int(saturating: end.rounded(.up))), length)
  }

  /// Returns the picture with each pixel drawn as a square of `factor` pixels.
  package func enlarged(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count * factor * factor)
    for row in 0..<height {
      var line: [UInt8] = []
      for column in 0..<width {
        let place = (row * width + column) * 4
        for _ in 0..<factor { line += pixels[place..<place + 4] }
      }
      for _ in 0..<factor { result += line }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: result)
  }
}
