import VitrineDisplayList
import VitrineGeometry

/// A text without hard breaks, measured as a single line if there is enough space.
///
/// Most texts of a widget are such lines, and a stack measures each of them several times.
struct SingleLineMetrics {
  /// Width up to the last character that leaves ink: what must fit.
  private let inked: Double
  /// Size and baselines of the line, as wide as all its characters.
  private let natural: TextMetrics

  /// Measures `paragraph`; `nil` for an empty text or one with a hard break.
  init?(_ paragraph: Paragraph, spacing: Double, grid: PixelGrid) {
    let clusters = 0..<paragraph.clusters.count
    guard !clusters.isEmpty, !paragraph.clusters.contains(where: { $0.kind == .hardBreak }) else {
      return nil
    }
    let line = ComposedLine(clusters: clusters)
    inked = paragraph.inkedWidth(of: line)
    var stack = LineStack(spacing: spacing)
    stack.append(paragraph.lineMetrics(of: line))
    natural = TextMetrics(
      size: Size(width: grid.ceil(paragraph.width(of: line)), height: grid.ceil(stack.height)),
      firstBaseline: stack.firstBaseline(on: grid), lastBaseline: stack.lastBaseline(on: grid))
  }

  /// The metrics in `bounds`, or `nil` when the line does not fit into them.
  ///
  /// A single line is shown whatever height is proposed; white space at its end is cut off.
  func metrics(in bounds: LineBounds) -> TextMetrics? {
    guard bounds.admits(width: inked) else { return nil }
    var metrics = natural
    metrics.size.width = min(metrics.size.width, bounds.width)
    return metrics
  }
}
