import VitrineModel

/// How one kind of view answers proposals and places its children.
///
/// Answers are functions of the proposal and of the children's answers alone, so that a node may
/// keep them. Nothing is rounded here: pixels come in when the display list is built.
protocol LayoutRule {
  /// The view's size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size

  /// Where the children stand when the view was given `size` for `proposal`.
  func arrange(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [Placement]

  /// The distances the view prefers to its neighbours.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// The order in which a stack gives the view its room; higher comes first.
  func layoutPriority(_ node: LayoutNode) -> Double

  /// Whether spacing and axis of a spacer shine through the view.
  func isSpacer(_ node: LayoutNode) -> Bool

  /// A text baseline of the view's own, from its top edge in points; `nil` without text.
  func baseline(
    _ guide: VerticalAlignment, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double?
}

/// Where a child stands, relative to its parent's top left corner.
struct Placement {
  /// Index of the child.
  var child: Int
  /// The child's top left corner, in points.
  var origin: Point
  /// The proposal that the child answers there.
  var proposal: ProposedViewSize
}

/// The defaults of a modifier that lets everything of its only child through.
extension LayoutRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.child?.size(proposal) ?? .zero
  }

  func arrange(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [Placement] {
    node.child == nil ? [] : [Placement(child: 0, origin: .zero, proposal: proposal)]
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.child?.spacing ?? .standard
  }

  func layoutPriority(_ node: LayoutNode) -> Double {
    node.child?.layoutPriority ?? 0
  }

  func isSpacer(_ node: LayoutNode) -> Bool {
    node.child?.isSpacer ?? false
  }

  /// Combines the children's baselines: the first is the topmost, the last the bottommost.
  ///
  /// Source: recorded on macOS (a column of 13 and 26 point texts has its first baseline at 13 and
  /// its last one at 49).
  func baseline(
    _ guide: VerticalAlignment, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    let values = arrange(proposal, size: size, node).compactMap { placement in
      node.children[placement.child].baseline(guide, placement.proposal).map {
        $0 + placement.origin.y
      }
    }
    return guide == .firstTextBaseline ? values.min() : values.max()
  }
}

/// A rule for views without children.
protocol LeafRule: LayoutRule {}

extension LeafRule {
  func arrange(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [Placement] { [] }

  func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
  func layoutPriority(_ node: LayoutNode) -> Double { 0 }
  func isSpacer(_ node: LayoutNode) -> Bool { false }

  func baseline(
    _ guide: VerticalAlignment, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? { nil }
}

/// A modifier without any effect on layout.
struct PassThroughRule: LayoutRule {}
