import VitrineCharts
import VitrineModel

/// A chart takes all the room it is offered, and puts its plot where labels leave it.
///
/// Source: pictures of iOS: a chart fills its frame.
struct ChartRule: ContainerRule {
  let plan: ChartPlan
  /// What the children after the plot are.
  let slots: [ChartSlot]
  let isMirrored: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions(
      by: Size(width: ShapeRule.ideal, height: ShapeRule.ideal))
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    guard size.width.isFinite, size.height.isFinite, !node.children.isEmpty else { return [] }
    let children = ChartChildren(rule: self, node: node, width: size.width)
    let layout = ChartLayout(plan, children.sizes, in: size, isMirrored: isMirrored)
    var placements = [
      placement(0, layout.plot.origin, ProposedViewSize(layout.plot.size), layout.plot.size, size)
    ]
    for (index, slot) in slots.enumerated() {
      let extent = children.size(of: index)
      guard let corner = corner(of: slot, extent, layout, children, size) else { continue }
      placements.append(placement(index + 1, corner, children.proposal(of: slot), extent, size))
    }
    return placements
  }

  /// A child whose place is counted from the left, in a box that may be mirrored.
  private func placement(
    _ child: Int, _ corner: Point, _ proposal: ProposedViewSize, _ extent: Size, _ size: Size
  ) -> ChildPlacement {
    let x = isMirrored ? size.width - corner.x - extent.width : corner.x
    return ChildPlacement(child: child, origin: Point(x: x, y: corner.y), proposal: proposal)
  }

  private func corner(
    of slot: ChartSlot, _ extent: Size, _ layout: ChartLayout, _ children: ChartChildren,
    _ size: Size
  ) -> Point? {
    switch slot {
    case .xLabel(let set, let entry): return layout.xLabels[set][entry]
    case .yLabel(let set, let entry): return layout.yLabels[set][entry]
    case .xTitle(let index): return layout.xTitles[index]
    case .yTitle(let index): return layout.yTitles[index]
    case .legend: return layout.legend
    case .legendEntry(let index):
      guard let corner = layout.legend, let flow = children.flow else { return nil }
      let entry = flow.corners[index]
      let height = flow.size.height == 0 ? 0 : entry.y
      let x = isMirrored ? flow.size.width - entry.x - extent.width : entry.x
      return Point(x: corner.x + x, y: corner.y + height)
    case .annotation(let mark, let index):
      let annotation = plan.chart.marks[mark].annotations[index]
      return AnnotationPlacer(plan: plan, layout: layout, isMirrored: isMirrored)
        .corner(of: annotation, mark: mark, extent, in: size)
    }
  }
}

/// The children of a chart around its plot, measured.
struct ChartChildren {
  let sizes: ChartSizes
  /// The rows of the chart's own legend.
  let flow: LegendFlow?
  private let extents: [Size]
  private let width: Double

  init(rule: ChartRule, node: LayoutNode, width: Double) {
    self.width = width
    let wide = ProposedViewSize(width: width, height: nil)
    extents = rule.slots.indices.map { index in
      node.children[index + 1].size(rule.slots[index] == .legend ? wide : .unspecified)
    }
    var sizes = ChartSizes()
    sizes.xLabels = rule.plan.xAxis.map { [Size](repeating: .zero, count: $0.entries.count) }
    sizes.yLabels = rule.plan.yAxis.map { [Size](repeating: .zero, count: $0.entries.count) }
    sizes.xTitles = [Size](repeating: .zero, count: rule.plan.chart.xAxis.titles.count)
    sizes.yTitles = [Size](repeating: .zero, count: rule.plan.chart.yAxis.titles.count)
    var entries = [Size](repeating: .zero, count: rule.plan.styles.entries.count)
    var hasEntries = false
    for (slot, extent) in zip(rule.slots, extents) {
      switch slot {
      case .xLabel(let set, let entry): sizes.xLabels[set][entry] = extent
      case .yLabel(let set, let entry): sizes.yLabels[set][entry] = extent
      case .xTitle(let index): sizes.xTitles[index] = extent
      case .yTitle(let index): sizes.yTitles[index] = extent
      case .legend: sizes.legend = extent
      case .legendEntry(let index):
        entries[index] = extent
        hasEntries = true
      case .annotation: break
      }
    }
    flow = hasEntries ? LegendFlow(entries, width: width) : nil
    sizes.legend = flow?.size ?? sizes.legend
    self.sizes = sizes
  }

  /// The size of a child after the plot.
  func size(of index: Int) -> Size { extents[index] }

  /// What a child was offered.
  func proposal(of slot: ChartSlot) -> ProposedViewSize {
    slot == .legend ? ProposedViewSize(width: width, height: nil) : .unspecified
  }
}
