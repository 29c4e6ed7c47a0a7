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

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): text.metrics(in: proposal).firstBaseline
    case .vertical(.lastTextBaseline): text.metrics(in: proposal).lastBaseline
    default: nil
    }
  }
}
