/// The part of a line that one run fills.
struct LineSpan {
  /// Index of the run.
  let run: Int
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
  /// The spans of `line`, which starts at `x`.
  static func spans(of line: ComposedLine, in paragraph: Paragraph, from x: Double) -> [LineSpan] {
    var spans = spans(of: paragraph.trimmed(line.units), in: paragraph, from: x)
    guard let run = line.ellipsisRun else { return spans }
    let pen = spans.last?.end ?? x
    if spans.last?.run != run {
      let end = line.units.upperBound
      spans.append(LineSpan(run: run, units: end..<end, start: pen, end: pen))
    }
    spans[spans.count - 1].extend(
      by: paragraph.fonts[run].ellipsis, advance: paragraph.ellipsisAdvance(run))
    let tail = paragraph.trimmed(line.tail)
    return spans + self.spans(of: tail, in: paragraph, from: pen + paragraph.ellipsisAdvance(run))
  }

  private static func spans(
    of units: Range<Int>, in paragraph: Paragraph, from x: Double
  ) -> [LineSpan] {
    var spans: [LineSpan] = []
    var pen = x
    for index in units {
      let unit = paragraph.units[index]
      if spans.last?.run != Int(unit.run) {
        spans.append(LineSpan(run: Int(unit.run), units: index..<index, start: pen, end: pen))
      }
      pen += unit.advance
      spans[spans.count - 1].extend(over: index, to: pen)
    }
    return spans
  }

  private mutating func extend(over unit: Int, to x: Double) {
    units = units.lowerBound..<unit + 1
    end = x
  }

  private mutating func extend(by ink: SingleGlyph, advance: Double) {
    ellipsis = (ink, end)
    end += advance
  }
}
