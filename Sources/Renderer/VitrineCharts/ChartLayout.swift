import VitrineGeometry
import VitrineModel

/// The size of everything around a plot, in points.
package struct ChartSizes: Sendable {
  /// Labels of each set of the horizontal axis, in the order of its entries.
  package var xLabels: [[Size]] = []
  /// Labels of each set of the vertical axis, in the order of its entries.
  package var yLabels: [[Size]] = []
  /// Titles of the horizontal axis.
  package var xTitles: [Size] = []
  /// Titles of the vertical axis.
  package var yTitles: [Size] = []
  /// The legend; `nil` without one.
  package var legend: Size?
  /// The least size of the area with the labels of the horizontal axis.
  package var xArea = Size.zero
  /// The least size of the area with the labels of the vertical axis.
  package var yArea = Size.zero

  /// Creates sizes of zero.
  package init() {}
}

/// The frames of a chart's plot, labels, titles and legend, in points from the chart's top left
/// corner.
package struct ChartLayout: Sendable {
  /// The frame of the plot.
  package private(set) var plot = Rect.zero
  /// The top left corners of the labels of the horizontal axis; `nil` for a label that is hidden
  /// because it doesn't fit.
  package private(set) var xLabels: [[Point?]] = []
  /// The top left corners of the labels of the vertical axis; `nil` for a label that is hidden
  /// because it doesn't fit.
  package private(set) var yLabels: [[Point?]] = []
  /// The top left corners of the titles of the horizontal axis.
  package private(set) var xTitles: [Point] = []
  /// The top left corners of the titles of the vertical axis.
  package private(set) var yTitles: [Point] = []
  /// The top left corner of the legend.
  package private(set) var legend: Point?
  /// The area with the labels of the horizontal axis.
  package private(set) var xArea = Rect.zero
  /// The area with the labels of the vertical axis.
  package private(set) var yArea = Rect.zero

  /// Lays a chart out.
  ///
  /// - Parameter isMirrored: whether the leading edge is on the right. Assumed: axes change their
  ///   sides; values still increase from left to right.
  package init(_ plan: ChartPlan, _ sizes: ChartSizes, in size: Size, isMirrored: Bool) {
    let insets = ChartInsets(plan, sizes, isMirrored: isMirrored)
    plot = insets.plot(in: size)
    let labels = AxisLabelPlacer(
      geometry: PlotGeometry(plan, size: plot.size), plot: plot, isMirrored: isMirrored)
    xLabels = zip(plan.xAxis, sizes.xLabels).map { labels.horizontal($0, $1) }
    yLabels = zip(plan.yAxis, sizes.yLabels).map { labels.vertical($0, $1) }
    xTitles = zip(plan.chart.xAxis.titles, sizes.xTitles).map {
      insets.corner(of: $0, .horizontal, $1, around: plot)
    }
    yTitles = zip(plan.chart.yAxis.titles, sizes.yTitles).map {
      insets.corner(of: $0, .vertical, $1, around: plot)
    }
    legend = sizes.legend.map { insets.legendCorner($0, in: size, plot) }
    if let axis = plan.xAxis.first { xArea = insets.area(axis, around: plot) }
    if let axis = plan.yAxis.first { yArea = insets.area(axis, around: plot) }
  }
}

/// The side of a rectangle on the screen.
enum Side: Hashable {
  case top, bottom, left, right

  init(_ side: AxisPlan.Side, isMirrored: Bool) {
    self =
      switch side {
      case .top: .top
      case .bottom: .bottom
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      }
  }

  init?(_ position: ChartAnnotation.Position, isMirrored: Bool) {
    switch position {
    case .top, .topLeading, .topTrailing: self = .top
    case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
    case .leading: self = isMirrored ? .right : .left
    case .trailing: self = isMirrored ? .left : .right
    case .automatic, .overlay: return nil
    }
  }
}

/// The space around a plot, by side.
struct ChartInsets {
  private let plan: ChartPlan
  private let isMirrored: Bool
  /// The space for labels on each side.
  private var labels: [Side: Double] = [:]
  /// The space for titles outside the labels.
  private var titles: [Side: Double] = [:]
  /// The space for the legend outside the titles.
  private var legend: [Side: Double] = [:]

  init(_ plan: ChartPlan, _ sizes: ChartSizes, isMirrored: Bool) {
    self.plan = plan
    self.isMirrored = isMirrored
    takeLabels(plan.xAxis, sizes.xLabels) { $0.height }
    takeLabels(plan.yAxis, sizes.yLabels) { $0.width }
    takeArea(plan.xAxis.first, sizes.xArea.height)
    takeArea(plan.yAxis.first, sizes.yArea.width)
    takeTitles(plan.chart.xAxis.titles, .horizontal, sizes.xTitles)
    takeTitles(plan.chart.yAxis.titles, .vertical, sizes.yTitles)
    if let size = sizes.legend {
      let spacing = plan.chart.legend.spacing ?? plan.metrics.legendSpacing
      let side = legendSide
      legend[side] = spacing + (side == .left || side == .right ? size.width : size.height)
    }
  }

