/// Coverage of one glyph, a byte a pixel, rows from the top.
struct GlyphMask: Sendable {
  /// Place of the first column from the pixel that holds the glyph's origin.
  let left: Int
  /// Place of the first row from the pixel that holds the glyph's origin.
  let top: Int
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// `width * height` bytes, 255 where the glyph covers the pixel.
  let coverage: [UInt8]

  /// The mask of a glyph without ink.
  static let blank = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

extension GlyphMask {
  /// The pixels of the mask when the glyph's origin is in the pixel at `column` and `row`.
  func region(column: Int, row: Int) -> PixelRect {
    PixelRect(
      left: column + left, top: row + top, right: column + left + width, bottom: row + top + height)
  }

  /// Adds the glyph to `pixels`, which show `region`, with its origin in the pixel at `column` and
  /// `row`.
  ///
  /// Where glyphs overlap the greater coverage counts, so that the seams of connected scripts and
  /// kerned pairs do not grow dark under translucent paint.
  func add(
    to pixels: UnsafeMutablePointer<UInt8>, stride: Int, region: PixelRect, column: Int, row: Int
  ) {
    let place = self.region(column: column, row: row)
    let visible = place.intersection(region)
    guard !visible.isEmpty else { return }
    coverage.withUnsafeBufferPointer { coverage in
      for row in visible.top..<visible.bottom {
        let source = (row - place.top) * width + visible.left - place.left
        let target = (row - region.top) * stride + visible.left - region.left
        for column in 0..<visible.width {
          pixels[target + column] = max(pixels[target + column], coverage[source + column])
        }
      }
    }
  }
}
