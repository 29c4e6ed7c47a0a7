/// The similarity of a pixel's surroundings in two pictures: SSIM of red, green and blue over
/// white in a window of 31 × 31 pixels, averaged.
///
/// Source: Z. Wang and others, "Image Quality Assessment: From Error Visibility to Structural
/// Similarity" (2004), with a uniform window that is clipped at the picture's edges.
struct StructuralSimilarity {
  /// The distance from the middle of a window to its edge, in pixels.
  static let radius = 15
  /// The side of the area whose sums are kept at a time, in pixels.
  static let tile = 64

  /// The sums over a rectangle: three channels of each picture, their squares and products.
  private typealias Sums = SIMD16<Int32>

  private let left: Int
  private let top: Int
  private let stride: Int
  private let sums: [Sums]
  private let width: Int
  private let height: Int

  /// Adds up the windows around the pixels of one tile.
  init(_ expected: PixelGrid, _ actual: PixelGrid, tileColumn: Int, tileRow: Int) {
    let (side, radius) = (StructuralSimilarity.tile, StructuralSimilarity.radius)
    (width, height) = (expected.width, expected.height)
    left = max(0, tileColumn * side - radius)
    top = max(0, tileRow * side - radius)
    let right = min(width, (tileColumn + 1) * side + radius)
    let bottom = min(height, (tileRow + 1) * side + radius)
    stride = right - left + 1
    sums = StructuralSimilarity.integral(
      expected, actual, columns: left..<right, rows: top..<bottom)
  }

  /// Returns the similarity around a pixel of the tile, at most 1.
  func callAsFunction(_ column: Int, _ row: Int) -> Float {
    let radius = StructuralSimilarity.radius
    let (x0, x1) = (max(0, column - radius), min(width, column + radius + 1))
    let (y0, y1) = (max(0, row - radius), min(height, row + radius + 1))
    let window =
      sums[place(x1, y1)] &- sums[place(x0, y1)] &- sums[place(x1, y0)] &+ sums[place(x0, y0)]
    let count = Float((x1 - x0) * (y1 - y0))
    var total: Float = 0
    for channel in 0..<3 {
      total += StructuralSimilarity.index(
        Float(window[channel]) / count, Float(window[channel + 3]) / count,
        Float(window[channel + 6]) / count, Float(window[channel + 9]) / count,
        Float(window[channel + 12]) / count)
    }
    return total / 3
  }

  private func place(_ column: Int, _ row: Int) -> Int { (row - top) * stride + column - left }

  /// Returns the index from the means of both pictures, of their squares and of their products.
  private static func index(
    _ x: Float, _ y: Float, _ xx: Float, _ yy: Float, _ xy: Float
  ) -> Float {
    let (c1, c2): (Float, Float) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
    let above = (2 * x * y + c1) * (2 * (xy - x * y) + c2)
    let below = (x * x + y * y + c1) * (xx - x * x + yy - y * y + c2)
    return above / below
  }

  private static func integral(
    _ expected: PixelGrid, _ actual: PixelGrid, columns: Range<Int>, rows: Range<Int>
  ) -> [Sums] {
    let stride = columns.count + 1
    let count = stride * (rows.count + 1)
    return [Sums](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: .zero)
      initialized = count
      for (line, row) in rows.enumerated() {
        var sum = Sums.zero
        var place = (line + 1) * stride
        for column in columns {
          sum &+= products(expected[column, row], actual[column, row])
          place += 1
          buffer[place] = buffer[place - stride] &+ sum
        }
      }
    }
  }

  @inline(__always)
  private static func products(_ first: UInt32, _ second: UInt32) -> Sums {
    let (x, y) = (channels(first), channels(second))
    let (xx, yy, xy) = (x &* x, y &* y, x &* y)
    return Sums(
      x[0], x[1], x[2], y[0], y[1], y[2], xx[0], xx[1], xx[2], yy[0], yy[1], yy[2], xy[0], xy[1],
      xy[2], 0)
  }

  /// Returns red, green and blue over white.
  @inline(__always)
  private static func channels(_ word: UInt32) -> SIMD4<Int32> {
    let white = 255 - word >> 24
    return SIMD4(truncatingIfNeeded: SIMD4<UInt32>(word >> 16, word >> 8, word, 0) & 255 &+ white)
  }
}