  /// Reserves space for labels, rounded up to whole points.
  ///
  /// Source: measured in pictures: 6, 11, 14, 15 and 16 points beside the plot for labels of 9
  /// points, 11 below it.
  private mutating func takeLabels(
    _ axes: [AxisPlan], _ sizes: [[Size]], _ extent: (Size) -> Double
  ) {
    for (axis, sizes) in zip(axes, sizes) where axis.preset != .inset {
      let side = Side(axis.side, isMirrored: isMirrored)
      for (entry, size) in zip(axis.entries, sizes) {
        guard let label = entry.item.label else { continue }
        let isSide = side == .left || side == .right
        let spacing =
          (isSide ? label.horizontalSpacing : label.verticalSpacing) ?? plan.metrics.labelSpacing
        labels[side] = max(labels[side] ?? 0, extent(size).rounded(.up) + spacing)
      }
      if axis.entries.contains(where: { $0.item.tick != nil }) {
        labels[side] = max(labels[side] ?? 0, plan.metrics.tickLength)
      }
    }
  }

  /// Reserves the space that the style of an axis takes.
  private mutating func takeArea(_ axis: AxisPlan?, _ extent: Double) {
    guard let axis, extent > 0 else { return }
    let side = Side(axis.side, isMirrored: isMirrored)
    labels[side] = max(labels[side] ?? 0, extent)
  }

  /// The area with the labels of an axis, as long as the plot.
  func area(_ axis: AxisPlan, around plot: Rect) -> Rect {
    let side = Side(axis.side, isMirrored: isMirrored)
    let extent = labels[side] ?? 0
    switch side {
    case .top: return Rect(x: plot.minX, y: plot.minY - extent, width: plot.width, height: extent)
    case .bottom: return Rect(x: plot.minX, y: plot.maxY, width: plot.width, height: extent)
    case .left: return Rect(x: plot.minX - extent, y: plot.minY, width: extent, height: plot.height)
    case .right: return Rect(x: plot.maxX, y: plot.minY, width: extent, height: plot.height)
    }
  }

  private mutating func takeTitles(_ titles: [ChartAxisTitle], _ axis: Axis, _ sizes: [Size]) {
    for (title, size) in zip(titles, sizes) {
      let side = side(of: title, axis)
      let extent = side == .left || side == .right ? size.width : size.height
      let spacing = title.spacing ?? plan.metrics.titleSpacing
      self.titles[side] = max(self.titles[side] ?? 0, extent + spacing)
    }
  }

  /// Assumed: by default, a title is below the horizontal axis, and above the vertical one.
  private func side(of title: ChartAxisTitle, _ axis: Axis) -> Side {
    Side(title.position, isMirrored: isMirrored) ?? (axis == .horizontal ? .bottom : .top)
  }

  /// The side of the legend; below by default.
  ///
  /// Source: Apple's documentation of `chartLegend(position:alignment:spacing:)`.
  private var legendSide: Side {
    Side(plan.chart.legend.position, isMirrored: isMirrored) ?? .bottom
  }

  private func inset(_ side: Side) -> Double {
    (labels[side] ?? 0) + (titles[side] ?? 0) + (legend[side] ?? 0)
  }

  /// The space that remains for the plot.
  func plot(in size: Size) -> Rect {
    Rect(
      x: min(inset(.left), size.width), y: min(inset(.top), size.height),
      width: max(0, size.width - inset(.left) - inset(.right)),
      height: max(0, size.height - inset(.top) - inset(.bottom)))
  }

  /// The corner of a title beyond the labels.
  func corner(of title: ChartAxisTitle, _ axis: Axis, _ size: Size, around plot: Rect) -> Point {
    let side = side(of: title, axis)
    let spacing = title.spacing ?? plan.metrics.titleSpacing
    let alignment = title.alignment ?? (axis == .horizontal ? .center : endOfAxis)
    let along = share(alignment)
    switch side {
    case .top:
      return Point(
        x: plot.minX + (plot.width - size.width) * along,
        y: plot.minY - (labels[.top] ?? 0) - spacing - size.height)
    case .bottom:
      return Point(
        x: plot.minX + (plot.width - size.width) * along,
        y: plot.maxY + (labels[.bottom] ?? 0) + spacing)
    case .left:
      return Point(
        x: plot.minX - (labels[.left] ?? 0) - spacing - size.width,
        y: plot.minY + (plot.height - size.height) * alignment.vertical.fraction)
    case .right:
      return Point(
        x: plot.maxX + (labels[.right] ?? 0) + spacing,
        y: plot.minY + (plot.height - size.height) * alignment.vertical.fraction)
    }
  }

  /// Assumed: a title above the plot is aligned with the side of its axis.
  private var endOfAxis: Alignment {
    var alignment = Alignment.center
    alignment.horizontal = plan.yAxis.first?.side == .leading ? .leading : .trailing
    return alignment
  }

  private func share(_ alignment: Alignment) -> Double {
    let fraction = alignment.horizontal.fraction
    return isMirrored ? 1 - fraction : fraction
  }

  /// The corner of the legend at the chart's edge, aligned with the start of the plot.
  func legendCorner(_ legend: Size, in size: Size, _ plot: Rect) -> Point {
    let alignment = plan.chart.legend.alignment
    let along = alignment.map(share) ?? (isMirrored ? 1 : 0)
    let down = alignment?.vertical.fraction ?? 0
    switch legendSide {
    case .top: return Point(x: (size.width - legend.width) * along, y: 0)
    case .bottom:
      return Point(x: (size.width - legend.width) * along, y: size.height - legend.height)
    case .left: return Point(x: 0, y: plot.minY + (plot.height - legend.height) * down)
    case .right:
      return Point(
        x: size.width - legend.width, y: plot.minY + (plot.height - legend.height) * down)
    }
  }
}
