import Vitrine

/// The places of widgets and icons on a Home Screen or a desktop.
///
/// The page of a gallery places its widgets by the same rules (`Pages/screens.js`).
struct HomeGrid {
  /// A cell of the size of a small widget.
  struct Cell: Hashable {
    let room, column, row: Int
  }

  /// One screen of widgets.
  struct Page {
    fileprivate(set) var widgets: [(index: Int, cell: Cell)] = []
    fileprivate var taken: Set<Cell> = []
  }

  /// The rectangles with cells: one, or one on each side of a fold.
  private let rooms: [Rect]
  private let counts: [(columns: Int, rows: Int)]
  let small: Size
  let gap: Size

  /// Creates the grid of cells in rectangles.
  ///
  /// - Parameters:
  ///   - small: the size of a small widget, in points.
  ///   - gap: the space between two.
  ///   - margin: the space at both sides of a rectangle, in total.
  init(rooms: [Rect], small: Size, gap: Size, margin: Double) {
    (self.rooms, self.small, self.gap) = (rooms, small, gap)
    func count(_ length: Double, _ side: Double, _ gap: Double) -> Int {
      max(1, Int(saturating: ((length + gap) / (side + gap)).rounded(.down)))
    }
    counts = rooms.map { room in
      (
        count(room.width - margin, small.width, gap.width),
        count(room.height, small.height, gap.height)
      )
    }
  }

  /// The columns and rows of small widgets that a family takes; `nil` if it has no place.
  static func span(of target: RenderTarget) -> (columns: Int, rows: Int)? {
    switch target {
    case .family(.systemSmall): (1, 1)
    case .family(.systemMedium): (2, 1)
    case .family(.systemLarge): (2, 2)
    case .family(.systemExtraLargePortrait): (2, 3)
    case .family(.systemExtraLarge): (4, 2)
    case .family, .activity, .control, .screen: nil
    }
  }

  /// Places widgets into the first free cells, and on new pages if necessary.
  func pages(of targets: [RenderTarget]) -> [Page] {
    var pages: [Page] = []
    for (index, target) in targets.enumerated() {
      guard let span = HomeGrid.span(of: target) else { continue }
      let found = pages.indices.lazy.compactMap { page in
        free(pages[page], span).map { (page, $0) }
      }.first
      if found == nil { pages.append(Page()) }
      let (page, cell) = found ?? (pages.count - 1, Cell(room: 0, column: 0, row: 0))
      pages[page].taken.formUnion(cells(from: cell, span))
      pages[page].widgets.append((index, cell))
    }
    return pages
  }

  private func free(_ page: Page, _ span: (columns: Int, rows: Int)) -> Cell? {
    for (room, count) in counts.enumerated()
    where count.columns >= span.columns && count.rows >= span.rows {
      for row in 0...(count.rows - span.rows) {
        for column in 0...(count.columns - span.columns) {
          let cell = Cell(room: room, column: column, row: row)
          if cells(from: cell, span).allSatisfy({ !page.taken.contains($0) }) { return cell }
        }
      }
    }
    return nil
  }

  private func cells(from cell: Cell, _ span: (columns: Int, rows: Int)) -> [Cell] {
    (0..<span.rows).flatMap { row in
      (0..<span.columns).map { column in
        Cell(room: cell.room, column: cell.column + column, row: cell.row + row)
      }
    }
  }

  /// The cells of a page without widgets.
  func empty(on page: Page) -> [Cell] {
    counts.enumerated().flatMap { room, count in
      cells(from: Cell(room: room, column: 0, row: 0), count)
    }.filter { !page.taken.contains($0) }
  }

  /// The upper left corner of a cell.
  func origin(of cell: Cell) -> Point {
    let (room, columns) = (rooms[cell.room], Double(counts[cell.room].columns))
    let content = columns * small.width + (columns - 1) * gap.width
    return Point(
      x: room.minX + (room.width - content) / 2 + Double(cell.column) * (small.width + gap.width),
      y: room.minY + Double(cell.row) * (small.height + gap.height))
  }

  /// The boxes of the four icons in a cell, at even distances in all cells.
  func icons(in cell: Cell, side: Double) -> [Rect] {
    let origin = origin(of: cell)
    let pitch = Size(
      width: (small.width + gap.width) / 2, height: (small.height + gap.height) / 2)
    let first = Point(
      x: origin.x + (small.width - pitch.width - side) / 2,
      y: origin.y + max(0, (small.height - pitch.height - side) / 2))
    return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { column, row in
      Rect(
        x: first.x + column * pitch.width, y: first.y + row * pitch.height, width: side,
        height: side)
    }
  }
}
