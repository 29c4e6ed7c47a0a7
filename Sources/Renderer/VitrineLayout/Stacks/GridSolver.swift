import VitrineGeometry

/// Distributes a grid's space among its columns and rows.
///
/// Source: recorded on macOS 26: cells are measured in order of priority and flexibility, those of
/// the same flexibility with equal shares of the remaining space.
struct GridSolver {
  let map: GridIndex
  let gaps: GridGaps
  let children: [LayoutNode]

  /// How the cells of each row are aligned.
  let rowAlignments: [VerticalAlignment]
  /// The line on which each row's baselines are, from the row's top edge.
  private(set) var baselines: [Double]
  /// The extents of cells below that line.
  private var depths: [Double]

  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// The proposal and the resulting size of each cell, by its index in the grid.
  private(set) var offers: [ProposedViewSize]
  private(set) var answers: [Size]
  private var isDone: [Bool]
  private let priorities: [Double]
  private let isSpacer: [Bool]

  init(
    _ map: GridIndex, _ gaps: GridGaps, _ children: [LayoutNode],
    _ rowAlignments: [VerticalAlignment]
  ) {
    self.map = map
    self.rowAlignments = rowAlignments
    priorities = map.cells.map { children[$0.child].layoutPriority }
    isSpacer = map.cells.map { children[$0.child].isSpacer }
    baselines = [Double](repeating: 0, count: map.rowCount)
    depths = baselines
    self.gaps = gaps
    self.children = children
    var inColumn = [[Int]](repeating: [], count: map.columnCount)
    var inRow = [[Int]](repeating: [], count: map.rowCount)
    for (index, cell) in map.cells.enumerated() {
      if let column = cell.singleColumn { inColumn[column].append(index) }
      inRow[cell.row].append(index)
    }
    columns = GridTracks(gaps: gaps.columns, members: inColumn)
    rows = GridTracks(gaps: gaps.rows, members: inRow)
    offers = [ProposedViewSize](repeating: .unspecified, count: map.cells.count)
    answers = [Size](repeating: .zero, count: map.cells.count)
    isDone = [Bool](repeating: false, count: map.cells.count)
  }

  /// The size of all columns and rows.
  var size: Size { Size(width: columns.total, height: rows.total) }

  /// Finds all extents for a proposal.
  mutating func solve(_ proposal: ProposedViewSize) {
    if proposal == .unspecified { return solveIdeal() }
    let room = ProposedViewSize(
      width: proposal.width.map { $0 - gaps.columns.reduce(0, +) },
      height: proposal.height.map { $0 - gaps.rows.reduce(0, +) })
    for pass in passes(proposal) { distribute(room, in: pass) }
  }

  /// Every cell has its ideal size; cells of several columns come after the others.
  private mutating func solveIdeal() {
    for index in map.cells.indices { ask(index, .unspecified) }
    for index in map.cells.indices where map.cells[index].singleColumn == nil {
      columns.grow(map.cells[index].columns, to: answers[index].width) { _ in false }
    }
  }

  /// Asks a cell and makes its row, and its only column, large enough for the answer.
  private mutating func ask(_ index: Int, _ offer: ProposedViewSize) {
    let cell = map.cells[index]
    offers[index] = offer
    answers[index] = children[cell.child].size(offer)
    isDone[index] = true
    if let column = cell.singleColumn { columns.grow(column, to: answers[index].width) }
    rows.grow(cell.row, to: answers[index].height)
    let alignment = rowAlignments[cell.row]
    guard alignment.isLine, cell.traits.anchor == nil else { return }
    let guide = children[cell.child].guide(alignment, offer)
    baselines[cell.row] = max(baselines[cell.row], guide)
    depths[cell.row] = max(depths[cell.row], answers[index].height - guide)
    rows.grow(cell.row, to: baselines[cell.row] + depths[cell.row])
  }

  private mutating func distribute(_ room: ProposedViewSize, in pass: GridPass) {
    let cells = map.cells
    let priorities = priorities
    let isSpacer = isSpacer
    let wasDone = isDone
    let open = { (tracks: GridTracks) in
      tracks.open({ isSpacer[$0] }, { !wasDone[$0] && priorities[$0] == pass.key.priority })
    }
    let openColumns = open(columns)
    let width = columns.share(of: room.width, among: openColumns)
    let height = rows.share(of: room.height, among: open(rows))
    for index in pass.cells {
      let cell = cells[index]
      var offer = ProposedViewSize(
        width: span(cell, share: width, room: room.width, openColumns),
        height: height.map { max($0, rows.extents[cell.row]) })
      if cell.traits.isUnsizedHorizontally, room.width != nil {
        offer.width = columns.extent(cell.columns)
      }
      if cell.traits.isUnsizedVertically, room.height != nil {
        offer.height = rows.extents[cell.row]
      }
      ask(index, offer)
    }
    let done = isDone
    let members = columns.members
    for index in pass.cells where cells[index].singleColumn == nil {
      columns.grow(cells[index].columns, to: answers[index].width) { column in
        members[column].contains { !done[$0] }
      }
    }
    let waits = { (index: Int) in !done[index] && priorities[index] >= pass.key.priority }
    columns.close({ done[$0] }, waits)
    rows.close({ done[$0] }, waits)
  }

  /// The width that a cell is offered: its columns' shares, or the space that the other columns
  /// leave.
  private func span(
    _ cell: GridCell, share: Double?, room: Double?, _ isOpen: [Bool]
  ) -> Double? {
    guard let share, let room else { return nil }
    if let column = cell.singleColumn { return max(share, columns.extents[column]) }
    guard room.isFinite else { return room }
    let others = columns.extents.indices.reduce(0.0) { sum, column in
      if cell.columns.contains(column) { return sum }
      return sum + (isOpen[column] ? share : columns.extents[column])
    }
    return max(room - others + columns.innerGaps(cell.columns), columns.extent(cell.columns))
  }
}
