import VitrineDisplayList

extension ImageSurface {
  /// Transforms the colour of every pixel and clamps it to what can be shown.
  func map(_ matrix: ColorMatrix) {
    let factors = matrix.factors.map { Float($0) }
    forEachRow { row, width in
      for column in 0..<width {
        let pixel = row + column * 4
        let (blue, green) = (Float(pixel[0]), Float(pixel[1]))
        let (red, alpha) = (Float(pixel[2]), Float(pixel[3]))
        guard alpha > 0 else { continue }
        func sum(_ line: Int) -> Float {
          factors[line] * red + factors[line + 1] * green + factors[line + 2] * blue
            + factors[line + 3] * alpha
        }
        // Zero comes first: a sum that is not a number counts as zero.
        let opacity = min(max(0, sum(12)), 255)
        pixel[0] = UInt8(min(max(0, sum(8)), opacity) + 0.5)
        pixel[1] = UInt8(min(max(0, sum(4)), opacity) + 0.5)
        pixel[2] = UInt8(min(max(0, sum(0)), opacity) + 0.5)
        pixel[3] = UInt8(opacity + 0.5)
      }
    }
  }

  /// Multiplies every pixel by the coverage of a surface of format `alpha` and the same size.
  func multiply(by cover: borrowing ImageSurface) {
    let (width, height, channels) = (width, height, bytesPerPixel)
    cover.withBytes { coverage, coverStride in
      withBytes { bytes, stride in
        for row in 0..<height {
          let line = bytes + row * stride
          for column in 0..<width {
            let factor = UInt32(coverage[row * coverStride + column])
            for channel in column * channels..<(column + 1) * channels {
              line[channel] = UInt8((UInt32(line[channel]) * factor + 127) / 255)
            }
          }
        }
      }
    }
  }

  /// Calls `body` with the first byte of every row and the number of its pixels.
  func forEachRow(_ body: (_ row: UnsafeMutablePointer<UInt8>, _ width: Int) -> Void) {
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      for row in 0..<height { body(bytes + row * stride, width) }
    }
  }
}
