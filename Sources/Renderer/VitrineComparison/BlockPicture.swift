import VitrineDisplayList

/// Pictures made of block elements: a character shows four pixels in two colours.
package enum BlockPicture {
  /// The pixels that one character represents, horizontally and vertically; a character is twice as
  /// high as it is wide.
  package static let cell = (width: 2, height: 4)

  /// Returns a line for each four rows of pixels, over black where they are transparent.
  package static func text(_ bitmap: Bitmap) -> String {
    stride(from: 0, to: bitmap.height, by: cell.height).map { row in
      let cells = stride(from: 0, to: bitmap.width, by: cell.width).map { column in
        character(quarters(of: bitmap, column, row))
      }
      return cells.joined() + "\u{1B}[0m"
    }.joined(separator: "\n")
  }

  /// Returns the mean colours of the upper left, upper right, lower left and lower right quarter of
  /// a cell.
  private static func quarters(of bitmap: Bitmap, _ column: Int, _ row: Int) -> [SIMD3<Int>] {
    [(0, 0), (1, 0), (0, 2), (1, 2)].map { offset in
      let upper = color(bitmap, column + offset.0, row + offset.1)
      return (upper &+ color(bitmap, column + offset.0, row + offset.1 + 1)) / 2
    }
  }

  private static func color(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> SIMD3<Int> {
    guard row < bitmap.height, column < bitmap.width else { return .zero }
    let place = (row * bitmap.width + column) * 4
    return SIMD3(
      Int(bitmap.pixels[place + 2]), Int(bitmap.pixels[place + 1]), Int(bitmap.pixels[place]))
  }

  /// The block elements by the quarters that they fill, of which the first is always filled.
  private static let blocks: [(filled: [Bool], letter: Character)] = [
    ([true, true, true, true], "█"), ([true, true, false, false], "▀"),
    ([true, false, true, false], "▌"), ([true, false, false, true], "▚"),
    ([true, false, false, false], "▘"), ([true, true, true, false], "▛"),
    ([true, true, false, true], "▜"), ([true, false, true, true], "▙"),
  ]

  /// Returns the character whose two colours are nearest to those of the quarters.
  private static func character(_ quarters: [SIMD3<Int>]) -> String {
    let candidates = blocks.map { block -> (error: Int, text: String) in
      let front = mean(zip(quarters, block.filled).filter(\.1).map(\.0))
      let back = mean(zip(quarters, block.filled).filter { !$0.1 }.map(\.0))
      let error = zip(quarters, block.filled).reduce(0) { sum, quarter in
        let distance = quarter.0 &- (quarter.1 ? front : back)
        return sum + (distance &* distance).wrappedSum()
      }
      return (error, "\u{1B}[38;2;\(code(front));48;2;\(code(back))m\(block.letter)")
    }
    return candidates.min { $0.error < $1.error }?.text ?? " "
  }

  private static func mean(_ colors: [SIMD3<Int>]) -> SIMD3<Int> {
    colors.isEmpty ? .zero : colors.reduce(.zero, &+) / colors.count
  }

  private static func code(_ color: SIMD3<Int>) -> String { "\(color.x);\(color.y);\(color.z)" }
}
