import VitrineModel

/// A shaped text that cuts itself into lines for each proposal.
struct ShapedParagraph: ShapedText {
  private let content: StyledText
  private let paragraph: Paragraph
  private let grid: PixelGrid
  private let breaks = LineBreaks()
  private let oneLine: OneLine?

  init(_ content: StyledText, fonts: RunFontCache) {
    self.content = content
    grid = PixelGrid(scale: content.displayScale)
    let fonts = content.runs.map { fonts.font($0.font) }
    paragraph =
      content.isRedacted
      ? ParagraphBuilder.redacted(content, fonts: fonts)
      : ParagraphBuilder.paragraph(of: content, fonts: fonts)
    oneLine = OneLine(paragraph, grid: grid)
  }

  var missingScalars: [Unicode.Scalar] { paragraph.missingScalars }

  /// Source: fits every distance recorded around text on iOS 18.5 and macOS 27; between two texts
  /// the leading of the upper one was recorded on iOS 18.5.
  var spacing: TextSpacing {
    guard let first = paragraph.fonts.first?.metrics, let last = paragraph.fonts.last?.metrics
    else { return TextSpacing(above: 0, below: 0, toText: 0) }
    return TextSpacing(
      above: first.lineHeight / 2 + grid.pixel - (first.ascent - first.capHeight),
      below: last.lineHeight / 2 + grid.pixel, toText: max(last.gap, 0))
  }

  func metrics(in proposal: ProposedViewSize) -> TextMetrics {
    let bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    return oneLine?.metrics(in: bounds) ?? placer(in: bounds).metrics()
  }

  func layout(in proposal: ProposedViewSize) -> TextLayout {
    placer(in: LineBounds(proposal: proposal, lineLimit: content.lineLimit)).layout()
  }

  private func placer(in bounds: LineBounds) -> LinePlacer {
    LinePlacer(
      paragraph: paragraph, content: content, bounds: bounds, grid: grid,
      composer: compose(in: bounds))
  }

  private func compose(in bounds: LineBounds) -> LineComposer {
    guard content.isRedacted else {
      return LineComposer(paragraph, bounds: bounds, overflow: .ellipsis) {
        breaks.afterUnits(of: paragraph)
      }
    }
    let everywhere = [Bool](repeating: true, count: paragraph.units.count)
    return LineComposer(paragraph, bounds: bounds, overflow: .drop) { everywhere }
  }
}
