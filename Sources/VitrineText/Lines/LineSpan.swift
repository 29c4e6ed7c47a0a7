/// The part of a line that one run fills in one direction.
struct LineSpan {
  /// Index of the run.
  let run: Int
  /// Whether its first unit stands on the right.
  let isRightToLeft: Bool
  /// Its units on this line, without white space at the line's end.
  private(set) var units: Range<Int>
  /// Where it starts, in points from the left edge of the box.
  let start: Double
  /// Where it ends.
  private(set) var end: Double
  /// The ellipsis after its units and where that starts, if the text is cut here.
  private(set) var ellipsis: (ink: SingleGlyph, x: Double)?
}

extension LineSpan {
  /// The spans of `line`, which starts at `x`, from left to right.
  static func spans(of line: ComposedLine, in paragraph: Paragraph, from x: Double) -> [LineSpan] {
    let units = paragraph.trimmed(line.units)
    let ellipsis = line.ellipsisRun.map { (run: $0, ink: paragraph.fonts[$0].ellipsis) }
    let isTurned = ellipsis != nil && paragraph.isRightToLeft(at: line.units.lowerBound)
    var spans: [LineSpan] = []
    var pen = x
    if isTurned, let ellipsis { pen = add(ellipsis, at: pen, line, to: &spans) }
    for run in paragraph.directions == nil ? [] : paragraph.visualRuns(of: units) {
      pen = add(run, at: pen, paragraph, to: &spans)
    }
    if paragraph.directions == nil {
      pen = add(DirectionalRun(units: units, level: 0), at: pen, paragraph, to: &spans)
    }
    if !isTurned, let ellipsis { pen = add(ellipsis, at: pen, line, to: &spans) }
    return spans
  }

  /// Adds what runs in one direction; answers where it ends.
  private static func add(
    _ directional: DirectionalRun, at x: Double, _ paragraph: Paragraph, to spans: inout [LineSpan]
  ) -> Double {
    let isRightToLeft = directional.isRightToLeft
    var pen = x
    var run: Int32?
    for step in 0..<directional.units.count {
      let index =
        isRightToLeft
        ? directional.units.upperBound - 1 - step : directional.units.lowerBound + step
      let unit = paragraph.units[index]
      if run != unit.run {
        run = unit.run
        spans.append(
          LineSpan(
            run: Int(unit.run), isRightToLeft: isRightToLeft, units: index..<index, start: pen,
            end: pen))
      }
      pen += unit.advance
      spans[spans.count - 1].extend(over: index, to: pen)
    }
    return pen
  }

  /// Adds an ellipsis, which joins a span of its run; answers where it ends.
  private static func add(
    _ ellipsis: (run: Int, ink: SingleGlyph), at x: Double, _ line: ComposedLine,
    to spans: inout [LineSpan]
  ) -> Double {
    if spans.last?.run != ellipsis.run {
      let end = line.units.upperBound
      spans.append(
        LineSpan(run: ellipsis.run, isRightToLeft: false, units: end..<end, start: x, end: x))
    }
    spans[spans.count - 1].extend(by: ellipsis.ink)
    return x + ellipsis.ink.advance
  }

  private mutating func extend(over unit: Int, to x: Double) {
    units =
      units.isEmpty
      ? unit..<unit + 1 : min(units.lowerBound, unit)..<max(units.upperBound, unit + 1)
    end = x
  }

  private mutating func extend(by ink: SingleGlyph) {
    ellipsis = (ink, end)
    end += ink.advance
  }
}
