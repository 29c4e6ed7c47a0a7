import VitrineModel

/// Breaks a paragraph into lines, as many as the bounds allow.
struct LineComposer {
  private let paragraph: Paragraph
  private let bounds: LineBounds
  /// What becomes of text that the bounds leave no line for.
  private let overflow: Overflow
  /// After which clusters a line may end; `nil` is after each.
  private let breaks: LineBreaks?

  /// The lines.
  private(set) var lines: [ComposedLine] = []
  /// Their heights.
  private(set) var stack: LineStack
  /// Whether the bounds left text without a line.
  private(set) var isCut = false

  /// What becomes of text that the bounds leave no line for.
  enum Overflow {
    /// The last line has an ellipsis at its head, middle or tail.
    case ellipsis(TruncationMode)
    /// It is left out.
    case drop
  }

  /// Breaks `paragraph` at once.
  init(
    _ paragraph: Paragraph, bounds: LineBounds, spacing: Double, overflow: Overflow,
    breaks: LineBreaks?
  ) {
    self.paragraph = paragraph
    self.bounds = bounds
    self.overflow = overflow
    self.breaks = breaks
    stack = LineStack(spacing: spacing)
    compose()
  }

  private mutating func compose() {
    var next: Int? = 0
    while let start = next {
      let clusters = fill(from: start)
      let line = ComposedLine(clusters: clusters)
      let metrics = paragraph.lineMetrics(of: line)
      let fits = lines.isEmpty || bounds.admits(height: stack.height(adding: metrics))
      guard lines.count < bounds.count, fits else { return cut() }
      lines.append(line)
      stack.append(metrics)
      next = following(clusters)
    }
  }

  /// Where the line after `clusters` begins; after a hard break there is one, were it empty.
  private func following(_ clusters: Range<Int>) -> Int? {
    let endsHard = clusters.last.map { paragraph.clusters[$0].kind == .hardBreak } ?? false
    return clusters.upperBound < paragraph.clusters.count || endsHard ? clusters.upperBound : nil
  }

  /// The clusters of the line that begins at `start`, as many as fit.
  ///
  /// White space hangs over the end, and so does the room that a run keeps after its characters
  /// (recorded on iOS 18.5: text with a tracking of 10 points, 2 points wider than its room, is not
  /// cut); a word wider than the line breaks inside; one cluster always fits, so that a proposal of
  /// zero sets one character a line.
  private func fill(from start: Int) -> Range<Int> {
    var width = 0.0
    for index in start..<paragraph.clusters.count {
      let cluster = paragraph.clusters[index]
      if cluster.kind == .hardBreak { return start..<index + 1 }
      let ink = cluster.advance - max(paragraph.measures[Int(cluster.run)].kerning, 0)
      let overflows =
        index > start && cluster.kind != .whitespace && !bounds.admits(width: width + ink)
      if overflows { return start..<lastBreak(in: start..<index) }
      width += cluster.advance
    }
    return start..<paragraph.clusters.count
  }

  private func lastBreak(in clusters: Range<Int>) -> Int {
    guard let breaks = breaks?.afterClusters(of: paragraph) else { return clusters.upperBound }
    return (clusters.last { breaks[$0] }).map { $0 + 1 } ?? clusters.upperBound
  }

  /// Ends the text in the last line that the bounds left room for.
  private mutating func cut() {
    isCut = true
    guard case .ellipsis(let mode) = overflow, let last = lines.popLast() else { return }
    let line = Truncation(paragraph: paragraph, bounds: bounds)
      .line(from: last.clusters.lowerBound, mode)
    isCut = line.ellipsisRun != nil
    lines.append(line)
    stack.replaceLast(with: paragraph.lineMetrics(of: line))
  }
}
