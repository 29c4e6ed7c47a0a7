import VitrineDisplayList
import VitrineGeometry

/// A shaped text that breaks itself into lines for each proposal.
final class ShapedParagraph: ShapedText {
  let content: StyledText
  /// The text as the view specifies it.
  private let natural: Paragraph
  /// Its other forms; `nil` for a text that is truncated if it does not fit.
  private let fits: ParagraphFits?
  let outlines: GlyphOutlines
  let grid: PixelGrid
  /// A tenth of the line height, on whole pixels, beyond the line itself: above it from the ascent,
  /// below it from the height of capitals.
  ///
  /// Source: reconstructed SwiftUI sources; recorded on macOS 27 to a thousandth of a point around
  /// San Francisco at 13 and 26 points and Noto Sans at 17, and read off pictures of iOS 18.5.
  /// Between two texts is the leading of the lower one: reconstructed, and recorded on macOS 26 by
  /// others. That it is not rounded to pixels was read off a picture of iOS 18.5.
  let spacing: TextSpacing
  private let ends: LineEnds
  private let oneLine: SingleLineMetrics?
  private let boxes = RecentAnswers<LineBounds, Box>()
  private let layouts = RecentAnswers<LineBounds, TextLayout>()

  /// The text, broken into lines for some bounds.
  ///
  /// A class, because it is passed on with each measurement.
  private final class Box: Sendable {
    let paragraph: Paragraph
    let fit: TextFit
    let composer: LineComposer
    let metrics: TextMetrics

    init(_ paragraph: Paragraph, _ fit: TextFit, _ composer: LineComposer, metrics: TextMetrics) {
      self.paragraph = paragraph
      self.fit = fit
      self.composer = composer
      self.metrics = metrics
    }
  }

  init(_ content: StyledText, fonts: RunFontCache, outlines: GlyphOutlines) {
    self.content = content
    self.outlines = outlines
    grid = PixelGrid(scale: content.displayScale)
    natural = Paragraph(content, fit: TextFit(), fonts: fonts)
    spacing = ShapedParagraph.spacing(around: natural, grid)
    let adapts = content.minimumScaleFactor < 1 || content.allowsTightening
    ends = LineEnds(content, natural)
    fits = adapts ? ParagraphFits(content, natural: natural, fonts: fonts) : nil
    oneLine =
      content.reservedLines > 1
      ? nil : SingleLineMetrics(natural, spacing: content.lineSpacing, grid: grid)
  }

  private static func spacing(around paragraph: Paragraph, _ grid: PixelGrid) -> TextSpacing {
    guard var font = paragraph.fonts.first?.metrics else {
      return TextSpacing(above: 0, below: 0, leading: 0)
    }
    for metrics in paragraph.fonts.dropFirst().lazy.map(\.metrics) {
      font.ascent = max(font.ascent, metrics.ascent)
      font.descent = max(font.descent, metrics.descent)
      font.capHeight = max(font.capHeight, metrics.capHeight)
      font.gap = max(font.gap, metrics.gap)
    }
    let (height, pixel) = (font.lineHeight, grid.pixel)
    let space = (height / 10 / pixel - 1e-9).rounded(.up) * pixel
    return TextSpacing(
      above: font.descent + space, below: space + max(height - font.capHeight, font.descent),
      leading: max(font.gap, 0))
  }

  var missingScalars: [Unicode.Scalar] { natural.missingScalars }

  func metrics(in proposal: ProposedViewSize) -> TextMetrics {
    let bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    if let known = oneLine?.metrics(in: bounds),
      !shrinks || bounds.admits(height: known.size.height)
    {
      return known
    }
    return box(in: bounds).metrics
  }

  func layout(in proposal: ProposedViewSize) -> TextLayout {
    let bounds = LineBounds(proposal: proposal, lineLimit: content.lineLimit)
    return layouts.answer(to: bounds) { layout in
      layout.lines.count <= LineStack.usualCount
    } make: {
      makeLayout(in: bounds)
    }
  }

  /// Source: two pictures of iOS 18.5, a single line is drawn as it was measured; several lines are
  /// cut once more to the box that they measured, which tells where the middle is cut out.
  private func makeLayout(in bounds: LineBounds) -> TextLayout {
    var bounds = bounds
    let measured = box(in: bounds)
    guard measured.composer.isCut, measured.composer.lines.count > 1 else {
      return placer(of: measured, bounds).layout(in: measured.metrics)
    }
    bounds.width = measured.metrics.size.width
    return placer(of: box(in: bounds), bounds).layout(in: measured.metrics)
  }

  /// Whether the text can shrink.
  private var shrinks: Bool { content.minimumScaleFactor < 1 }

  /// The text in bounds, from the most recent ones: texts are placed with the bounds in which they
  /// were measured.
  private func box(in bounds: LineBounds) -> Box {
    boxes.answer(to: bounds) { box in
      box.composer.lines.count <= LineStack.usualCount
    } make: {
      let (fit, composer) = fitted(in: bounds)
      let paragraph = fits?.paragraph(fit) ?? natural
      let placer = LinePlacer(
        text: self, paragraph: paragraph, fit: fit, bounds: bounds, composer: composer)
      return Box(paragraph, fit, composer, metrics: placer.metrics())
    }
  }

  /// The form of the text in bounds, its lines and their possible ends.
  func broken(in proposal: ProposedViewSize) -> (Paragraph, TextFit, [ComposedLine], [Bool]?) {
    let box = box(in: LineBounds(proposal: proposal, lineLimit: content.lineLimit))
    let places = ends.breaks?.afterClusters(of: box.paragraph)
    return (box.paragraph, box.fit, box.composer.lines, places)
  }

  private func placer(of box: Box, _ bounds: LineBounds) -> LinePlacer {
    LinePlacer(
      text: self, paragraph: box.paragraph, fit: box.fit, bounds: bounds, composer: box.composer)
  }

  /// The form of the text that fits the bounds, or the smallest one, with its lines.
  private func fitted(in bounds: LineBounds) -> (TextFit, LineComposer) {
    guard let fits else { return (TextFit(), compose(natural, TextFit(), in: bounds)) }
    let search = TextFitSearch(
      minimumScale: content.minimumScaleFactor, allowsTightening: content.allowsTightening)
    return search.best { fit in
      let lines = compose(fits.paragraph(fit), fit, in: bounds)
      let fits = !lines.isCut && (!shrinks || bounds.admits(height: lines.stack.height))
      return (lines, fits)
    }
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
