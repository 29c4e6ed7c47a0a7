/// The sides that run through a row, from left to right.
///
/// Where several share a column their order matters for what comes later, so it is cairo's.
struct ActiveEdges: ~Copyable {
  /// All sides of the outline.
  private(set) var edges = Scratch<EdgeList.Edge>(64)
  /// The sides by the row in which they start.
  private var order = Scratch<Int32>(64)
  private var total = 0
  /// How many of them have started.
  private var started = 0
  /// The sides of this row.
  private(set) var list = Scratch<Int32>(64)
  /// How many there are.
  private(set) var count = 0
  private var fresh = Scratch<Int32>(64)
  private var spare = Scratch<Int32>(64)

  /// Takes the sides of an outline, none of which has started.
  mutating func take(_ all: borrowing EdgeList) {
    (total, started, count) = (all.edges.count, 0, 0)
    edges.reserve(total)
    order.reserve(total)
    list.reserve(total)
    fresh.reserve(total)
    spare.reserve(total)
    // Few, and almost in order: each is put behind those that start no later.
    for index in 0..<total {
      edges[index] = all.edges[index]
      var place = index
      while place > 0, edges[Int(order[place - 1])].top > edges[index].top {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = Int32(index)
    }
  }

  /// The side at a place of the row.
  @inline(__always)
  func edge(_ place: Int) -> UnsafeMutablePointer<EdgeList.Edge> {
    edges.base + Int(list[place])
  }

  /// The row in which the next side starts; `nil` after the last one.
  var nextStart: Int? { started < total ? edges[Int(order[started])].top : nil }

  /// Whether a side starts between a row and the one that ends fifteen rows below.
  func isSplit(_ top: Int) -> Bool {
    var index = started
    while index < total, edges[Int(order[index])].top < top + EdgeList.rows {
      if edges[Int(order[index])].top > top { return true }
      index += 1
    }
    return false
  }

  /// Takes the sides that start in a row.
  mutating func start(_ row: Int) {
    var found = 0
    while started < total, edges[Int(order[started])].top == row {
      fresh[found] = order[started]
      found += 1
      started += 1
    }
    guard found > 0 else { return }
    _ = sort(0, found, .max)
    guard count > 0 else {
      list.base.update(from: fresh.base, count: found)
      return count = found
    }
    merge(list.base, count, fresh.base, found)
    count += found
    list.base.update(from: spare.base, count: count)
  }

  /// Sorts new sides by column, twice as many with each level; returns where it stopped.
  private mutating func sort(_ first: Int, _ end: Int, _ level: Int) -> Int {
    var next = min(first + 2, end)
    if next == first + 2, column(fresh[first]) > column(fresh[first + 1]) {
      (fresh[first], fresh[first + 1]) = (fresh[first + 1], fresh[first])
    }
    var inner = 0
    while inner < level, next < end {
      let last = sort(next, end, inner)
      merge(fresh.base + first, next - first, fresh.base + next, last - next)
      (fresh.base + first).update(from: spare.base, count: last - first)
      next = last
      inner += 1
    }
    return next
  }

  @inline(__always)
  private func column(_ index: Int32) -> Int { edges[Int(index)].column }

  /// Puts two sorted lists into `spare`: sides of the same column follow those of the list that was
  /// looked at last.
  private func merge(
    _ old: UnsafeMutablePointer<Int32>, _ olds: Int, _ new: UnsafeMutablePointer<Int32>,
    _ news: Int
  ) {
    var (first, second, end) = (0, 0, 0)
    while second < news {
      while first < olds, column(old[first]) <= column(new[second]) {
        spare[end] = old[first]
        first += 1
        end += 1
      }
      let limit = first < olds ? column(old[first]) : .max
      while second < news, column(new[second]) <= limit {
        spare[end] = new[second]
        second += 1
        end += 1
      }
    }
    (spare.base + end).update(from: old + first, count: olds - first)
  }

  /// Whether all sides run through fifteen rows without crossing.
  var isWhole: Bool {
    var last = Int.min
    for place in 0..<count {
      let edge = edge(place)
      guard edge.pointee.height >= EdgeList.rows else { return false }
      let end = edge.pointee.columnBelow
      guard end >= last else { return false }
      last = end
    }
    return true
  }

  /// Through how many rows of pixels all sides run straight down; 0 where one is slanted.
  var uprightRows: Int {
    var rows = Int.max
    for place in 0..<count {
      guard edge(place).pointee.span == 0 else { return 0 }
      rows = min(rows, edge(place).pointee.height / EdgeList.rows)
    }
    return rows
  }

  /// Ends sides that end so many rows below.
  mutating func end(after rows: Int) {
    var kept = 0
    for place in 0..<count {
      edge(place).pointee.height -= rows
      guard edge(place).pointee.height > 0 else { continue }
      list[kept] = list[place]
      kept += 1
    }
    count = kept
  }

  /// Calls `visit` with the column of each side, the next one's and its direction, and moves all sides
  /// one row down.
  @inline(__always)
  mutating func sample(_ visit: (_ here: Int, _ next: Int, _ direction: Int) -> Void) {
    var (kept, last) = (0, Int.min)
    for place in 0..<count {
      let (index, side) = (list[place], edge(place))
      let next = place + 1 < count ? edge(place + 1).pointee.column : .max
      visit(side.pointee.column, next, side.pointee.direction)
      side.pointee.height -= 1
      guard side.pointee.height > 0 else { continue }
      side.pointee.step()
      var free = kept
      if side.pointee.column < last {
        while free > 0, edge(free - 1).pointee.column > side.pointee.column {
          list[free] = list[free - 1]
          free -= 1
        }
      } else {
        last = side.pointee.column
      }
      list[free] = index
      kept += 1
    }
    count = kept
  }

  /// Calls `visit` with both columns of the only two sides and for how many rows they hold, for up to
  /// `most` rows in which neither side ends; returns how many these are.
  ///
  /// Most outlines have two sides in most rows.
  @inline(__always)
  mutating func samplePair(
    _ most: Int, _ visit: (_ left: Int, _ right: Int, _ rows: Int) -> Void
  ) -> Int {
    guard count == 2 else { return 0 }
    let (left, right) = (edge(0), edge(1))
    guard left.pointee.direction + right.pointee.direction == 0 else { return 0 }
    let rows = min(most, left.pointee.height - 1, right.pointee.height - 1)
    guard rows > 0 else { return 0 }
    var done = 0
    if left.pointee.span == 0, right.pointee.span == 0 {
      visit(left.pointee.column, right.pointee.column, rows)
      done = rows
    }
    while done < rows {
      visit(left.pointee.column, right.pointee.column, 1)
      done += 1
      left.pointee.step()
      right.pointee.step()
      guard right.pointee.column >= left.pointee.column else {
        (list[0], list[1]) = (list[1], list[0])
        break
      }
    }
    left.pointee.height -= done
    right.pointee.height -= done
    return done
  }
}
