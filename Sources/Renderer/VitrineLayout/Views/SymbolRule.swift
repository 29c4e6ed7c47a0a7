import VitrineDisplayList
import VitrineGeometry

/// A symbol: the box of its drawing, whose baseline is that of its font, or the offer when it is
/// resizable.
struct SymbolRule: LeafRule {
  let drawing: SymbolDrawing
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: drawing.size) : drawing.size
  }

  /// Source: reconstructed SwiftUI sources, in which a symbol is a text without leading that keeps the
  /// height of its baseline above others, and a point more below; recorded on macOS: nothing between
  /// symbols, and between a symbol and a text.
  func spacing(_ node: LayoutNode) -> ViewSpacing {
    if isResizable { return .standard }
    let depth = drawing.size.height - drawing.baseline
    return ViewSpacing(
      top: .init(besideText: depth, line: .symbol),
      bottom: .init(besideText: depth + 1, line: .symbol))
  }

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    isResizable || !guide.isBaseline ? nil : drawing.baseline
  }
}
