import VitrinePlatform

/// The premultiplied pixels of a picture as words of alpha, red, green and blue.
///
/// Valid only while the bitmap's memory stays in place.
package struct PixelGrid {
  package let words: UnsafePointer<UInt32>
  package let width: Int
  package let height: Int

  /// The word at a column and a row, which must be in the picture.
  package subscript(column: Int, row: Int) -> UInt32 { words[row &* width &+ column] }

  /// Returns the columns around a column, within the picture.
  package func columns(around column: Int) -> ClosedRange<Int> {
    max(0, column - 1)...min(width - 1, column + 1)
  }

  /// Returns the rows around a row, within the picture.
  package func rows(around row: Int) -> ClosedRange<Int> {
    max(0, row - 1)...min(height - 1, row + 1)
  }

  /// Whether a row is equal in a picture of the same width.
  func hasEqualRow(_ row: Int, in other: PixelGrid) -> Bool {
    memcmp(words + row * width, other.words + row * width, width * 4) == 0
  }

  /// Whether all pixels around a pixel are equal to it.
  package func isFlat(_ column: Int, _ row: Int) -> Bool {
    let word = self[column, row]
    for y in rows(around: row) {
      for x in columns(around: column) where self[x, y] != word { return false }
    }
    return true
  }

  /// Returns the brightness of a pixel over white, from 0 to 255.
  package func brightness(_ column: Int, _ row: Int) -> Float {
    let word = self[column, row]
    let white = 255 - Float(word >> 24)
    return white + 0.298_895_31 * Float(word >> 16 & 255) + 0.586_622_47 * Float(word >> 8 & 255)
      + 0.114_482_23 * Float(word & 255)
  }
}
