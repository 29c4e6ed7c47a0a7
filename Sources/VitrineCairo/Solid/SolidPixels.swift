/// Pixels of four bytes that one colour is drawn onto.
struct SolidPixels {
  let base: UnsafeMutablePointer<UInt32>
  /// Words a row.
  let stride: Int
  /// Alpha, red, green and blue, premultiplied.
  let color: UInt32

  /// Covers a run of pixels: all of each, or a share of 255.
  ///
  /// Source: what cairo 1.16 does with one colour, and pixman with one that is not opaque: they round
  /// halves in different directions.
  @inline(__always)
  func cover(_ top: Int, _ height: Int, _ left: Int, _ width: Int, _ coverage: Int) {
    let line = base + top * stride + left
    let share = UInt32(coverage)
    if color >> 24 < 255 {
      let source = SolidPixels.scaled(color, share, half: 0x80_0080)
      let rest = 255 - source.high >> 16
      mix(line, height, width, source, rest, half: 0x80_0080)
    } else if coverage < 255 {
      let source = SolidPixels.scaled(color, share, half: 0x7f_007f)
      mix(line, height, width, source, 255 - share, half: 0x7f_007f)
    } else {
      for row in 0..<height { (line + row * stride).update(repeating: color, count: width) }
    }
  }

  /// Adds a share of each pixel to the colour's own.
  @inline(__always)
  private func mix(
    _ first: UnsafeMutablePointer<UInt32>, _ height: Int, _ width: Int,
    _ source: (low: UInt32, high: UInt32), _ rest: UInt32, half: UInt32
  ) {
    var line = first
    // Neighbours are mostly alike, and what becomes of one is what became of the other.
    var (known, mixed) = (~line[0], UInt32(0))
    for _ in 0..<height {
      for column in 0..<width {
        if line[column] != known {
          known = line[column]
          let below = SolidPixels.scaled(known, rest, half: half)
          mixed = (below.low &+ source.low) | (below.high &+ source.high) << 8
        }
        line[column] = mixed
      }
      line += stride
    }
  }

  /// Both pairs of bytes times a share of 255, rounded.
  @inline(__always)
  private static func scaled(
    _ pixel: UInt32, _ share: UInt32, half: UInt32
  ) -> (low: UInt32, high: UInt32) {
    func pair(_ bytes: UInt32) -> UInt32 {
      let product = (bytes & 0xff00ff) &* share &+ half
      return ((product &+ (product >> 8 & 0xff00ff)) >> 8) & 0xff00ff
    }
    return (pair(pixel), pair(pixel >> 8))
  }
}
