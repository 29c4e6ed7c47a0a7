/// The part of a line that one run fills in one direction.
struct LineSpan {
  /// Index of the run.
  let run: Int
  /// Whether its first cluster is on the right.
  let isRightToLeft: Bool
  /// Its clusters on this line, without white space at the line's end.
  private(set) var clusters: Range<Int>
  /// Where it starts, in points from the left edge of the box.
  let start: Double
  /// Where it ends.
  private(set) var end: Double
  /// The mark after its clusters, and the position of that.
  private(set) var mark: (glyph: SingleGlyph, x: Double)?
}

extension LineSpan {
  /// The spans of `line`, which starts at `x`, from left to right.
  static func spans(of line: ComposedLine, in paragraph: Paragraph, from x: Double) -> [LineSpan] {
    var spans: [LineSpan] = []
    guard let mark = line.mark else {
      _ = add(paragraph.trimmed(line.clusters), at: x, paragraph, to: &spans)
      return spans
    }
    let isTurned = paragraph.isRightToLeft(at: line.clusters.lowerBound)
    let tail = paragraph.trimmed(line.tail)
    var pen = add(isTurned ? tail : line.clusters, at: x, paragraph, to: &spans)
    pen = add(mark, at: pen, line, paragraph, to: &spans)
    _ = add(isTurned ? line.clusters : tail, at: pen, paragraph, to: &spans)
    return spans
  }

  /// Adds characters of one line; returns their end.
  private static func add(
    _ clusters: Range<Int>, at x: Double, _ paragraph: Paragraph, to spans: inout [LineSpan]
  ) -> Double {
    guard paragraph.directions != nil else {
      return add(DirectionalRun(clusters: clusters, level: 0), at: x, paragraph, to: &spans)
    }
    return paragraph.visualRuns(of: clusters).reduce(x) {
      add($1, at: $0, paragraph, to: &spans)
    }
  }

  /// Adds text in one direction; returns its end.
  private static func add(
    _ directional: DirectionalRun, at x: Double, _ paragraph: Paragraph, to spans: inout [LineSpan]
  ) -> Double {
    let isRightToLeft = directional.isRightToLeft
    var pen = x
    var run: Int32?
    for step in 0..<directional.clusters.count {
      let index =
        isRightToLeft
        ? directional.clusters.upperBound - 1 - step : directional.clusters.lowerBound + step
      let cluster = paragraph.clusters[index]
      if run != cluster.run {
        run = cluster.run
        spans.append(
          LineSpan(
            run: Int(cluster.run), isRightToLeft: isRightToLeft, clusters: index..<index,
            start: pen,
            end: pen))
      }
      pen += cluster.advance
      spans[spans.count - 1].extend(over: index, to: pen)
    }
    return pen
  }

  /// Adds a mark, which joins a span of its run; returns its end.
  private static func add(
    _ mark: LineMark, at x: Double, _ line: ComposedLine, _ paragraph: Paragraph,
    to spans: inout [LineSpan]
  ) -> Double {
    if spans.last?.run != mark.run {
      let end = line.clusters.upperBound
      spans.append(
        LineSpan(run: mark.run, isRightToLeft: false, clusters: end..<end, start: x, end: x))
    }
    let end = x + paragraph.advance(of: mark)
    spans[spans.count - 1].mark = (paragraph.glyph(of: mark), x)
    spans[spans.count - 1].end = end
    return end
  }

  private mutating func extend(over cluster: Int, to x: Double) {
    clusters =
      clusters.isEmpty
      ? cluster..<cluster + 1
      : min(clusters.lowerBound, cluster)..<max(clusters.upperBound, cluster + 1)
    end = x
  }
}
