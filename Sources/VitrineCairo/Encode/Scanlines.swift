import VitrineModel

/// The rows of a PNG picture before compression, each behind the byte that names its filter.
struct Scanlines {
  /// What a pixel holds.
  enum Format {
    /// Three bytes; the picture covers fully.
    case rgb
    /// Four bytes, straight alpha.
    case rgba

    /// Bytes a pixel.
    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// What pixels hold.
  let format: Format
  /// All rows, from the top.
  let bytes: [UInt8]

  /// Makes the rows of `bitmap`.
  init(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    let (format, bytes) = bitmap.pixels.withUnsafeBytes {
      raw -> (Format, [UInt8]) in
      // Swift aligns array storage to 16 bytes, so that words may be read from it.
      let pixels = raw.assumingMemoryBound(to: UInt32.self)
      let format: Format = Scanlines.isOpaque(pixels) ? .rgb : .rgba
      let filter = PNGFilter(for: pixels, width: width, height: height)
      let rowBytes = width * format.bytesPerPixel + 1
      let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
        guard let target = buffer.baseAddress, let source = pixels.baseAddress else { return }
        for row in 0..<height {
          let line = target + row * rowBytes
          line.pointee = filter.rawValue
          Scanlines.convert(source + row * width, count: width, to: line + 1, format)
        }
        filter.apply(
          to: target, rowBytes: rowBytes, rows: height, bytesPerPixel: format.bytesPerPixel)
        count = rowBytes * height
      }
      return (format, bytes)
    }
    self.format = format
    self.bytes = bytes
  }

  private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    // Checked in blocks: a whole block is quick to combine, and most pictures end the search early.
    var start = 0
    while start < pixels.count {
      let end = min(start + 4096, pixels.count)
      var common: UInt32 = 0xff00_0000
      for index in start..<end { common &= pixels[index] }
      if common != 0xff00_0000 { return false }
      start = end
    }
    return true
  }

  private static func convert(
    _ pixels: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<UInt8>,
    _ format: Format
  ) {
    switch format {
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
