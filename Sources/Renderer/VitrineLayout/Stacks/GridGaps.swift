import VitrineGeometry

/// The gaps before a grid's columns and rows, in points.
///
/// Source: recorded on macOS 26: a gap is the largest preference of the cells on its two sides; if
/// no two cells are adjacent, there is none.
struct GridGaps {
  let columns: [Double]
  let rows: [Double]

  init(_ map: GridIndex, _ children: [LayoutNode], horizontal: Double?, vertical: Double?) {
    let byRow = Dictionary(grouping: map.cells, by: \.row)
    var columns = [Double?](repeating: nil, count: map.columnCount)
    var rows = [Double?](repeating: nil, count: map.rowCount)
    func gap(_ first: GridCell, _ second: GridCell, _ axis: Axis) -> Double {
      (axis == .horizontal ? horizontal : vertical)
        ?? children[first.child].spacing.distance(to: children[second.child].spacing, along: axis)
    }
    for row in 0..<map.rowCount {
      let cells = byRow[row] ?? []
      for (first, second) in zip(cells, cells.dropFirst()) {
        let column = second.columns.lowerBound
        columns[column] = GridGaps.larger(columns[column], gap(first, second, .horizontal))
      }
      for first in byRow[row - 1] ?? [] {
        for second in cells where first.columns.overlaps(second.columns) {
          rows[row] = GridGaps.larger(rows[row], gap(first, second, .vertical))
        }
      }
    }
    self.columns = columns.map { $0 ?? 0 }
    self.rows = rows.map { $0 ?? 0 }
  }

  private static func larger(_ first: Double?, _ second: Double) -> Double {
    first.map { max($0, second) } ?? second
  }
}
