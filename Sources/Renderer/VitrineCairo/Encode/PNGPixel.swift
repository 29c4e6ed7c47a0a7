/// The components of a pixel in a PNG file.
enum PNGPixel {
  /// Three bytes; the picture covers fully.
  case rgb
  /// Four bytes, straight alpha.
  case rgba

  /// Bytes a pixel.
  var bytes: Int { self == .rgb ? 3 : 4 }

  /// Writes the rows of premultiplied words, each behind its filter's number.
  func write(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, _ filter: PNGFilter,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let count = width * bytes
    guard filter != .none else {
      for row in 0..<height {
        let line = target + row * (count + 1)
        line.pointee = filter.rawValue
        convert(pixels + row * width, count: width, to: line + 1)
      }
      return
    }
    // The filter needs the raw form of two rows at a time, each behind one pixel of zeros.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * (bytes + count)) { rows in
      guard let base = rows.baseAddress else { return }
      rows.initialize(repeating: 0)
      var (above, current) = (base, base + bytes + count)
      for row in 0..<height {
        let line = target + row * (count + 1)
        line.pointee = filter.rawValue
        convert(pixels + row * width, count: width, to: current + bytes)
        filter.apply(current, above: above, count: count, bytesPerPixel: bytes, to: line + 1)
        swap(&above, &current)
      }
    }
  }

  private func convert(
    _ pixels: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .rgba: Unpremultiply.convert(pixels, count: count, to: line)
    case .rgb:
      for index in 0..<count {
        let word = pixels[index]
        line[index * 3] = UInt8(truncatingIfNeeded: word >> 16)
        line[index * 3 + 1] = UInt8(truncatingIfNeeded: word >> 8)
        line[index * 3 + 2] = UInt8(truncatingIfNeeded: word)
      }
    }
  }
}
