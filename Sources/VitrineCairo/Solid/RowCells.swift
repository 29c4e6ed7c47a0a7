/// What the sides of an outline do to the pixels of a row.
struct RowCells: ~Copyable {
  /// What sides take from a pixel, and the height they add to all on its right.
  struct Cell {
    var uncovered = 0
    var height = 0
    var isTouched = false
  }

  private var cells = Scratch<Cell>(1024)
  /// The columns that sides run through, from left to right.
  private var touched = Scratch<Int>(1024)
  private var count = 0
  private var left = 0
  private var right = 0
  /// What sides left of the first column add.
  private var before = 0

  /// Empties the row, which lies between two columns.
  mutating func begin(_ left: Int, _ right: Int) {
    (self.left, self.right, count, before) = (left, right, 0, 0)
    let width = right - left + 1
    cells.reserve(width)
    touched.reserve(width)
    cells.base.initialize(repeating: Cell(), count: width)
  }

  // MARK: Sides

  /// Adds the side of a span in a whole row of pixels, and moves it to the next one.
  mutating func addSide(_ edge: UnsafeMutablePointer<EdgeList.Edge>, _ sign: Int) {
    let span = edge.pointee.span
    guard span != 0 else {
      let x = edge.pointee.x
      return add(x >> 8, sign * 2 * (x & 255) * EdgeList.rows, sign * EdgeList.rows)
    }
    var start = edge.pointee.origin
    edge.pointee.stepFull()
    var end = edge.pointee.origin
    if start.x >> 8 == end.x >> 8 {
      let inside = start.x & 255 + end.x & 255
      return add(start.x >> 8, sign * inside * EdgeList.rows, sign * EdgeList.rows)
    }
    if end.x >> 8 < start.x >> 8 { swap(&start, &end) }
    addSlant(start, end, span, sign)
  }

  /// Adds a side through several columns: rows that it takes in each follow from its slope.
  private mutating func addSlant(
    _ start: (x: Int, part: Int), _ end: (x: Int, part: Int), _ span: Int, _ sign: Int
  ) {
    let (first, last) = (start.x >> 8, end.x >> 8)
    let across = (end.x - start.x) * span + (end.part - start.part)
    let ahead = ((first + 1) * 256 * span - (start.x * span + start.part)) * EdgeList.rows
    var (down, part) = ahead.quotientAndRemainder(dividingBy: across)
    add(first, sign * down * (256 + start.x & 255), sign * down)
    var before = down
    let (step, stepPart) = (EdgeList.rows * 256 * span).quotientAndRemainder(dividingBy: across)
    for column in first + 1..<last {
      down += step
      part += stepPart
      if part >= across {
        down += 1
        part -= across
      }
      add(column, sign * (down - before) * 256, sign * (down - before))
      before = down
    }
    let rest = sign * (EdgeList.rows - before)
    add(last, rest * (end.x & 255), rest)
  }

  /// Adds some of fifteen samples: what lies between two places of a row.
  @inline(__always)
  mutating func addSample(from start: Int, to end: Int, _ count: Int) {
    guard start != end else { return }
    let (first, last) = (start >> 8, end >> 8)
    if first == last { return add(first, 2 * (start - end) * count, 0) }
    add(first, 2 * (start & 255) * count, count)
    add(last, -2 * (end & 255) * count, -count)
  }

  /// Rounding may reach beyond the outline's own pixels: what lies before them counts for all.
  @inline(__always)
  private mutating func add(_ column: Int, _ uncovered: Int, _ height: Int) {
    guard column >= left else { return before += height }
    guard column < right else { return }
    let cell = cells.base + (column - left)
    cell.pointee.uncovered += uncovered
    cell.pointee.height += height
    guard !cell.pointee.isTouched else { return }
    cell.pointee.isTouched = true
    var place = count
    while place > 0, touched[place - 1] > column {
      touched[place] = touched[place - 1]
      place -= 1
    }
    touched[place] = column
    count += 1
  }

  // MARK: Runs of pixels

  /// Calls `span` for what was added, and empties the row.
  @inline(__always)
  mutating func emit(_ top: Int, _ height: Int, _ span: CoverageScanner.Span) {
    var (cover, x) = (before * 512, left)
    for place in 0..<count {
      let column = touched[place]
      let cell = cells.base + (column - left)
      let between = RowCells.alpha(cover)
      if between > 0, column > x { span(top, height, x, column - x, between) }
      cover += cell.pointee.height * 512
      let here = RowCells.alpha(cover - cell.pointee.uncovered)
      if here > 0 { span(top, height, column, 1, here) }
      cell.pointee = Cell()
      x = column + 1
    }
    let rest = RowCells.alpha(cover)
    if rest > 0, right > x { span(top, height, x, right - x, rest) }
    (count, before) = (0, 0)
  }

  /// From areas, of which a pixel has 2 × 256 × 15, to 0…255; cairo keeps the lowest eight bits.
  @inline(__always)
  private static func alpha(_ area: Int) -> Int { (area + area << 4 + 256) >> 9 & 255 }
}
