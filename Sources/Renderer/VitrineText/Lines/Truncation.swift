import VitrineGeometry

/// Truncates the rest of a paragraph so that it fits one line with an ellipsis.
///
/// Source: recorded on iOS 18.5, the last line is composed of all the remaining text, not only of
/// the words that would otherwise be in it; white space beside the ellipsis is dropped. Recorded on
/// macOS 27, the ellipsis has the style of the run that it truncates.
struct Truncation {
  let paragraph: Paragraph
  let bounds: LineBounds

  private var clusters: [Cluster] { paragraph.clusters }

  /// The line that begins at the cluster `start`; whole if all the rest fits.
  ///
  /// Hard breaks in the rest count as spaces.
  func line(from start: Int, _ mode: TruncationMode) -> ComposedLine {
    let whole = ComposedLine(clusters: start..<clusters.count)
    if fits(whole) { return whole }
    return switch mode {
    case .head: cutHead(from: start)
    case .middle: cutMiddle(from: start)
    case .tail: cutTail(from: start)
    }
  }

  /// Whether a line fits; most do not, and those need not be measured to their end.
  private func fits(_ line: ComposedLine) -> Bool {
    var width = 0.0
    for index in paragraph.trimmed(line.clusters) {
      width += clusters[index].advance
      // Kerning can reduce the excess a little.
      if width > 2 * bounds.width + 1_000 { return false }
    }
    return bounds.admits(width: width)
  }

  /// Whether a character is a space, including a no-break space; none is kept beside an ellipsis.
  private func isSpace(_ index: Int) -> Bool {
    let cluster = clusters[index]
    guard !cluster.isWhite else { return true }
    let start = Int(cluster.start)
    return paragraph.utf16.indices.contains(start)
      && [0xA0, 0x202F, 0x2007].contains(paragraph.utf16[start])
  }

  private func run(of cluster: Int) -> Int? {
    clusters.indices.contains(cluster) ? Int(clusters[cluster].run) : nil
  }

  /// An ellipsis in the style of a run.
  private func mark(_ run: Int?) -> LineMark? { run.map { LineMark(kind: .ellipsis, run: $0) } }

  private func ellipsisAdvance(_ run: Int) -> Double {
    paragraph.advance(of: LineMark(kind: .ellipsis, run: run))
  }

  /// As much of the beginning as fits.
  private func cutTail(from start: Int) -> ComposedLine {
    var best = ComposedLine(clusters: start..<start, mark: mark(run(of: start)))
    // The end of the prefix without the spaces that follow it, and its width.
    var inked = (end: start, width: 0.0)
    var width = 0.0
    for end in start..<clusters.count {
      guard bounds.admits(width: inked.width) else { break }
      let run = Int(clusters[end].run)
      if bounds.admits(width: inked.width + ellipsisAdvance(run)) {
        best = ComposedLine(clusters: start..<inked.end, mark: mark(run))
      }
      width += clusters[end].advance
      if !isSpace(end) { inked = (end + 1, width) }
    }
    return best
  }

  /// As much of the end as fits.
  private func cutHead(from start: Int) -> ComposedLine {
    let end = paragraph.trimmed(start..<clusters.count).upperBound
    var best = ComposedLine(
      clusters: start..<start, mark: mark(run(of: end - 1)), tail: end..<end)
    var width = 0.0
    for index in (start..<end).reversed() {
      width += clusters[index].advance
      guard bounds.admits(width: width) else { break }
      let run = run(of: max(index - 1, start)) ?? 0
      let fits = bounds.admits(width: width + ellipsisAdvance(run))
      if fits, !isSpace(index) {
        best = ComposedLine(clusters: start..<start, mark: mark(run), tail: index..<end)
      }
    }
    return best
  }

  /// As much of both ends as fits into half of the line each.
  private func cutMiddle(from start: Int) -> ComposedLine {
    let (head, ellipsis) = head(from: start)
    let end = paragraph.trimmed(start..<clusters.count).upperBound
    var tail = end
    var width = 0.0
    for index in (head.upperBound..<max(end, head.upperBound)).reversed() {
      width += clusters[index].advance
      guard bounds.admits(width: ellipsis + 2 * width) else { break }
      if !isSpace(index) { tail = index }
    }
    return ComposedLine(clusters: head, mark: mark(run(of: head.upperBound)), tail: tail..<end)
  }

  /// The first half of a line that is cut in its middle, and the width of its ellipsis.
  private func head(from start: Int) -> (Range<Int>, Double) {
    var end = start
    var inked = (end: start, width: 0.0)
    var ellipsis = ellipsisAdvance(run(of: start) ?? 0)
    var width = 0.0
    for index in start..<clusters.count {
      let next = ellipsisAdvance(Int(clusters[index].run))
      guard bounds.admits(width: next + 2 * inked.width) else { break }
      (end, ellipsis) = (inked.end, next)
      width += clusters[index].advance
      if !isSpace(index) { inked = (index + 1, width) }
    }
    return (start..<end, ellipsis)
  }
}
