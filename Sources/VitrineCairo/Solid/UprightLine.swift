/// An upright or level line with square ends, whole or in dashes, in cairo's coordinates.
///
/// Source: `cairo-path-stroke-boxes.c` and `cairo-stroke-dash.c` of cairo 1.16: where dashes end, and
/// that those in one pixel add up before they are drawn.
struct UprightLine {
  private let start: FixedPoint
  private let end: FixedPoint
  private let isLevel: Bool
  /// Half the thickness across the line.
  private let half: Int

  /// The line between two points; `nil` for a slanted one, or one without length or thickness.
  init?(from start: FixedPoint, to end: FixedPoint, thickness: Double) {
    isLevel = start.y == end.y
    guard isLevel != (start.x == end.x) else { return nil }
    (self.start, self.end) = (start, end)
    half = FixedPoint(thickness / 2, 0).x
    guard half > 0 else { return nil }
  }

  /// All that the line and its dashes lie in.
  var box: FixedBox {
    FixedBox(
      left: min(start.x, end.x) - (isLevel ? 0 : half),
      top: min(start.y, end.y) - (isLevel ? half : 0),
      right: max(start.x, end.x) + (isLevel ? 0 : half),
      bottom: max(start.y, end.y) + (isLevel ? half : 0))
  }

  /// Calls `span` for runs of pixels of the line.
  ///
  /// - Parameters:
  ///   - dash: lengths of dashes and gaps in points, none for a whole line.
  ///   - scale: pixels of a point along the line.
  ///   - lengths: room for what each pixel along the line has of it.
  @inline(__always)
  func cover(
    _ dash: [Double], phase: Double, scale: Double, _ lengths: inout [Int],
    _ span: CoverageScanner.Span
  ) {
    let box = box
    let (near, far) = isLevel ? (box.left, box.right) : (box.top, box.bottom)
    let first = near >> 8
    lengths.removeAll(keepingCapacity: true)
    lengths.append(contentsOf: repeatElement(0, count: (far + 255) >> 8 - first))
    if dash.isEmpty {
      UprightLine.add(near, far, first, &lengths)
    } else {
      addDashes(dash, phase, scale, first, &lengths)
    }
    if isLevel {
      coverLevel(box, first, lengths, span)
    } else {
      coverUpright(box, first, lengths, span)
    }
  }

  /// Adds a dash to the pixels that it runs through.
  private static func add(_ near: Int, _ far: Int, _ first: Int, _ lengths: inout [Int]) {
    var here = near
    while here < far {
      let next = min((here >> 8 + 1) << 8, far)
      lengths[here >> 8 - first] += next - here
      here = next
    }
  }

  private func addDashes(
    _ dash: [Double], _ phase: Double, _ scale: Double, _ first: Int, _ lengths: inout [Int]
  ) {
    let (from, to) = isLevel ? (start.x, end.x) : (start.y, end.y)
    var dashes = Dashes(dash, phase)
    var (here, rest) = (from, Double(abs(to - from)) / 256)
    while rest > 0 {
      let step = min(scale * dashes.rest, rest)
      rest -= step
      let next = to + FixedPoint(to > from ? -rest : rest, 0).x
      if dashes.isOn { UprightLine.add(min(here, next), max(here, next), first, &lengths) }
      dashes.advance(step / scale)
      here = next
    }
  }

  /// Rows of an upright line: those of the same length are drawn together.
  @inline(__always)
  private func coverUpright(
    _ box: FixedBox, _ first: Int, _ lengths: [Int], _ span: CoverageScanner.Span
  ) {
    var row = 0
    while row < lengths.count {
      let height = lengths[row]
      var end = row + 1
      while end < lengths.count, lengths[end] == height { end += 1 }
      if height > 0 { box.row(first + row, end - row, height, span) }
      row = end
    }
  }

  /// Columns of a level line: its rows are those of the box.
  @inline(__always)
  private func coverLevel(
    _ box: FixedBox, _ first: Int, _ lengths: [Int], _ span: CoverageScanner.Span
  ) {
    var column = 0
    while column < lengths.count {
      let width = lengths[column]
      var end = column + 1
      while end < lengths.count, lengths[end] == width { end += 1 }
      if width > 0 { box.column(first + column, end - column, width, span) }
      column = end
    }
  }
}

/// Where dashes and gaps follow each other.
private struct Dashes {
  let lengths: [Double]
  private var index = 0
  private(set) var isOn = true
  /// What is left of the dash or the gap.
  private(set) var rest: Double

  init(_ lengths: [Double], _ phase: Double) {
    self.lengths = lengths
    var phase = phase
    rest = 0
    while phase > 0, phase >= lengths[index] {
      phase -= lengths[index]
      isOn.toggle()
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - phase
  }

  mutating func advance(_ step: Double) {
    rest -= step
    // What is nearer to the end than cairo counts is the end.
    guard rest < 1 / 512 else { return }
    index = (index + 1) % lengths.count
    isOn.toggle()
    rest += lengths[index]
  }
}
