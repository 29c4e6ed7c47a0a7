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

  /// Writes the filtered form of a row to `line`.
  ///
  /// `row` and the row `above` it, all zero for the topmost, are raw and hold one pixel of zeros
  /// before their first byte.
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    to line: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .none: line.update(from: row + bytesPerPixel, count: count)
    case .paeth:
      var index = 0
      while index + Block.scalarCount <= count {
        let left = PNGFilter.load(row + index)
        let upper = PNGFilter.load(above + index + bytesPerPixel)
        let prediction = PNGFilter.predict(left, upper, PNGFilter.load(above + index))
        let raw = PNGFilter.load(row + index + bytesPerPixel)
        let difference = SIMD16<UInt8>(truncatingIfNeeded: raw &- prediction)
        UnsafeMutableRawPointer(line + index).storeBytes(of: difference, as: SIMD16<UInt8>.self)
        index += Block.scalarCount
      }
      for index in index..<count {
        let prediction = PNGFilter.predict(
          Block(repeating: Int16(row[index])),
          Block(repeating: Int16(above[index + bytesPerPixel])),
          Block(repeating: Int16(above[index])))
        line[index] = row[index + bytesPerPixel] &- UInt8(truncatingIfNeeded: prediction[0])
      }
    }
  }

  /// Bytes that are filtered together, wide enough for their sums.
  private typealias Block = SIMD16<Int16>

  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>) -> Block {
    Block(truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self))
  }

  /// Paeth's predictor, as the PNG specification defines it.
  ///
  /// Choices are made by masks of sign bits: the comparisons of SIMD types compile to code that is
  /// five times as slow.
  @inline(__always)
  private static func predict(_ left: Block, _ above: Block, _ corner: Block) -> Block {
    let toLeft = magnitude(above &- corner)
    let toAbove = magnitude(left &- corner)
    let toCorner = magnitude(left &+ above &- corner &- corner)
    let leftLoses = isNegative(toAbove &- toLeft) | isNegative(toCorner &- toLeft)
    let aboveLoses = isNegative(toCorner &- toAbove)
    let other = (above & ~aboveLoses) | (corner & aboveLoses)
    return (left & ~leftLoses) | (other & leftLoses)
  }

  /// All bits set where a value is below zero.
  @inline(__always)
  private static func isNegative(_ value: Block) -> Block { value &>> 15 }

  @inline(__always)
  private static func magnitude(_ value: Block) -> Block {
    let sign = isNegative(value)
    return (value ^ sign) &- sign
  }
}
