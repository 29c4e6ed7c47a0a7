import VitrineDisplayList
import VitrineGeometry

/// Gives lines their places in the box of the text.
struct LinePlacer {
  let text: ShapedParagraph
  /// The text in `fit`.
  let paragraph: Paragraph
  let fit: TextFit
  let bounds: LineBounds
  let composer: LineComposer

  private var content: StyledText { text.content }
  private var grid: PixelGrid { text.grid }

  /// The metrics of the box.
  ///
  /// Source: recorded on iOS 18.5, the box is as wide as the widest line, rounded up to the pixel
  /// but never above the proposal, and its height is rounded up as a whole. Recorded on macOS 27,
  /// white space at the end of a line counts for the box, not for the alignment, and lines are
  /// reserved at the height of the first run.
  func metrics() -> TextMetrics {
    var widest = 0.0
    for index in composer.lines.indices { widest = max(widest, boxWidth(at: index)) }
    return TextMetrics(
      size: Size(
        width: min(grid.ceil(widest), bounds.width),
        height: grid.ceil(max(composer.stack.height, reservedHeight))),
      firstBaseline: composer.stack.firstBaseline(on: grid),
      lastBaseline: composer.stack.lastBaseline(on: grid))
  }

  /// Height of the lines that a shorter text reserves, as far as the bounds admit them.
  private var reservedHeight: Double {
    guard content.reservedLines > 0, let line = paragraph.measures.first?.line else { return 0 }
    return LineStack.height(
      of: content.reservedLines, line, spacing: content.lineSpacing * fit.scale, in: bounds)
  }

  /// The lines in a box of these metrics.
  func layout(in metrics: TextMetrics) -> TextLayout {
    let baselines = composer.stack.baselines(on: grid)
    let lines = zip(composer.lines.indices, baselines).map { index, baseline in
      line(at: index, baseline: baseline, boxWidth: metrics.size.width)
    }
    return TextLayout(metrics: metrics, lines: lines, isTruncated: composer.isCut)
  }

  /// The width that the line at `index` adds to the box.
  private func boxWidth(at index: Int) -> Double {
    if isJustified(index) { return bounds.width }
    return paragraph.width(of: composer.lines[index])
  }

  /// Whether the line is stretched to the proposed width.
  ///
  /// Source: redacted text is set justified, so that only its last line is shorter.
  private func isJustified(_ index: Int) -> Bool {
    let isLast = index == composer.lines.count - 1 && !composer.isCut
    return content.isRedacted && !isLast && bounds.width.isFinite
  }

  private func line(at index: Int, baseline: Double, boxWidth: Double) -> TextLayout.Line {
    let line = composer.lines[index]
    let width = isJustified(index) ? boxWidth : paragraph.inkedWidth(of: line)
    let x = max(boxWidth - width, 0) * content.alignment.share
    return TextLayout.Line(
      x: x, baseline: baseline, width: width,
      fragments: fragments(of: line, at: index, x: x, width: width, baseline: baseline))
  }

  private func fragments(
    of line: ComposedLine, at index: Int, x: Double, width: Double, baseline: Double
  ) -> [TextLayout.Fragment] {
    if content.isRedacted {
      let bar = PlaceholderBar.fragment(
        of: line, in: paragraph, x: x, width: width, baseline: baseline)
      return bar.map { [$0] } ?? []
    }
    var behind: [TextLayout.Fragment] = []
    var front: [TextLayout.Fragment] = []
    for span in LineSpan.spans(of: line, in: paragraph, from: x) {
      let fragments = SpanFragments(
        text: text, paragraph: paragraph, span: span, baseline: baseline,
        line: composer.stack[index], scale: fit.scale)
      fragments.appendBackground(to: &behind)
      fragments.appendContents(to: &front)
    }
    // Letters can extend over the boundary of two runs, so everything behind them comes first.
    return behind.isEmpty ? front : behind + front
  }
}

extension TextAlignment {
  /// Share of the free room that is to the left of a line.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
