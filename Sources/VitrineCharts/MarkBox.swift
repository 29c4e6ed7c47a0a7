import VitrineModel

extension PlotGeometry {
  /// The box of a mark in points; for points and values of lines, one without extent.
  package func box(of plot: PlotMark) -> Rect {
    let mark = plan.chart.marks[plot.index]
    let (left, right) = edges(of: plot, mark, .horizontal)
    let (first, last) = edges(of: plot, mark, .vertical)
    return Rect(
      x: min(left, right) + mark.offsetX, y: min(first, last) + mark.offsetY,
      width: abs(right - left), height: abs(last - first))
  }

  /// The box that annotations of a mark stand beside; `nil` for one without a place.
  package func annotationBox(of index: Int) -> Rect? {
    if plan.chart.marks[index].kind == .sector {
      let sector = SectorShapes(self).sectors().first { $0.index == index }?.sector
      return sector.map { Rect(origin: $0.middle, size: .zero) }
    }
    guard let plot = plan.marks.first(where: { $0.index == index }) else { return nil }
    let mark = plan.chart.marks[index]
    guard mark.kind == .point || mark.kind == .line, let symbol = plan.styles.symbol(of: mark)
    else { return box(of: plot) }
    return self.symbol(symbol, plot, mark).box
  }

  /// The middle of a value's place.
  package func center(of plot: PlotMark) -> Point {
    let box = box(of: plot)
    return Point(x: box.midX, y: box.midY)
  }

  private func edges(
    of plot: PlotMark, _ mark: ChartMark, _ axis: Axis
  ) -> (Double, Double) {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? size.width : size.height
    guard let interval = isHorizontal ? plot.x : plot.y else { return (0, length) }
    let place = isHorizontal ? x : y
    var ends = (place(interval.start), place(interval.end))
    let isValue = (mark.kind == .bar || mark.kind == .area) && plot.isVertical != isHorizontal
    let dimension = isHorizontal ? mark.width : mark.height
    if isValue, mark.kind == .bar || mark.kind == .area {
      return dimension.map { shrunk(ends, $0) } ?? ends
    }
    if let group = plot.group, grouped(mark, plot) == axis {
      ends = share(of: ends, group, mark)
      return mark.kind == .bar ? dimension.map { shrunk(ends, $0) } ?? ends : middle(of: ends)
    }
    switch mark.kind {
    case .bar: return shrunk(ends, dimension ?? barExtent(interval))
    case .rectangle: return dimension.map { shrunk(ends, $0) } ?? ends
    case .rule:
      let isRange = isHorizontal ? mark.xStart != nil : mark.yStart != nil
      return isRange ? ends : middle(of: ends)
    case .point, .line, .area, .sector: return middle(of: ends)
    }
  }

  private func middle(of ends: (Double, Double)) -> (Double, Double) {
    let middle = (ends.0 + ends.1) / 2
    return (middle, middle)
  }

  /// What a bar takes of its room where the author says nothing.
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

  /// Both ends with an extent of the author's around their middle.
  private func shrunk(
    _ ends: (Double, Double), _ dimension: ChartDimension
  ) -> (Double, Double) {
    let middle = (ends.0 + ends.1) / 2
    let half = dimension.length(in: abs(ends.1 - ends.0)) / 2
    return (middle - half, middle + half)
  }

  /// The axis along which groups stand side by side: across the bars, where nobody says it.
  private func grouped(_ mark: ChartMark, _ plot: PlotMark) -> Axis {
    if let axis = mark.positionAxis { return axis }
    if plot.x?.isBand == true { return .horizontal }
    return plot.y?.isBand == true ? .vertical : .horizontal
  }

  /// The part of a band that a group has; groups touch (assumed).
  private func share(
    of ends: (Double, Double), _ group: PlotMark.Group, _ mark: ChartMark
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
  /// Whether places grow with values.
  fileprivate func isForward(_ ends: (Double, Double)) -> Bool { ends.0 <= ends.1 }

  /// The chart with other marks on the same scales.
  func with(marks: [ChartMark]) -> ChartPlan { ChartPlan(self, marks: marks) }
}

extension ChartDimension {
  /// Points in a room.
  package func length(in room: Double) -> Double {
    if let fixed { return fixed }
    if let inset { return max(0, room - 2 * inset) }
    return room * (ratio ?? 1)
  }
}
