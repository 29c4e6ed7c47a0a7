import VitrineDisplayList

/// How stored pixels are rotated for display: the orientation tag of Exif 2.3.
enum Orientation: UInt16 {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether width and height change places.
  var isSideways: Bool { rawValue >= 5 }

  /// The pixels as they are to be shown.
  func applied(to bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    let pixels = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { buffer, count in
      count = bitmap.pixels.count
      bitmap.pixels.withUnsafeBytes { source in
        let source = source.assumingMemoryBound(to: UInt32.self)
        buffer.withMemoryRebound(to: UInt32.self) { target in
          for y in 0..<newHeight {
            for x in 0..<newWidth {
              let (column, row) = stored(x: x, y: y, width: width, height: height)
              target[y * newWidth + x] = source[row * width + column]
            }
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// The place in the stored picture of the pixel shown at `x`, `y`.
  @inline(__always)
  private func stored(x: Int, y: Int, width: Int, height: Int) -> (column: Int, row: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

extension Orientation {
  /// Reads tag 0x0112 from the first directory of a TIFF structure, as Exif blocks hold it.
  init?(exif bytes: ArraySlice<UInt8>) {
    var data = ByteReader(bytes)
    data.isLittleEndian = data.matches("II", 0)
    guard let start = data.long(4), let entries = data.word(start) else { return nil }
    for index in 0..<entries {
      let entry = start + 2 + index * 12
      guard let tag = data.word(entry) else { return nil }
      if tag == 0x0112, let value = data.word(entry + 8) {
        self.init(rawValue: UInt16(value))
        return
      }
    }
    return nil
  }
}
