import VitrineGeometry
import VitrineModel

/// Lets a view that touches the safe area's edge extend beyond it when it is drawn.
///
/// The answer is that of the view for the space inside, so that its container is not affected. A
/// view that does not take the larger space is moved to its edge (assumed).
///
/// Source: reconstructed SwiftUI sources for the edges that count.
struct SafeAreaExtensionRule: LayoutRule {
  let edges: EdgeSet

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    guard let child = node.child else { return [] }
    let reach = node.safeReach.limited(to: edges)
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + reach.horizontal },
      height: proposal.height.map { $0 + reach.vertical })
    let own = child.size(offer)
    let origin = Point(
      x: start(reach.leading, reach.trailing, size.width, own.width),
      y: start(reach.top, reach.bottom, size.height, own.height))
    return [ChildPlacement(child: 0, origin: origin, proposal: offer)]
  }

  /// What is in the view has no margins at these edges any more.
  func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets? {
    let reach = node.safeReach.limited(to: edges)
    return EdgeInsets(
      top: -reach.top, leading: -reach.leading, bottom: -reach.bottom, trailing: -reach.trailing)
  }

  /// The near edge of a view of extent `own` in a box of extent `size` that reaches further.
  private func start(_ near: Double, _ far: Double, _ size: Double, _ own: Double) -> Double {
    far > 0 && near == 0 ? size + far - own : -near
  }
}

/// Room around a view that counts as a part of the safe area's margins.
struct SafeAreaPaddingRule: UnrankedRule {
  let padding: PaddingRule

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    padding.sizeThatFits(proposal, node)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    padding.placements(proposal, size: size, node)
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { padding.spacing(node) }

  func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets? { padding.insets }
}

/// A view with a second one at an edge, for which it makes room.
///
/// Source: reconstructed SwiftUI sources: the first view is offered the space that the second one
/// and the gap leave. That the second one is offered the whole space, and that the first one
/// decides about the extent along the edge, is assumed.
struct SafeAreaInsetRule: UnrankedRule {
  let inset: SafeAreaInset

  private var axis: Axis {
    inset.edge == .top || inset.edge == .bottom ? .vertical : .horizontal
  }

  private var isNear: Bool { inset.edge == .top || inset.edge == .leading }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let taken = taken(proposal, node)
    var size = node.children[0].size(offer(proposal, taken))
    size[axis] = max(0, size[axis] + taken)
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let taken = taken(proposal, node)
    let bar = node.children[1]
    let own = bar.size(proposal)
    var corner = bar.origin(inset.alignment, in: size, proposal)
    let start = isNear ? 0 : size[axis] - own[axis]
    if axis == .vertical { corner.y = start } else { corner.x = start }
    let main = Size(axis, main: isNear ? taken : 0, cross: 0)
    return [
      ChildPlacement(
        child: 0, origin: Point(x: main.width, y: main.height), proposal: offer(proposal, taken)),
      ChildPlacement(child: 1, origin: corner, proposal: proposal),
    ]
  }

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    guard let place = node.child?.explicitGuide(guide, offer(proposal, taken(proposal, node)))
    else { return nil }
    if case .horizontal = guide, axis == .vertical { return place }
    if case .vertical = guide, axis == .horizontal { return place }
    return isNear ? place + taken(proposal, node) : place
  }

  func insets(for placement: ChildPlacement, _ node: LayoutNode) -> EdgeInsets? {
    guard placement.child == 0 else { return nil }
    let taken = node.frame.size[axis] - node.children[0].size(placement.proposal)[axis]
    var insets = EdgeInsets.zero
    switch inset.edge {
    case .top: insets.top = taken
    case .leading: insets.leading = taken
    case .bottom: insets.bottom = taken
    case .trailing: insets.trailing = taken
    }
    return insets
  }

  /// The space that the second view and the gap take, in points.
  private func taken(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Double {
    let main = node.children[0].spacing
    let bar = node.children[1].spacing
    let gap =
      inset.spacing
      ?? (isNear ? bar.distance(to: main, along: axis) : main.distance(to: bar, along: axis))
    return node.children[1].size(proposal)[axis] + gap
  }

  private func offer(_ proposal: ProposedViewSize, _ taken: Double) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - taken) }
    return offer
  }
}
