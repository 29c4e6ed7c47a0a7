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
  /// How rows are predicted.
  let filter: PNGFilter
  /// All rows, from the top.
  let bytes: [UInt8]

  /// Makes the rows of `bitmap`; without a format, alpha is left out where nothing needs it.
  init(_ bitmap: Bitmap, format wanted: Format? = nil) {
    let (width, height) = (bitmap.width, bitmap.height)
    (format, filter, bytes) = bitmap.pixels.withUnsafeBytes { raw in
      // Swift aligns array storage to 16 bytes, so that words may be read from it.
      let pixels = raw.assumingMemoryBound(to: UInt32.self)
      let format = wanted ?? (Scanlines.isOpaque(pixels) ? .rgb : .rgba)
      let filter = PNGFilter(for: pixels, width: width, height: height)
      let count = (width * format.bytesPerPixel + 1) * height
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let target = buffer.baseAddress, let source = pixels.baseAddress else { return }
        Scanlines.write(source, width: width, height: height, format, filter, to: target)
        initialized = count
      }
      return (format, filter, bytes)
    }
  }

  private static func write(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, _ format: Format,
    _ filter: PNGFilter, to target: UnsafeMutablePointer<UInt8>
  ) {
    let (pixel, count) = (format.bytesPerPixel, width * format.bytesPerPixel)
    // The filter needs the raw form of two rows at a time, each behind one pixel of zeros.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * (pixel + count)) { rows in
      guard filter != .none, let base = rows.baseAddress else {
        for row in 0..<height {
          let line = target + row * (count + 1)
          line.pointee = filter.rawValue
          convert(pixels + row * width, count: width, to: line + 1, format)
        }
        return
      }
      rows.initialize(repeating: 0)
      var (above, current) = (base, base + pixel + count)
      for row in 0..<height {
        let line = target + row * (count + 1)
        line.pointee = filter.rawValue
        convert(pixels + row * width, count: width, to: current + pixel, format)
        filter.apply(current, above: above, count: count, bytesPerPixel: pixel, to: line + 1)
        swap(&above, &current)
      }
    }
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
