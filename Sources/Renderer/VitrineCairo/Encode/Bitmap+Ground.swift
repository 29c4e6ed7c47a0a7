import VitrineDisplayList

extension Bitmap {
  /// The picture on white, for formats that cannot be transparent.
  package var onWhite: Bitmap {
    let opaque = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { pixels in
        for start in stride(from: 0, to: pixels.count, by: 4) {
          // Premultiplied: the uncovered part of the pixel is white.
          let rest = 255 - pixels[start + 3]
          for place in start..<start + 3 {
            buffer[place] = pixels[place] &+ min(rest, 255 - pixels[place])
          }
          buffer[start + 3] = 255
        }
      }
      count = pixels.count
    }
    return Bitmap(width: width, height: height, pixels: opaque)
  }
}
