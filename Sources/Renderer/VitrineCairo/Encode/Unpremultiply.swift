/// Turns premultiplied components into straight ones, rounded to the nearest value.
enum Unpremultiply {
  /// For each alpha 255/alpha with 24 binary places, rounded up so that exact halves round up too.
  private static let factors: [UInt64] = (0...255).map { (alpha: UInt64) in
    alpha == 0 ? 0 : ((255 << 24) + alpha - 1) / alpha
  }

  /// Words that are looked at together: where all cover fully, only their order changes.
  private static let block = 64

  /// Converts `count` words of alpha, red, green, blue to bytes of red, green, blue, alpha.
  static func convert(
    _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    factors.withUnsafeBufferPointer { factors in
      let target = UnsafeMutableRawPointer(bytes)
      for start in stride(from: 0, to: count, by: block) {
        let end = min(start + block, count)
        var common: UInt32 = 0xff00_0000
        var index = start
        while index < end {
          common &= pixels[index]
          index &+= 1
        }
        if common == 0xff00_0000, end - start == block {
          swap(pixels + start, to: target + start * 4)
        } else {
          for index in start..<end { store(straight(pixels[index], factors), index, in: target) }
        }
      }
    }
  }

  /// Exchanges red and blue in the words of a block.
  ///
  /// With `while`, which builds for debugging run a hundred times as fast as vectors or a range. With
  /// optimization, the compiler makes vectors of it.
  private static func swap(_ pixels: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer) {
    var index = 0
    while index < block {
      store(swapped(pixels[index]), index, in: target)
      index &+= 1
    }
  }

  @inline(__always)
  private static func store(_ word: UInt32, _ index: Int, in target: UnsafeMutableRawPointer) {
    target.storeBytes(of: word.littleEndian, toByteOffset: index * 4, as: UInt32.self)
  }

  /// Alpha, blue, green, red from a premultiplied word of alpha, red, green, blue.
  @inline(__always)
  private static func straight(_ word: UInt32, _ factors: UnsafeBufferPointer<UInt64>) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return swapped(word) }
    if alpha == 0 { return 0 }
    let factor = factors[Int(alpha)]
    func component(_ shift: UInt32) -> UInt32 {
      let value = (UInt64(word >> shift & 255) &* factor &+ 1 << 23) >> 24
      return UInt32(truncatingIfNeeded: min(value, 255))
    }
    return alpha << 24 | component(0) << 16 | component(8) << 8 | component(16)
  }

  /// Red and blue exchanged.
  @inline(__always)
  static func swapped(_ word: UInt32) -> UInt32 {
    word & 0xff00_ff00 | word &>> 16 & 0xff | (word & 0xff) &<< 16
  }
}
