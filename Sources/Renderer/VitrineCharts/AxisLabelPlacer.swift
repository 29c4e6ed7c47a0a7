import VitrineGeometry
import VitrineModel

/// Positions the labels of axes and decides which are shown.
struct AxisLabelPlacer {
  let geometry: PlotGeometry
  let plot: Rect
  let isMirrored: Bool

  private var metrics: ChartMetrics { geometry.plan.metrics }

  /// The top left corners of labels below or above the plot.
  func horizontal(_ axis: AxisPlan, _ sizes: [Size]) -> [Point?] {
    let boxes = zip(axis.entries, sizes).map { entry, size in
      label(of: entry, axis, geometry.plan.x).map { horizontal(axis, entry, $0, size) }
    }
    return shown(boxes, axis) { ($0.minX, $0.maxX) }
  }

  /// The label of a value; `nil` for a centred label after the last value, which would be between
  /// the end of the axis and a value beyond it.
  private func label(
    of entry: AxisPlan.Entry, _ axis: AxisPlan, _ scale: PlotScale
  ) -> ChartAxisLabel? {
    guard let label = entry.item.label else { return nil }
    let isLast = entry.tick.next == nil && entry.tick.value >= scale.upper
    return isLast && axis.isCentered(label.centered) ? nil : label
  }

  private func horizontal(
    _ axis: AxisPlan, _ entry: AxisPlan.Entry, _ label: ChartAxisLabel, _ size: Size
  ) -> Rect {
    let isCentered = axis.isCentered(label.centered)
    let place = plot.minX + geometry.x(place(of: entry.tick, isCentered, geometry.plan.x))
    let spacing = label.verticalSpacing ?? metrics.labelSpacing
    let top: Double =
      switch (axis.side, axis.preset) {
      case (.top, .inset): plot.minY + spacing
      case (.top, _): plot.minY - spacing - size.height
      case (_, .inset): plot.maxY - spacing - size.height
      default: plot.maxY + spacing
      }
    let left: Double
    if let anchor = label.anchor {
      left = place - anchor.x * size.width
    } else if isCentered {
      left = place - size.width / 2
    } else if axis.preset == .aligned {
      // Assumed: centred, but within the plot.
      left = max(min(place - size.width / 2, plot.maxX - size.width), plot.minX)
    } else {
      left = place + (label.horizontalSpacing ?? metrics.labelIndent)
    }
    return Rect(origin: Point(x: left, y: top), size: size)
  }

  /// The top left corners of labels beside the plot.
  func vertical(_ axis: AxisPlan, _ sizes: [Size]) -> [Point?] {
    let boxes = zip(axis.entries, sizes).map { entry, size in
      label(of: entry, axis, geometry.plan.y).map { vertical(axis, entry, $0, size) }
    }
    return shown(boxes, axis) { ($0.minY, $0.maxY) }
  }

  private func vertical(
    _ axis: AxisPlan, _ entry: AxisPlan.Entry, _ label: ChartAxisLabel, _ size: Size
  ) -> Rect {
    let isCentered = axis.isCentered(label.centered)
    let place = plot.minY + geometry.y(place(of: entry.tick, isCentered, geometry.plan.y))
    let spacing = label.horizontalSpacing ?? metrics.labelSpacing
    let isRight = Side(axis.side, isMirrored: isMirrored) == .right
    let isInside = axis.preset == .inset
    let left: Double
    if isInside {
      left = isRight ? plot.maxX - spacing - size.width : plot.minX + spacing
    } else {
      left = isRight ? plot.maxX + spacing : plot.minX - spacing - size.width
    }
    // Assumed: inside the plot, labels are on their line.
    let anchor = label.anchor?.y ?? (isInside && !isCentered ? 1 : 0.5)
    return Rect(origin: Point(x: left, y: place - anchor * size.height), size: size)
  }

  /// The position of a label along its axis; for the last centred label, the end of the axis counts
  /// as the next value.
  private func place(of tick: AxisTick, _ isCentered: Bool, _ scale: PlotScale) -> Double {
    guard isCentered else { return tick.value }
    return tick.next == nil ? (tick.value + scale.upper) / 2 : tick.middle
  }

  /// The indices of the labels that don't overlap a label of higher priority or a previous one, and
  /// that don't extend beyond the end of their axis.
  ///
  /// Source: measured in pictures: the label of the last hour or day of the axis is omitted,
  /// although there is space beside the labels of the other axis; labels of numbers extend beyond
  /// the plot by half their width.
  private func shown(
    _ boxes: [Rect?], _ axis: AxisPlan, _ ends: (Rect) -> (Double, Double)
  ) -> [Point?] {
    var taken: [(Double, Double)] = []
    var corners = [Point?](repeating: nil, count: boxes.count)
    for index in order(of: axis.entries).prefix(boxes.count) {
      guard let box = boxes[index], let label = axis.entries[index].item.label,
        reachesIn(box, label, axis)
      else { continue }
      if label.resolvesCollisions {
        let (start, end) = ends(box)
        let room = (label.minimumSpacing ?? 0) - AxisLabelPlacer.tolerance
        if taken.contains(where: { start < $0.1 + room && end > $0.0 - room }) { continue }
        taken.append((start, end))
      }
      corners[index] = Point(x: box.minX + label.offsetX, y: box.minY + label.offsetY)
    }
    return corners
  }

  /// Indices by descending priority, then in order.
  private func order(of entries: [AxisPlan.Entry]) -> [Int] {
    let priorities = entries.map { $0.item.label?.collisionPriority ?? 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return Array(entries.indices) }
    return entries.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
  }

  /// Whether a label ends within its axis.
  private func reachesIn(_ box: Rect, _ label: ChartAxisLabel, _ axis: AxisPlan) -> Bool {
    guard axis.side == .top || axis.side == .bottom, label.resolvesCollisions,
      label.anchor == nil, !axis.isCentered(label.centered)
    else { return true }
    return box.maxX <= plot.maxX + AxisLabelPlacer.tolerance
  }

  /// The tolerated overlap of text boxes in points, less than a pixel.
  private static let tolerance = 0.25
}

extension ChartAxisLabel {
  /// Whether the label is hidden if it overlaps another one.
  fileprivate var resolvesCollisions: Bool {
    collisionResolution != .disabled && collisionResolution != .truncate
  }
}
