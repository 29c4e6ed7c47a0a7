import VitrineGeometry

/// Views aligned in rows and columns.
///
/// The children are the cells, row by row; `lines` contains the number of cells in each row. One
/// object belongs to one grid, whose cell index it caches.
///
/// Source: recorded on macOS 26.
final class GridRule: ContainerRule {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let lines: [GridLine]
  private var plan: (map: GridIndex, gaps: GridGaps)?

  init(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, lines: [GridLine]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.lines = lines
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.children.isEmpty ? .zero : solved(proposal, node).size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.children.isEmpty
      ? [] : GridPlacement(solved(proposal, node), alignment).placements
  }

  private func solved(_ proposal: ProposedViewSize, _ node: LayoutNode) -> GridSolver {
    let (map, gaps) = plan ?? makePlan(node)
    var solver = GridSolver(
      map, gaps, node.children,
      lines.filter { $0.count > 0 }.map { $0.alignment ?? alignment.vertical })
    solver.solve(proposal)
    return solver
  }

  private func makePlan(_ node: LayoutNode) -> (map: GridIndex, gaps: GridGaps) {
    let map = GridIndex(lines, node.children)
    let gaps = GridGaps(
      map, node.children, horizontal: horizontalSpacing, vertical: verticalSpacing)
    plan = (map, gaps)
    return (map, gaps)
  }
}
