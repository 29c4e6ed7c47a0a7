import VitrineGeometry
import VitrineModel

/// Views in a row or a column.
///
/// The algorithm is SwiftUI's as recorded on macOS 26 in more than two hundred cases: space is
/// distributed by priority, within a priority to the least flexible view first, each with an equal
/// share of the rest. One object belongs to one stack, for which it keeps its distribution.
final class StackRule: ContainerRule {
  /// How views are aligned across the stack.
  enum CrossAlignment {
    /// In a column.
    case horizontal(HorizontalAlignment)
    /// In a row.
    case vertical(VerticalAlignment)
  }

  let axis: Axis
  let spacing: Double?
  let alignment: CrossAlignment
  /// Where across the stack its views are aligned, from 0 to 1.
  let crossFraction: Double
  /// Whether views that set no guide can be aligned elsewhere than at `crossFraction`.
  private let followsText: Bool
  // Unchecked, like the values of a node.
  @exclusivity(unchecked) private var distribution: StackDistribution?

  init(axis: Axis, spacing: Double?, alignment: CrossAlignment) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    switch alignment {
    case .horizontal(let guide): (crossFraction, followsText) = (guide.fraction, false)
    case .vertical(let guide): (crossFraction, followsText) = (guide.fraction, guide.followsText)
    }
  }

  /// The rule of a row.
  convenience init(_ stack: HStack) {
    self.init(axis: .horizontal, spacing: stack.spacing, alignment: .vertical(stack.alignment))
  }

  /// The rule of a column.
  convenience init(_ stack: VStack) {
    self.init(axis: .vertical, spacing: stack.spacing, alignment: .horizontal(stack.alignment))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let found = distributed(proposal, node)
    let main = found.shares.reduce(found.plan.totalGap) { $0 + $1.size[axis] }
    let band = CrossBand(found.children, found.shares, self)
    return Size(axis, main: main, cross: band.high - band.low)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    // When no cross size was proposed, children are placed by a second solution in which they are
    // offered the cross size that came out of the first one (recorded).
    var proposal = proposal
    let cross = axis.perpendicular
    if proposal[cross] == nil { proposal[cross] = size[cross] }
    let found = distributed(proposal, node)
    let band = CrossBand(found.children, found.shares, self)
    var position = 0.0
    return found.shares.enumerated().map { index, share in
      position += found.plan.gaps[index]
      let start = start(of: node.children[index], share)
      let corner = Size(axis, main: position, cross: start - band.low)
      position += share.size[axis]
      return ChildPlacement(
        child: index, origin: Point(x: corner.width, y: corner.height), proposal: share.proposal)
    }
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let first = node.children.first?.spacing, let last = node.children.last?.spacing else {
      return .zero
    }
    var result = first
    for child in node.children.dropFirst() {
      if axis == .horizontal {
        result.top = result.top.union(child.spacing.top)
        result.bottom = result.bottom.union(child.spacing.bottom)
      } else {
        result.leading = result.leading.union(child.spacing.leading)
        result.trailing = result.trailing.union(child.spacing.trailing)
      }
    }
    if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
    return result
  }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes {
    let axes = node.children.reduce([] as EndlessAxes) { $0.union($1.endlessAxes) }
    // Where guides decide, the extent across the stack is not that of the largest child.
    return followsText || node.setsGuides ? axes.intersection(EndlessAxes(axis)) : axes
  }

  func layoutPriority(_ node: LayoutNode) -> Double {
    node.children.count == 1 ? node.children[0].layoutPriority : 0
  }

  /// The node's distribution, with the shares for a proposal.
  private func distributed(
    _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> StackDistribution {
    let distribution =
      self.distribution
      ?? StackDistribution(axis: axis, spacing: spacing, children: node.children)
    self.distribution = distribution
    distribution.distribute(proposal)
    return distribution
  }
}

extension StackRule {
  /// The near edge of a child, counted from the line that all are aligned in.
  fileprivate func start(of child: LayoutNode, _ share: StackDistribution.Share) -> Double {
    if !followsText, !child.setsGuides {
      return -crossFraction.share(of: share.size[axis.perpendicular])
    }
    return switch alignment {
    case .horizontal(let guide): -child.guide(guide, share.proposal, size: share.size)
    case .vertical(let guide): -child.guide(guide, share.proposal, size: share.size)
    }
  }
}

/// The extent of a stack's children across it, when all are aligned in one line.
struct CrossBand {
  /// The near edge of the band; the union begins with nothing at the line (recorded).
  private(set) var low = 0.0
  /// The far edge of the band.
  private(set) var high = 0.0

  init(_ children: [LayoutNode], _ shares: [StackDistribution.Share], _ rule: StackRule) {
    let cross = rule.axis.perpendicular
    for index in shares.indices {
      let start = rule.start(of: children[index], shares[index])
      low = min(low, start)
      high = max(high, shares[index].size[cross] + start)
    }
  }
}
