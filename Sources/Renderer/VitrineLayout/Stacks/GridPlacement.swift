import VitrineGeometry

/// Places the cells of a grid.
///
/// Source: recorded on macOS 26: a cell's own anchor wins over its row's and its column's
/// alignment, and those over the grid's; the first cell that aligns a column decides for it.
struct GridPlacement {
  private let solver: GridSolver
  private let alignment: Alignment
  private let columnAlignments: [Int: HorizontalAlignment]

  init(_ solver: GridSolver, _ alignment: Alignment) {
    self.solver = solver
    self.alignment = alignment
    let wishes = solver.map.cells.compactMap { cell in
      cell.isInRow ? cell.traits.columnAlignment.map { (cell.columns.lowerBound, $0) } : nil
    }
    columnAlignments = Dictionary(wishes) { first, _ in first }
  }

  /// Where the cells are.
  var placements: [ChildPlacement] {
    let lefts = solver.columns.starts
    let tops = solver.rows.starts
    return solver.map.cells.indices.map { index in
      let cell = solver.map.cells[index]
      let slot = Size(
        width: solver.columns.extent(cell.columns), height: solver.rows.extents[cell.row])
      // A cell that fills its slot by itself is not measured again (recorded).
      let fills = GridPlacement.isSame(slot, solver.answers[index])
      let offer = fills ? solver.offers[index] : ProposedViewSize(slot)
      let origin = origin(cell, in: slot, offer)
      return ChildPlacement(
        child: cell.child,
        origin: Point(x: lefts[cell.columns.lowerBound] + origin.x, y: tops[cell.row] + origin.y),
        proposal: offer)
    }
  }

  /// Whether two sizes differ by no more than the noise of sums.
  private static func isSame(_ first: Size, _ second: Size) -> Bool {
    let noise = 1e-9
    return abs(first.width - second.width) <= noise && abs(first.height - second.height) <= noise
  }

  private func origin(_ cell: GridCell, in slot: Size, _ offer: ProposedViewSize) -> Point {
    let child = solver.children[cell.child]
    if let anchor = cell.traits.anchor {
      let size = child.size(offer)
      return Point(
        x: anchor.x * (slot.width - size.width), y: anchor.y * (slot.height - size.height))
    }
    var alignment = alignment
    alignment.vertical = solver.rowAlignments[cell.row]
    if cell.isInRow, let column = cell.singleColumn, let wish = columnAlignments[column] {
      alignment.horizontal = wish
    }
    var origin = child.origin(alignment, in: slot, offer)
    if alignment.vertical.isLine {
      origin.y = solver.baselines[cell.row] - child.guide(alignment.vertical, offer)
    }
    return origin
  }
}
