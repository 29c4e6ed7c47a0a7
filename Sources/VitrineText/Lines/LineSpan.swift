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
  private(set) var ellipsis: (glyph: SingleGlyph, x: Double)?
}

extension LineSpan {
  /// The spans of `line`, which starts at `x`, from left to right.
  static func spans(of line: ComposedLine, in paragraph: Paragraph, from x: Double) -> [LineSpan] {
    var spans: [LineSpan] = []
    guard let run = line.ellipsisRun else {
      _ = add(paragraph.trimmed(line.units), at: x, paragraph, to: &spans)
      return spans
    }
    let isTurned = paragraph.isRightToLeft(at: line.units.lowerBound)
    let parts = [line.units, paragraph.trimmed(line.tail)]
    var pen = add(parts[isTurned ? 1 : 0], at: x, paragraph, to: &spans)
    pen = addEllipsis(run, at: pen, line, paragraph, to: &spans)
    _ = add(parts[isTurned ? 0 : 1], at: pen, paragraph, to: &spans)
    return spans
  }

  /// Adds characters of one line; answers where they end.
  private static func add(
    _ units: Range<Int>, at x: Double, _ paragraph: Paragraph, to spans: inout [LineSpan]
  ) -> Double {
    let runs =
      paragraph.directions == nil
      ? [DirectionalRun(units: units, level: 0)] : paragraph.visualRuns(of: units)
    return runs.reduce(x) { add($1, at: $0, paragraph, to: &spans) }
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
  private static func addEllipsis(
    _ run: Int, at x: Double, _ line: ComposedLine, _ paragraph: Paragraph,
    to spans: inout [LineSpan]
  ) -> Double {
    if spans.last?.run != run {
      let end = line.units.upperBound
      spans.append(LineSpan(run: run, isRightToLeft: false, units: end..<end, start: x, end: x))
    }
    let end = x + paragraph.ellipsisAdvance(run)
    spans[spans.count - 1].ellipsis = (paragraph.fonts[run].ellipsis, x)
    spans[spans.count - 1].end = end
    return end
  }

  private mutating func extend(over unit: Int, to x: Double) {
    units =
      units.isEmpty
      ? unit..<unit + 1 : min(units.lowerBound, unit)..<max(units.upperBound, unit + 1)
    end = x
  }
}
