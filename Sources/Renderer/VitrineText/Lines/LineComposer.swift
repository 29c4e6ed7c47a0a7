import VitrineGeometry

/// Breaks a paragraph into lines, as many as the bounds allow.
struct LineComposer {
  private let paragraph: Paragraph
  private let bounds: LineBounds
  /// How text beyond the last allowed line is treated.
  private let overflow: Overflow
  /// Where lines may end.
  private let ends: LineEnds

  /// The lines composed so far.
  private(set) var lines: [ComposedLine] = []
  /// Their heights.
  private(set) var stack: LineStack
  /// Whether the bounds left text without a line.
  private(set) var isCut = false

  /// How text beyond the last allowed line is treated.
  enum Overflow {
    /// The last line has an ellipsis at its head, middle or tail.
    case ellipsis(TruncationMode)
    /// It is left out.
    case drop
  }

  /// Breaks `paragraph` at once.
  init(
    _ paragraph: Paragraph, bounds: LineBounds, spacing: Double, overflow: Overflow,
    ends: LineEnds
  ) {
    self.paragraph = paragraph
    self.bounds = bounds
    self.overflow = overflow
    self.ends = ends
    stack = LineStack(spacing: spacing)
    compose()
  }

  private mutating func compose() {
    var next: Int? = 0
    while let start = next {
      let line = fill(from: start)
      let metrics = paragraph.lineMetrics(of: line)
      let fits = lines.isEmpty || bounds.admits(height: stack.room(adding: metrics))
      guard lines.count < bounds.count, fits else { return cut() }
      if lines.isEmpty { lines.reserveCapacity(min(bounds.count, LineStack.usualCount)) }
      lines.append(line)
      stack.append(metrics)
      next = following(line.clusters)
    }
  }

  /// Where the line after `clusters` begins; after a hard break there is one, were it empty.
  private func following(_ clusters: Range<Int>) -> Int? {
    let endsHard = clusters.last.map { paragraph.clusters[$0].kind == .hardBreak } ?? false
    return clusters.upperBound < paragraph.clusters.count || endsHard ? clusters.upperBound : nil
  }

  /// The line that begins at `start`, with as many clusters as fit.
  ///
  /// White space hangs over the end, and so does the room that a run keeps after its characters
  /// (recorded on iOS 18.5: text with a tracking of 10 points, 2 points wider than its room, is not
  /// cut); a word wider than the line is divided; one cluster always fits, so that a proposal of
  /// zero sets one character a line.
  private func fill(from start: Int) -> ComposedLine {
    var width = 0.0
    for index in start..<paragraph.clusters.count {
      let cluster = paragraph.clusters[index]
      if cluster.kind == .hardBreak { return ComposedLine(clusters: start..<index + 1) }
      let ink = cluster.advance - max(paragraph.measures[Int(cluster.run)].kerning, 0)
      let overflows =
        index > start && cluster.kind != .whitespace && !bounds.admits(width: width + ink)
      if overflows { return ended(start..<index) }
      width += cluster.advance
    }
    return ComposedLine(clusters: start..<paragraph.clusters.count)
  }

  /// The clusters that fit, shortened to a position at which the line can end.
  private func ended(_ clusters: Range<Int>) -> ComposedLine {
    guard let breaks = ends.breaks?.afterClusters(of: paragraph) else {
      return ComposedLine(clusters: clusters)
    }
    if let last = clusters.last(where: { breaks[$0] }) {
      return ComposedLine(clusters: clusters.lowerBound..<last + 1)
    }
    return hyphenated(clusters, breaks) ?? ComposedLine(clusters: clusters)
  }

  /// The beginning of a word with a hyphen, if both fit; `nil` if it cannot be divided.
  private func hyphenated(_ clusters: Range<Int>, _ breaks: [Bool]) -> ComposedLine? {
    // No language divides a word after its first letter, and in proposals of zero no more than that
    // is left: patterns, which take milliseconds to read, are not read then.
    guard clusters.count > 1,
      let places = ends.hyphens?.afterClusters(of: paragraph, breaks: breaks)
    else { return nil }
    var best: ComposedLine?
    var width = 0.0
    for index in clusters {
      width += paragraph.clusters[index].advance
      let mark = LineMark(kind: .hyphen, run: Int(paragraph.clusters[index].run))
      guard places[index], bounds.admits(width: width + paragraph.advance(of: mark)) else {
        continue
      }
      best = ComposedLine(clusters: clusters.lowerBound..<index + 1, mark: mark)
    }
    return best
  }

  /// Ends the text in the last line that the bounds left room for.
  private mutating func cut() {
    isCut = true
    guard case .ellipsis(let mode) = overflow, let last = lines.popLast() else { return }
    let line = Truncation(paragraph: paragraph, bounds: bounds)
      .line(from: last.clusters.lowerBound, mode)
    isCut = line.mark != nil
    lines.append(line)
    stack.replaceLast(with: paragraph.lineMetrics(of: line))
  }
}
