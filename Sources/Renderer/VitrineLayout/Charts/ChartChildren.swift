import VitrineCharts
import VitrineGeometry

/// The children of a chart around its plot, measured.
struct ChartChildren {
  private(set) var sizes = ChartSizes()
  /// The rows of the chart's own legend.
  private(set) var flow: LegendFlow?
  private var extents: [Size]
  private var proposals: [ProposedViewSize]
  private let rule: ChartRule

  init(rule: ChartRule, node: LayoutNode, width: Double) {
    self.rule = rule
    let wide = ProposedViewSize(width: width, height: nil)
    let none = ProposedViewSize(Size.zero)
    proposals = rule.slots.map { slot in
      switch slot {
      case .legend: wide
      case .xArea, .yArea: none
      default: .unspecified
      }
    }
    extents = zip(proposals, node.children.dropFirst()).map { $1.size($0) }
    takeSizes(width)
    truncateLabels(node, width)
  }

  /// The size of a child after the plot, as it is measured before it is turned.
  func size(of index: Int) -> Size { extents[index] }

  /// The proposal for a child.
  func proposal(of index: Int) -> ProposedViewSize { proposals[index] }

  private mutating func takeSizes(_ width: Double) {
    var sizes = ChartSizes()
    sizes.xLabels = rule.plan.xAxis.map { [Size](repeating: .zero, count: $0.entries.count) }
    sizes.yLabels = rule.plan.yAxis.map { [Size](repeating: .zero, count: $0.entries.count) }
    sizes.xTitles = [Size](repeating: .zero, count: rule.plan.chart.xAxis.titles.count)
    sizes.yTitles = [Size](repeating: .zero, count: rule.plan.chart.yAxis.titles.count)
    var entries: [Size] = []
    for (slot, extent) in zip(rule.slots, extents) {
      let turned = rule.isTurned(slot) ? Size(width: extent.height, height: extent.width) : extent
      switch slot {
      case .xLabel(let set, let entry): sizes.xLabels[set][entry] = turned
      case .yLabel(let set, let entry): sizes.yLabels[set][entry] = turned
      case .xTitle(let index): sizes.xTitles[index] = extent
      case .yTitle(let index): sizes.yTitles[index] = extent
      case .legend: sizes.legend = extent
      case .legendEntry: entries.append(extent)
      case .xArea: sizes.xArea = extent
      case .yArea: sizes.yArea = extent
      case .annotation: break
      }
    }
    let isBeside = rule.plan.chart.legend.isBeside
    flow = entries.isEmpty ? nil : LegendFlow(entries, width: isBeside ? 0 : width)
    sizes.legend = flow?.size ?? sizes.legend
    self.sizes = sizes
  }

  /// Proposes the space of one value to labels below or above the plot that can be truncated.
  private mutating func truncateLabels(_ node: LayoutNode, _ width: Double) {
    let isTruncated = rule.slots.map { slot -> Int? in
      guard case .xLabel(let set, let entry) = slot,
        rule.plan.xAxis[set].entries[entry].item.label?.collisionResolution == .truncate
      else { return nil }
      return rule.plan.xAxis[set].entries.count
    }
    guard isTruncated.contains(where: { $0 != nil }) else { return }
    let size = Size(width: width, height: 0)
    let plot = ChartLayout(rule.plan, sizes, in: size, isMirrored: rule.isMirrored).plot
    for case (let index, let count?) in isTruncated.enumerated() {
      proposals[index] = ProposedViewSize(width: plot.width / Double(count), height: nil)
      extents[index] = node.children[index + 1].size(proposals[index])
    }
    takeSizes(width)
  }
}
