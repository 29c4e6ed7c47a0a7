import VitrineGeometry
import VitrineModel

extension PlotGeometry {
  /// The box of a mark in points, without extent for points and lines.
  package func box(of plot: PlotMark) -> Rect {
    let marks = plan.chart.marks
    let (left, right) = edges(of: plot, .horizontal)
    let (first, last) = edges(of: plot, .vertical)
    return Rect(
      x: min(left, right) + marks[plot.index].offsetX,
      y: min(first, last) + marks[plot.index].offsetY,
      width: abs(right - left), height: abs(last - first))
  }

  /// The box around which the annotations of a mark are positioned; `nil` for a mark without a
  /// position.
  package func annotationBox(of index: Int) -> Rect? {
    if plan.chart.marks[index].kind == .sector {
      let sector = SectorShapes(self).sectors().first { $0.index == index }?.sector
      return sector.map { Rect(origin: $0.middle, size: .zero) }
    }
    guard let plot = plan.marks.first(where: { $0.index == index }) else { return nil }
    let mark = plan.chart.marks[index]
    guard mark.kind == .point || mark.kind == .line, let symbol = plan.styles.symbol(of: mark)
    else { return box(of: plot) }
    return self.symbol(symbol, plot).box
  }

  /// The middle of a mark's position.
  package func center(of plot: PlotMark) -> Point {
    let box = box(of: plot)
    return Point(x: box.midX, y: box.midY)
  }

  private func edges(of plot: PlotMark, _ axis: Axis) -> (Double, Double) {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? size.width : size.height
    if let fixed = isHorizontal ? plot.fixedX : plot.fixedY {
      return (fixed.start, fixed.end ?? length)
    }
    guard let interval = isHorizontal ? plot.x : plot.y else { return (0, length) }
    let marks = plan.chart.marks
    let ends =
      isHorizontal
      ? (x(interval.start), x(interval.end)) : (y(interval.start), y(interval.end))
    let dimension = isHorizontal ? marks[plot.index].width : marks[plot.index].height
    let kind = marks[plot.index].kind
    if kind.isStacked, plot.isVertical != isHorizontal {
      return dimension.map { shrunk(ends, $0) } ?? ends
    }
    if let group = plot.group, grouped(marks[plot.index].positionAxis, plot) == axis {
      let ends = share(of: ends, group)
      return kind == .bar ? dimension.map { shrunk(ends, $0) } ?? ends : middle(of: ends)
    }
    switch kind {
    case .bar: return shrunk(ends, dimension ?? barExtent(interval))
    case .rectangle: return dimension.map { shrunk(ends, $0) } ?? ends
    case .rule:
      let start = isHorizontal ? marks[plot.index].xStart : marks[plot.index].yStart
      return start == nil ? middle(of: ends) : ends
    case .point, .line, .area, .sector: return middle(of: ends)
    }
  }

  private func middle(of ends: (Double, Double)) -> (Double, Double) {
    let middle = (ends.0 + ends.1) / 2
    return (middle, middle)
  }

  /// The default extent of a bar.
  private func barExtent(_ interval: PlotInterval) -> ChartDimension {
    var extent = ChartDimension()
    if interval.start == interval.end {
      extent.fixed = plan.metrics.barThickness
    } else if interval.isBand {
      extent.ratio = plan.metrics.barRatio
    } else {
      extent.ratio = 1
    }
    return extent
  }

  /// Both ends of an interval, reduced to a specified extent around its middle.
  private func shrunk(
    _ ends: (Double, Double), _ dimension: ChartDimension
  ) -> (Double, Double) {
    let middle = (ends.0 + ends.1) / 2
    let half = dimension.length(in: abs(ends.1 - ends.0)) / 2
    return (middle - half, middle + half)
  }

  /// The axis along which groups are side by side; by default, the axis across the bars.
  private func grouped(_ axis: Axis?, _ plot: PlotMark) -> Axis {
    if let axis { return axis }
    if plot.x?.isBand == true { return .horizontal }
    return plot.y?.isBand == true ? .vertical : .horizontal
  }

  /// The part of a band for a group (assumed: groups touch each other).
  private func share(
    of ends: (Double, Double), _ group: PlotMark.Group
  ) -> (Double, Double) {
    var span = ChartDimension()
    span.ratio = plan.metrics.barRatio
    let room = shrunk(ends, group.span ?? span)
    let step = (room.1 - room.0) / Double(max(group.count, 1))
    let isForward = plan.isForward(ends)
    let index = Double(isForward ? group.index : group.count - 1 - group.index)
    return (room.0 + index * step, room.0 + (index + 1) * step)
  }
}

extension ChartPlan {
  /// Whether positions increase with values.
  fileprivate func isForward(_ ends: (Double, Double)) -> Bool { ends.0 <= ends.1 }

  /// The chart with other marks on the same scales.
  func with(marks: [ChartMark]) -> ChartPlan { ChartPlan(self, marks: marks) }
}

extension ChartDimension {
  /// The length in points within an available length.
  package func length(in room: Double) -> Double {
    if let fixed { return fixed }
    if let inset { return max(0, room - 2 * inset) }
    return room * (ratio ?? 1)
  }
}
