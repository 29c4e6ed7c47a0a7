import VitrineCharts
import VitrineGeometry
import VitrineModel

/// A chart takes all the space that it is offered, and its plot the part that labels leave.
///
/// Source: pictures of iOS: a chart fills its frame.
struct ChartRule: ContainerRule {
  let plan: ChartPlan
  /// The roles of the children after the plot.
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
      if let area = layout.area(of: slot) {
        let proposal = ProposedViewSize(area.size)
        placements.append(placement(index + 1, area.origin, proposal, area.size, size))
        continue
      }
      let extent = children.size(of: index)
      guard var corner = corner(of: slot, extent, layout, children, size) else { continue }
      if isTurned(slot) {
        // The view turns around its middle, which is that of its place.
        corner.x += (extent.height - extent.width) / 2
        corner.y += (extent.width - extent.height) / 2
      }
      placements.append(placement(index + 1, corner, children.proposal(of: index), extent, size))
    }
    return placements
  }

  /// Whether a label runs downwards or upwards.
  func isTurned(_ slot: ChartSlot) -> Bool {
    let label: ChartAxisLabel? =
      switch slot {
      case .xLabel(let set, let entry): plan.xAxis[set].entries[entry].item.label
      case .yLabel(let set, let entry): plan.yAxis[set].entries[entry].item.label
      default: nil
      }
    return label.map { $0.orientation != .horizontal } ?? false
  }

  /// A child whose position is measured from the left, in a box that can be mirrored.
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
    case .xArea, .yArea: return nil
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

extension ChartLayout {
  /// The area that a slot fills; `nil` for a view with a size of its own.
  fileprivate func area(of slot: ChartSlot) -> Rect? {
    switch slot {
    case .xArea: xArea
    case .yArea: yArea
    default: nil
    }
  }
}
