import VitrineModel

/// A text: its answers come from the text engine.
struct TextRule: LeafRule {
  let text: any ShapedText

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    text.metrics(in: proposal).size
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    let spacing = text.spacing
    return ViewSpacing(
      top: .init(distance: spacing.above, toText: spacing.toText),
      bottom: .init(distance: spacing.below, toText: spacing.toText))
  }

  func baseline(
    _ guide: VerticalAlignment, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    let metrics = text.metrics(in: proposal)
    return guide == .firstTextBaseline ? metrics.firstBaseline : metrics.lastBaseline
  }
}
