import VitrineDisplayList

/// The rows of a PNG picture before compression, each behind the byte that names its filter.
///
/// Valid only until the memory that holds them is used for another picture.
struct Scanlines {
  /// The format of a pixel.
  enum Format {
    /// The number of a colour, in one to eight bits.
    case indexed(PNGPalette)
    /// Its components.
    case direct(PNGPixel)
  }

  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// The format of the pixels.
  let format: Format
  /// How rows are predicted.
  let filter: PNGFilter
  /// All rows, from the top.
  let bytes: UnsafeRawBufferPointer

  /// Writes the rows of `bitmap` into `memory`.
  ///
  /// - Parameters:
  ///   - pixel: the components of pixels; `nil` for the smallest, which can be a palette.
  ///   - filter: how rows are predicted; `nil` to choose by the picture.
  init(
    _ bitmap: Bitmap, in memory: ReusedBytes, pixel: PNGPixel? = nil, filter: PNGFilter? = nil
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    (self.width, self.height) = (width, height)
    (format, self.filter, bytes) = bitmap.pixels.withUnsafeBytes { raw in
      // Swift aligns array storage to 16 bytes, so words can be read from it.
      let pixels = raw.assumingMemoryBound(to: UInt32.self)
      let room = memory.reserve(height * (width * 4 + 1))
      guard let source = pixels.baseAddress,
        let target = room.assumingMemoryBound(to: UInt8.self).baseAddress
      else { return (.direct(.rgb), .none, UnsafeRawBufferPointer(room)) }
      if pixel == nil, let palette = PNGPalette(source, width, height, writingTo: target) {
        let count = height * (palette.bytesPerRow(width) + 1)
        return (.indexed(palette), .none, UnsafeRawBufferPointer(rebasing: room[..<count]))
      }
      let pixel = pixel ?? (Scanlines.isOpaque(pixels) ? .rgb : .rgba)
      let filter = filter ?? PNGFilter(for: pixels, width: width, height: height)
      pixel.write(source, width: width, height: height, filter, to: target)
      let count = height * (width * pixel.bytes + 1)
      return (.direct(pixel), filter, UnsafeRawBufferPointer(rebasing: room[..<count]))
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
}
