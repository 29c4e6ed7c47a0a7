import VitrineGeometry

/// The way in which one kind of view answers proposals and places its children.
///
/// Answers depend only on the proposal and on the children's answers, so nodes can cache them.
/// Nothing is rounded here: that happens when the display list is built.
package protocol LayoutRule {
  /// The view's size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size

  /// Where the children are when the view was given `size` for `proposal`.
  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement]

  /// The distances the view prefers to its neighbours.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// The order in which a stack offers space to the view; higher priorities come first.
  func layoutPriority(_ node: LayoutNode) -> Double

  /// Whether spacing and axis of a spacer shine through the view.
  func isSpacer(_ node: LayoutNode) -> Bool

  /// The order in which a container draws the view; higher comes later.
  func zIndex(_ node: LayoutNode) -> Double

  /// The grid traits of the view as a cell.
  func gridTraits(_ node: LayoutNode) -> GridTraits

  /// The guide that the rule itself sets.
  var ownGuide: Guide? { get }

  /// A guide that is set in the view or comes from its text, from the view's own corner in points.
  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double?

  /// The insets that the view takes from the safe area of a child in its box.
  func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets?

  /// The views among the characters of a text, which are not children.
  var attachedNodes: [LayoutNode] { get }

  /// The lines of a text for a proposal, with the views among its characters placed.
  func placedText(_ proposal: ProposedViewSize) -> PlacedText?

  /// The axes along which the view is infinite in infinite space.
  func endlessAxes(_ node: LayoutNode) -> EndlessAxes

  /// Whether an answer takes longer to make than to look up.
  var keepsAnswers: Bool { get }
}

/// Where a child is, relative to its parent's top left corner.
package struct ChildPlacement {
  /// Index of the child.
  package var child: Int
  /// The child's top left corner, in points.
  package var origin: Point
  /// The proposal that the child answers there.
  package var proposal: ProposedViewSize

  /// Creates a child placement.
  package init(child: Int, origin: Point, proposal: ProposedViewSize) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}

/// The defaults of a modifier that lets everything of its only child through.
extension LayoutRule {
  /// The child's answer.
  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(proposal) ?? .zero
  }

  /// The child at the view's own corner.
  package func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    node.child == nil ? [] : [ChildPlacement(child: 0, origin: .zero, proposal: proposal)]
  }

  /// The child's distances.
  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.child?.spacing ?? .standard
  }

  /// The child's priority.
  package func layoutPriority(_ node: LayoutNode) -> Double {
    node.child?.layoutPriority ?? 0
  }

  /// Whether the child is a spacer.
  package func isSpacer(_ node: LayoutNode) -> Bool {
    node.child?.isSpacer ?? false
  }

  /// The child's place in the order of drawing.
  package func zIndex(_ node: LayoutNode) -> Double {
    node.child?.zIndex ?? 0
  }

  /// The grid traits of the child.
  package func gridTraits(_ node: LayoutNode) -> GridTraits {
    node.child?.gridTraits ?? GridTraits()
  }

  /// None.
  package var ownGuide: Guide? { nil }

  /// The child's guides, which move with it.
  package func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    node.sharedGuide(guide, proposal, size: size)
  }

  /// Nothing.
  package func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets? { nil }

  /// None.
  package var attachedNodes: [LayoutNode] { [] }

  /// None.
  package func placedText(_ proposal: ProposedViewSize) -> PlacedText? { nil }

  /// The child's axes.
  package func endlessAxes(_ node: LayoutNode) -> EndlessAxes { node.child?.endlessAxes ?? [] }

  /// It does.
  package var keepsAnswers: Bool { true }
}

/// A button, toggle or link: it keeps its label's distance, and is no text for texts beside it.
///
/// Source: rows of links without explicit spacing on iOS, 31 points apart where a text is 20.33 high;
/// gaps of 8 points beside buttons with a border, whose padding hides the label's distance, on macOS 26.
struct ControlRule: LayoutRule {
  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let child = node.child, !child.isSpacer else { return .standard }
    return child.spacing.merged(with: .standard) { edge, _ in
      var edge = edge
      edge.line = nil
      edge.followsText = true
      return edge
    }
  }

  func isSpacer(_ node: LayoutNode) -> Bool { false }
}

/// A modifier without any effect on layout.
struct PassThroughRule: LayoutRule {}
