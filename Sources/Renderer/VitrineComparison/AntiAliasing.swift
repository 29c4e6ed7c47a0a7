/// Detects pixels that a rasteriser mixed from two areas.
///
/// The test of the tool pixelmatch, after V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope
/// Detector" (2009): the pixel has at most two equal neighbours, and its darkest or brightest
/// neighbour is in an area of one colour in both pictures.
enum AntiAliasing {
  /// Tests the pixel at a column and row of `grid`, which `other` also has.
  static func isLikely(_ grid: PixelGrid, _ other: PixelGrid, _ column: Int, _ row: Int)
    -> Bool
  {
    let centre = grid.brightness(column, row)
    var equal = isAtEdge(grid, column, row) ? 1 : 0
    var (darkest, brightest): (Float, Float) = (0, 0)
    var (dark, bright) = ((column, row), (column, row))
    for y in grid.rows(around: row) {
      for x in grid.columns(around: column) where x != column || y != row {
        let step = grid.brightness(x, y) - centre
        if step == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if step < darkest {
          (darkest, dark) = (step, (x, y))
        } else if step > brightest {
          (brightest, bright) = (step, (x, y))
        }
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return liesInArea(grid, other, dark) || liesInArea(grid, other, bright)
  }

  private static func liesInArea(
    _ grid: PixelGrid, _ other: PixelGrid, _ place: (Int, Int)
  ) -> Bool {
    hasSiblings(grid, place.0, place.1) && hasSiblings(other, place.0, place.1)
  }

  /// Whether more than two neighbours are equal; the outside of the picture counts as one.
  private static func hasSiblings(_ grid: PixelGrid, _ column: Int, _ row: Int) -> Bool {
    let word = grid[column, row]
    var equal = isAtEdge(grid, column, row) ? 1 : 0
    for y in grid.rows(around: row) {
      for x in grid.columns(around: column) where x != column || y != row {
        if grid[x, y] == word { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private static func isAtEdge(_ grid: PixelGrid, _ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == grid.width - 1 || row == grid.height - 1
  }
}
