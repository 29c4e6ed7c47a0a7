import VitrineGeometry
import VitrineModel

/// A grid line or a tick, in points from the plot's top left corner.
package struct AxisLine: Hashable, Sendable {
  /// The start of the line.
  package var start: Point
  /// The end of the line.
  package var end: Point
  /// The style of the line; `nil` for the chart's default.
  package var style: ShapeStyle?
  /// The width and dashes of the line.
  package var stroke: StrokeStyle
  /// Whether the line is a tick.
  package var isTick: Bool
}

extension AxisLine {
  /// The line, moved by the offset in the axis mark.
  fileprivate func moved(_ line: ChartAxisLine) -> AxisLine {
    var moved = self
    moved.start = Point(x: start.x + line.offsetX, y: start.y + line.offsetY)
    moved.end = Point(x: end.x + line.offsetX, y: end.y + line.offsetY)
    return moved
  }
}

extension PlotGeometry {
  /// The grid lines and ticks of both axes.
  package func axisLines(isMirrored: Bool) -> [AxisLine] {
    let vertical = plan.xAxis.flatMap { lines(of: $0, isMirrored) }
    let horizontal = plan.yAxis.flatMap { lines(of: $0, isMirrored) }
    return vertical + horizontal
  }

  private func lines(of axis: AxisPlan, _ isMirrored: Bool) -> [AxisLine] {
    axis.entries.flatMap { entry -> [AxisLine] in
      var lines: [AxisLine] = []
      if let line = entry.item.gridLine {
        let gridLine = gridLine(line, at: place(entry, line.centered, axis), axis)
        lines.append(gridLine.moved(line))
      }
      if let tick = entry.item.tick {
        let line = self.tick(tick, at: place(entry, tick.centered, axis), axis, isMirrored)
        lines.append(line.moved(tick))
      }
      return lines
    }
  }

  private func place(_ entry: AxisPlan.Entry, _ centered: Bool?, _ axis: AxisPlan) -> Double {
    let value = centered == true ? entry.tick.middle : entry.tick.value
    return isUpright(axis) ? x(value) : y(value)
  }

  /// Whether lines of the axis run from top to bottom.
  private func isUpright(_ axis: AxisPlan) -> Bool { axis.side == .top || axis.side == .bottom }

  private func gridLine(_ line: ChartAxisLine, at place: Double, _ axis: AxisPlan) -> AxisLine {
    let dash = axis.kind == .number ? [] : plan.metrics.gridLineDash
    let stroke = stroke(line, dash: dash)
    return isUpright(axis)
      ? AxisLine(
        start: Point(x: place, y: 0), end: Point(x: place, y: size.height), style: line.style,
        stroke: stroke, isTick: false)
      : AxisLine(
        start: Point(x: 0, y: place), end: Point(x: size.width, y: place), style: line.style,
        stroke: stroke, isTick: false)
  }

  private func tick(
    _ line: ChartAxisLine, at place: Double, _ axis: AxisPlan, _ isMirrored: Bool
  ) -> AxisLine {
    let length = line.length ?? plan.metrics.tickLength
    let (start, end): (Point, Point) =
      switch Side(axis.side, isMirrored: isMirrored) {
      case .top: (Point(x: place, y: 0), Point(x: place, y: -length))
      case .bottom: (Point(x: place, y: size.height), Point(x: place, y: size.height + length))
      case .left: (Point(x: 0, y: place), Point(x: -length, y: place))
      case .right: (Point(x: size.width, y: place), Point(x: size.width + length, y: place))
      }
    return AxisLine(
      start: start, end: end, style: line.style, stroke: stroke(line, dash: []), isTick: true)
  }

  private func stroke(_ line: ChartAxisLine, dash: [Double]) -> StrokeStyle {
    let style = line.lineStyle
    return StrokeStyle(
      lineWidth: style?.lineWidth ?? plan.metrics.gridLineWidth, lineCap: style?.lineCap ?? .butt,
      lineJoin: style?.lineJoin ?? .miter, dash: style?.dash ?? dash,
      dashPhase: style?.dashPhase ?? 0)
  }
}
