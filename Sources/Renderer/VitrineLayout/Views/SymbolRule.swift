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

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    isResizable || !guide.isBaseline ? nil : drawing.baseline
  }
}
