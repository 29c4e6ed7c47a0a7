/// Multiplies the colours of `count` straight BGRA pixels by their alpha, rounded to nearest.
func premultiply(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
  for index in 0..<count {
    let pixel = pixels + index * 4
    let alpha = UInt32(pixel[3])
    if alpha == 255 { continue }
    for component in 0..<3 {
      // (v + (v >> 8)) >> 8 with v = product + 128 is the rounded product over 255 for all bytes.
      let value = UInt32(pixel[component]) * alpha + 128
      pixel[component] = UInt8(truncatingIfNeeded: (value + value >> 8) >> 8)
    }
  }
}
