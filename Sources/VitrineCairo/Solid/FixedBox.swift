/// An upright rectangle in cairo's coordinates.
struct FixedBox: Equatable {
  /// Left edge.
  var left: Int
  /// Top edge.
  var top: Int
  /// Right edge.
  var right: Int
  /// Bottom edge.
  var bottom: Int

  /// Calls `span` with first row, rows, first column, columns and coverage from 1 to 255 of each run
  /// of pixels.
  ///
  /// Source: `cairo-rectangular-scan-converter.c` of cairo 1.16: areas of 256 × 256, cut to 8 bits.
  @inline(__always)
  func cover(_ span: CoverageScanner.Span) {
    let (first, last) = (top >> 8, bottom >> 8)
    if first == last { return row(first, 1, bottom - top, span) }
    var start = first
    if top & 255 != 0 {
      row(first, 1, 256 - top & 255, span)
      start += 1
    }
    if last > start { row(start, last - start, 256, span) }
    if bottom & 255 != 0 { row(last, 1, bottom & 255, span) }
  }

  /// Calls `span` for rows of which the rectangle has so many 256ths.
  @inline(__always)
  func row(_ y: Int, _ rows: Int, _ height: Int, _ span: CoverageScanner.Span) {
    func put(_ x: Int, _ width: Int, _ area: Int) {
      let alpha = FixedBox.alpha(area)
      if alpha > 0, width > 0 { span(y, rows, x, width, alpha) }
    }
    let (first, last) = (left >> 8, right >> 8)
    if first == last { return put(first, 1, (right - left) * height) }
    var start = first
    if left & 255 != 0 {
      put(first, 1, (256 - left & 255) * height)
      start += 1
    }
    put(start, last - start, 256 * height)
    if right & 255 != 0 { put(last, 1, (right & 255) * height) }
  }

  /// Calls `span` for columns of which the rectangle has so many 256ths.
  @inline(__always)
  func column(_ x: Int, _ columns: Int, _ width: Int, _ span: CoverageScanner.Span) {
    func put(_ y: Int, _ height: Int, _ area: Int) {
      let alpha = FixedBox.alpha(area)
      if alpha > 0, height > 0 { span(y, height, x, columns, alpha) }
    }
    let (first, last) = (top >> 8, bottom >> 8)
    if first == last { return put(first, 1, width * (bottom - top)) }
    var start = first
    if top & 255 != 0 {
      put(first, 1, width * (256 - top & 255))
      start += 1
    }
    put(start, last - start, width * 256)
    if bottom & 255 != 0 { put(last, 1, width * (bottom & 255)) }
  }

  /// From areas of 256 × 256 to 0…255.
  @inline(__always)
  private static func alpha(_ area: Int) -> Int {
    let share = area >> 8
    return share - share >> 8
  }
}

extension FixedBox {
  /// The part of the rectangle in a rectangle of whole pixels; `nil` when there is none.
  func intersection(_ rect: PixelRect) -> FixedBox? {
    let part = FixedBox(
      left: max(left, rect.left << 8), top: max(top, rect.top << 8),
      right: min(right, rect.right << 8), bottom: min(bottom, rect.bottom << 8))
    return part.left < part.right && part.top < part.bottom ? part : nil
  }
}

extension FixedOutline {
  /// The outline as an upright rectangle; `nil` when it is another one.
  var box: FixedBox? {
    guard isRectilinear, points.count == 4 || points.count == 5, steps.first == .move,
      points.count == 4 || points[4] == points[0]
    else { return nil }
    for step in steps.dropFirst() where step != .line && step != .close { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isBox =
      a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    guard isBox, a.x != c.x, a.y != c.y else { return nil }
    return FixedBox(
      left: min(a.x, c.x), top: min(a.y, c.y), right: max(a.x, c.x), bottom: max(a.y, c.y))
  }
}
