import VitrineGeometry

/// Consecutive children of a grid that share a row.
package struct GridLine: Equatable {
  /// The number of children.
  package var count: Int
  /// The alignment of the row's cells; `nil` for that of the grid.
  package var alignment: VerticalAlignment?
  /// Whether the only child is not in a grid row and spans all columns.
  package var isWhole: Bool

  /// A row of cells.
  package static func row(_ count: Int, alignment: VerticalAlignment?) -> GridLine {
    GridLine(count: count, alignment: alignment, isWhole: false)
  }

  /// A view outside rows.
  package static let whole = GridLine(count: 1, alignment: nil, isWhole: true)
}

/// A child of a grid and the lines that it covers.
struct GridCell {
  /// Index of the child.
  let child: Int
  let row: Int
  /// The covered columns.
  let columns: Range<Int>
  let traits: GridTraits
  /// Whether the cell belongs to a row, which can align it.
  let isInRow: Bool

  /// The only column the cell covers, if it is one.
  var singleColumn: Int? { columns.count == 1 ? columns.lowerBound : nil }
}

/// Which cell of a grid is where.
struct GridIndex {
  /// The maximum number of columns of a grid; a cell of a few bytes can request any number, and
  /// each grid iterates over all of them repeatedly.
  static let trackLimit = 1_000

  private(set) var cells: [GridCell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0

  init(_ lines: [GridLine], _ children: [LayoutNode]) {
    let lines = lines.filter { $0.count > 0 }
    let traits = children.map(\.gridTraits)
    columnCount = GridIndex.columns(lines, traits)
    rowCount = lines.count
    var child = 0
    for (row, line) in lines.enumerated() {
      var column = 0
      for _ in 0..<line.count where child < children.count {
        let span = line.isWhole ? columnCount : traits[child].columns
        cells.append(
          GridCell(
            child: child, row: row, columns: column..<column + span, traits: traits[child],
            isInRow: !line.isWhole))
        column += span
        child += 1
      }
    }
  }

  /// The widest row's columns; a grid without rows has one.
  static func columns(_ lines: [GridLine], _ traits: [GridTraits]) -> Int {
    var first = 0
    var widest = 1
    for line in lines {
      let row = traits[min(first, traits.count)..<min(first + line.count, traits.count)]
      if !line.isWhole { widest = max(widest, row.reduce(0) { $0 + $1.columns }) }
      first += line.count
    }
    return widest
  }
}

extension GridTraits {
  /// The number of columns that the cell covers, at least one.
  fileprivate var columns: Int { max(1, span ?? 1) }
}
