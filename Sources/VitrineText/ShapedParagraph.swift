import VitrineModel

/// A shaped text that breaks itself into lines for each proposal.
final class ShapedParagraph: ShapedText {
  let content: StyledText
  /// The text as the author wants it.
  private let natural: Paragraph
  /// Its other forms; `nil` for a text that is cut where it does not fit.
  private let fits: ParagraphFits?
  let outlines: GlyphOutlines
  let grid: PixelGrid
  private let ends: LineEnds
  private let oneLine: SingleLineMetrics?

  init(_ content: StyledText, fonts: RunFontCache, outlines: GlyphOutlines) {
    self.content = content
    self.outlines = outlines
    grid = PixelGrid(scale: content.displayScale)
    natural = Paragraph(content, fit: TextFit(), fonts: fonts)
    let adapts = content.minimumScaleFactor < 1 || content.allowsTightening
    ends = LineEnds(content, natural)
    fits = adapts ? ParagraphFits(content, natural: natural, fonts: fonts) : nil
    oneLine =
      content.reservedLines > 1
      ? nil : SingleLineMetrics(natural, spacing: content.lineSpacing, grid: grid)
  }

  var missingScalars: [Unicode.Scalar] { natural.missingScalars }

  /// Source: fits every distance recorded around text on iOS 18.5 and macOS 27; between two texts
  /// the leading of the upper one was recorded on iOS 18.5.
  var spacing: TextSpacing {
    let fonts = natural.fonts
    guard let first = fonts.first?.metrics, let last = fonts.last?.metrics
    else { return TextSpacing(above: 0, below: 0, toText: 0) }
    return TextSpacing(
      above: first.lineHeight / 2 + grid.pixel - (first.ascent - first.capHeight),
      below: last.lineHeight / 2 + grid.pixel, toText: max(last.gap, 0))
  }

  func metrics(in proposal: ProposedViewSize) -> TextMetrics {
    let bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    if let known = oneLine?.metrics(in: bounds),
      !shrinks || bounds.admits(height: known.size.height)
    {
      return known
    }
    return placer(in: bounds).metrics()
  }

  /// Source: two pictures of iOS 18.5, a single line is drawn as it was measured; several lines are
  /// cut once more to the box that they measured, which tells where the middle is cut out.
  func layout(in proposal: ProposedViewSize) -> TextLayout {
    var bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    let measured = placer(in: bounds)
    let metrics = measured.metrics()
    guard measured.composer.isCut, measured.composer.lines.count > 1 else {
      return measured.layout(in: metrics)
    }
    bounds.width = metrics.size.width
    return placer(in: bounds).layout(in: metrics)
  }

  /// Whether the text may be made smaller.
  private var shrinks: Bool { content.minimumScaleFactor < 1 }

  private func placer(in bounds: LineBounds) -> LinePlacer {
    guard let fits else {
      return placer(natural, TextFit(), compose(natural, TextFit(), in: bounds), bounds)
    }
    let search = TextFitSearch(
      minimumScale: content.minimumScaleFactor, allowsTightening: content.allowsTightening)
    let (fit, lines) = search.best { fit in
      let lines = compose(fits.paragraph(fit), fit, in: bounds)
      let fits = !lines.isCut && (!shrinks || bounds.admits(height: lines.stack.height))
      return (lines, fits)
    }
    return placer(fits.paragraph(fit), fit, lines, bounds)
  }

  private func placer(
    _ paragraph: Paragraph, _ fit: TextFit, _ lines: LineComposer, _ bounds: LineBounds
  ) -> LinePlacer {
    LinePlacer(
      text: self, paragraph: paragraph, fit: fit, bounds: bounds, composer: lines)
  }

  private func compose(
    _ paragraph: Paragraph, _ fit: TextFit, in bounds: LineBounds
  ) -> LineComposer {
    LineComposer(
      paragraph, bounds: bounds, spacing: content.lineSpacing * fit.scale,
      overflow: content.isRedacted ? .drop : .ellipsis(content.truncationMode),
      ends: ends)
  }
}
