extension Cluster {
  /// Whether it has no ink and can hang over the end of a line.
  var isWhite: Bool { kind == .whitespace || kind == .hardBreak }
}

extension Paragraph {
  /// The measures of a line.
  ///
  /// A line without clusters is as high as the text before it; a text without any is as high as its
  /// first run.
  func lineMetrics(of line: ComposedLine) -> LineMetrics {
    var metrics = LineMetrics()
    var isEmpty = true
    include(line.clusters, in: &metrics, &isEmpty)
    include(line.tail, in: &metrics, &isEmpty)
    if let mark = line.mark { metrics.include(measures[mark.run].line) }
    guard isEmpty, line.mark == nil else { return metrics }
    let before = line.clusters.lowerBound > 0 ? Int(clusters[line.clusters.lowerBound - 1].run) : 0
    if before < measures.count { metrics.include(measures[before].line) }
    return metrics
  }

  private func include(
    _ part: Range<Int>, in metrics: inout LineMetrics, _ isEmpty: inout Bool
  ) {
    var run: Int32 = -1
    for cluster in clusters[part] where cluster.run != run {
      run = cluster.run
      isEmpty = false
      metrics.include(measures[Int(run)].line)
    }
  }

  /// The `clusters` without the white space at their end.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    let end = (clusters.last { !self.clusters[$0].isWhite }).map { $0 + 1 }
    return clusters.lowerBound..<(end ?? clusters.lowerBound)
  }

  /// Width of the `clusters` in points; a hard break at their end has none.
  func width(of clusters: Range<Int>) -> Double {
    let sum = self.clusters[clusters].reduce(0) { $0 + $1.advance }
    guard let last = self.clusters[clusters].last, last.kind == .hardBreak else { return sum }
    return sum - last.advance
  }

  /// Width of a line in points, with the white space at its end.
  func width(of line: ComposedLine) -> Double {
    let mark = line.mark.map(advance(of:)) ?? 0
    return max(width(of: line.clusters) + mark + width(of: line.tail), 0)
  }

  /// Width of a line in points, without the white space at its end.
  func inkedWidth(of line: ComposedLine) -> Double {
    guard let mark = line.mark else { return max(width(of: trimmed(line.clusters)), 0) }
    let rest = advance(of: mark) + width(of: trimmed(line.tail))
    return max(width(of: line.clusters) + rest, 0)
  }
}
