import VitrineGeometry

/// A rule for views that hide their children's preferences from stacks and grids around them.
package protocol ContainerRule: LayoutRule {}

extension ContainerRule {
  /// No preference.
  package func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
  /// The usual order.
  package func layoutPriority(_ node: LayoutNode) -> Double { 0 }
  /// Not a spacer.
  package func isSpacer(_ node: LayoutNode) -> Bool { false }
  /// The usual order of drawing.
  package func zIndex(_ node: LayoutNode) -> Double { 0 }
  /// No wishes.
  package func gridTraits(_ node: LayoutNode) -> GridTraits { GridTraits() }
  /// None that is known.
  package func endlessAxes(_ node: LayoutNode) -> EndlessAxes { [] }
  /// The guides that the children share.
  package func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    guide.isShared ? node.sharedGuide(guide, proposal, size: size) : nil
  }
}

/// A rule for a view that gives its child another size, and hides the child's priority.
protocol UnrankedRule: LayoutRule {}

extension UnrankedRule {
  /// The usual order.
  func layoutPriority(_ node: LayoutNode) -> Double { 0 }
  /// None that is known.
  func endlessAxes(_ node: LayoutNode) -> EndlessAxes { [] }
}

/// A rule for views without children.
package protocol LeafRule: ContainerRule {}

extension LeafRule {
  /// No placements.
  package func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] { [] }

  /// No text.
  package func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? { nil }
}
