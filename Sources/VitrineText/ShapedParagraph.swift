import VitrineModel

/// A shaped text that cuts itself into lines for each proposal.
struct ShapedParagraph: ShapedText {
  private let content: StyledText
  private let paragraph: Paragraph
  private let grid: PixelGrid
  private let breaks = LineBreaks()

  init(_ content: StyledText, fonts: RunFontCache) {
    self.content = content
    grid = PixelGrid(scale: content.displayScale)
    let fonts = content.runs.map { fonts.font($0.font) }
    paragraph =
      content.isRedacted
      ? ParagraphBuilder.redacted(content.runs, fonts: fonts)
      : ParagraphBuilder.paragraph(of: content.runs, fonts: fonts)
  }

  var missingScalars: [Unicode.Scalar] { paragraph.missingScalars }

  /// Source: fits every distance recorded around text on iOS 18.5 and macOS 27; between two texts
  /// the leading of the upper one was recorded on iOS 18.5.
  var spacing: TextSpacing {
    guard let first = paragraph.fonts.first?.metrics, let last = paragraph.fonts.last?.metrics
    else { return TextSpacing(above: 0, below: 0, toText: 0) }
    return TextSpacing(
      above: first.lineHeight / 2 + grid.pixel - (first.ascent - first.capHeight),
      below: last.lineHeight / 2 + grid.pixel, toText: last.gap)
  }

  func layout(in proposal: ProposedViewSize) -> TextLayout {
    let bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    let composer = compose(in: bounds)
    let placer = LinePlacer(
      paragraph: paragraph, content: content, bounds: bounds, grid: grid, composer: composer)
    return placer.layout()
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
