import VitrineGeometry

/// A container that overlays its children and aligns them in one point.
///
/// Source: recorded on macOS 26: the size comes from the children of the highest priority; then all
/// children are offered that size.
struct ZStackRule: ContainerRule {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    leaders(node).reduce(.zero) { size, child in
      let answer = child.size(proposal)
      return Size(
        width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    let leaders = leaders(node)
    let x = leaders.map { $0.guide(alignment.horizontal, offer) }.max() ?? 0
    let y = leaders.map { $0.guide(alignment.vertical, offer) }.max() ?? 0
    return node.children.enumerated().map { index, child in
      ChildPlacement(
        child: index,
        origin: Point(
          x: x - child.guide(alignment.horizontal, offer),
          y: y - child.guide(alignment.vertical, offer)),
        proposal: offer)
    }
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    let all = leaders(node).map(\.spacing)
    guard let first = all.first else { return .zero }
    return all.dropFirst().reduce(first) { $0.merged(with: $1, by: common) }
  }

  func layoutPriority(_ node: LayoutNode) -> Double {
    node.children.count == 1 ? node.children[0].layoutPriority : 0
  }

  private func leaders(_ node: LayoutNode) -> [LayoutNode] {
    let highest = node.children.map(\.layoutPriority).max() ?? 0
    return node.children.filter { $0.layoutPriority == highest }
  }

  /// One view without a distance of its own makes the whole stack go without (recorded).
  private func common(
    _ first: ViewSpacing.EdgePreference, _ second: ViewSpacing.EdgePreference
  ) -> ViewSpacing.EdgePreference {
    var edge = first.union(second)
    if first.distance == nil || second.distance == nil { edge.distance = nil }
    return edge
  }
}
