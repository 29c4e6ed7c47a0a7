/// How the rows of a PNG picture are predicted from their neighbours before compression.
///
/// Rows of user interface repeat, and repeat best as they are. The pixels of a photograph never
/// repeat, but differ little from what their neighbours predict.
enum PNGFilter: UInt8 {
  /// The bytes as they are.
  case none = 0
  /// The difference to the left, upper or upper left neighbour, whichever fits a plane best.
  case paeth = 4

  /// Chooses by every sixteenth row: a picture is a photograph when fewer than a quarter of the
  /// pixels there equal their left or upper neighbour.
  init(for pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    guard width > 1 else {
      self = .none
      return
    }
    var equal = 0
    var total = 0
    for row in stride(from: min(8, height - 1), to: height, by: 16) where row > 0 {
      let line = row * width
      for column in 1..<width {
        let pixel = pixels[line + column]
        let repeats = pixel == pixels[line + column - 1] || pixel == pixels[line + column - width]
        equal += repeats ? 1 : 0
      }
      total += width - 1
    }
    self = equal * 4 < total ? .paeth : .none
  }

  /// Filters `rows` of raw bytes in place; the first byte of each row is left alone.
  ///
  /// Works from the end to the start, because each byte is predicted from raw ones before it.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, rowBytes: Int, rows: Int, bytesPerPixel: Int
  ) {
    guard self == .paeth else { return }
    for row in stride(from: rows - 1, through: 0, by: -1) {
      let line = bytes + row * rowBytes
      for index in stride(from: rowBytes - 1, through: 1, by: -1) {
        let hasLeft = index > bytesPerPixel
        let left = hasLeft ? Int32(line[index - bytesPerPixel]) : 0
        let above = row > 0 ? Int32(line[index - rowBytes]) : 0
        let corner = row > 0 && hasLeft ? Int32(line[index - rowBytes - bytesPerPixel]) : 0
        line[index] &-= PNGFilter.predict(left, above, corner)
      }
    }
  }

  /// Paeth's predictor, as the PNG specification defines it.
  @inline(__always)
  private static func predict(_ left: Int32, _ above: Int32, _ corner: Int32) -> UInt8 {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    let nearest =
      toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
    return UInt8(truncatingIfNeeded: nearest)
  }
}
