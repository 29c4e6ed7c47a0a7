import VitrineModel

/// From the sides of an outline to how far each pixel is covered, as cairo counts it.
///
/// A row of pixels in which no side starts, ends or crosses another one is measured exactly, any
/// other one is sampled fifteen times. Source: `cairo-tor-scan-converter.c` of cairo 1.16, read for
/// its rules; a test compares the outcome with cairo's.
struct CoverageScanner: ~Copyable {
  /// First row, rows, first column, columns and coverage from 1 to 255 of a run of pixels.
  typealias Span = (_ top: Int, _ height: Int, _ left: Int, _ width: Int, _ coverage: Int) -> Void

  private var active = ActiveEdges()
  private var cells = RowCells()

  /// Calls `span` for runs of pixels, from top to bottom and from left to right.
  @inline(__always)
  mutating func scan(_ list: borrowing EdgeList, _ rule: FillRule, _ span: Span) {
    guard !list.edges.isEmpty else { return }
    active.take(list)
    cells.begin(list.left >> 8, (list.right + 255) >> 8)
    let mask = rule == .nonZero ? -1 : 1
    let last = (list.bottom + 255) >> 8
    var row = list.top >> 8
    while row < last {
      let top = row * EdgeList.rows
      let isSplit = active.isSplit(top)
      if !isSplit { active.start(top) }
      if active.count == 0, !isSplit {
        guard let next = active.nextStart else { return }
        row = max(row + 1, next / EdgeList.rows)
        continue
      }
      var height = 1
      if !isSplit, active.isWhole {
        height = rowsAlike(row, last)
        addWholeRow(mask)
        active.end(after: height * EdgeList.rows)
      } else {
        addSamples(top, isSplit, mask)
      }
      cells.emit(row, height, span)
      row += height
    }
  }

  /// How many rows of pixels look the same, since all sides are upright and none starts.
  private func rowsAlike(_ row: Int, _ last: Int) -> Int {
    let end = active.nextStart.map { $0 / EdgeList.rows } ?? last
    return max(1, min(active.uprightRows, end - row, last - row))
  }

  private mutating func addSamples(_ top: Int, _ isSplit: Bool, _ mask: Int) {
    var sample = 0
    while sample < EdgeList.rows {
      if isSplit { active.start(top + sample) }
      let most = min(EdgeList.rows, active.nextStart.map { $0 - top } ?? .max) - sample
      let alike = active.samplePair(most) { cells.addSample(from: $0, to: $1, $2) }
      guard alike == 0 else {
        sample += alike
        continue
      }
      sample += 1
      var (start, winding) = (Int.min, 0)
      active.sample { here, next, direction in
        winding += direction
        if winding & mask != 0 {
          if start == .min { start = here }
        } else if next != here {
          cells.addSample(from: start == .min ? here : start, to: here, 1)
          start = .min
        }
      }
    }
  }

  /// Adds what the sides cover of a whole row of pixels, and moves them to the next one.
  private mutating func addWholeRow(_ mask: Int) {
    var place = 0
    while place < active.count {
      let first = place
      var winding = active.edge(place).pointee.direction
      while true {
        place += 1
        guard place < active.count else { break }
        let edge = active.edge(place)
        winding += edge.pointee.direction
        let next = place + 1 < active.count ? active.edge(place + 1).pointee.column : .max
        if winding & mask == 0, next != edge.pointee.column { break }
        edge.pointee.stepFull()
      }
      cells.addSide(active.edge(first), 1)
      if place < active.count { cells.addSide(active.edge(place), -1) }
      place += 1
    }
  }
}
