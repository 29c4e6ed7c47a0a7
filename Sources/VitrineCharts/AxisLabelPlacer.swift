import VitrineModel

/// Where the labels of axes stand, and which of them have room.
struct AxisLabelPlacer {
  let geometry: PlotGeometry
  let plot: Rect
  let isMirrored: Bool

  private var metrics: ChartMetrics { geometry.plan.metrics }

  /// Corners of labels below or above the plot.
  func horizontal(_ axis: AxisPlan, _ sizes: [Size]) -> [Point?] {
    let boxes = zip(axis.entries, sizes).map { entry, size in
      entry.item.label.map { horizontal(axis, entry, $0, size) }
    }
    return shown(boxes, axis) { ($0.minX, $0.maxX) }
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
      // Centred, but not beyond the plot (assumed).
      left = max(min(place - size.width / 2, plot.maxX - size.width), plot.minX)
    } else {
      left = place + (label.horizontalSpacing ?? metrics.labelIndent)
    }
    return Rect(origin: Point(x: left, y: top), size: size)
  }

  /// Corners of labels beside the plot.
  func vertical(_ axis: AxisPlan, _ sizes: [Size]) -> [Point?] {
    let boxes = zip(axis.entries, sizes).map { entry, size in
      entry.item.label.map { vertical(axis, entry, $0, size) }
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
    // Inside of the plot labels stand on their line (assumed).
    let anchor = label.anchor?.y ?? (isInside && !isCentered ? 1 : 0.5)
    return Rect(origin: Point(x: left, y: place - anchor * size.height), size: size)
  }

  /// The value at which a label stands; the last of those in the middle has the end of the axis as
  /// its neighbour.
  private func place(of tick: AxisTick, _ isCentered: Bool, _ scale: PlotScale) -> Double {
    guard isCentered else { return tick.value }
    return tick.next == nil ? (tick.value + scale.upper) / 2 : tick.middle
  }

  /// The labels that do not meet one before them, and that do not reach beyond the end of the axis
  /// they stand along.
  ///
  /// Source: read off: the label of the hour or day that ends the axis is left out, though there is
  /// room beside the labels of the other axis; labels of numbers reach beyond the plot by half.
  private func shown(
    _ boxes: [Rect?], _ axis: AxisPlan, _ ends: (Rect) -> (Double, Double)
  ) -> [Point?] {
    var taken: [(Double, Double)] = []
    return zip(boxes, axis.entries).map { box, entry in
      guard let box, let label = entry.item.label else { return nil }
      guard label.collisionResolution != .disabled else { return box.origin }
      let (start, end) = ends(box)
      let isBeside = axis.side == .top || axis.side == .bottom
      if isBeside, !axis.isCentered(label.centered), label.anchor == nil,
        end > plot.maxX + AxisLabelPlacer.tolerance
      {
        return nil
      }
      let meets = taken.contains {
        start < $0.1 - AxisLabelPlacer.tolerance && end > $0.0 + AxisLabelPlacer.tolerance
      }
      if meets { return nil }
      taken.append((start, end))
      return box.origin
    }
  }

  /// What boxes of text may overlap by, in points: less than a pixel.
  private static let tolerance = 0.25
}
