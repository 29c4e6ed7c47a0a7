import VitrineGeometry

/// Room around a view.
///
/// Source: recorded on macOS 26: neither the offer nor the answer falls below 0.
struct PaddingRule: UnrankedRule {
  let insets: EdgeInsets

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let answer = node.child?.size(offer(proposal)) ?? .zero
    return Size(
      width: max(0, answer.width + insets.horizontal),
      height: max(0, answer.height + insets.vertical))
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    [
      ChildPlacement(
        child: 0, origin: Point(x: insets.leading, y: insets.top), proposal: offer(proposal))
    ]
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    var spacing = node.child?.spacing ?? .standard
    if insets.top != 0 { spacing.top = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes { node.child?.endlessAxes ?? [] }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}
