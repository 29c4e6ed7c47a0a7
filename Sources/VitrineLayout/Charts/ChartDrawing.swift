import VitrineCharts
import VitrineModel

/// Grid lines, ticks and marks in the plot of a chart.
struct ChartDrawing: ControlDrawing {
  let plan: ChartPlan
  let isMirrored: Bool

  /// Lines behind marks; redacted data are a block, since bars would tell them (assumed).
  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let geometry = PlotGeometry(plan, size: box.size)
    let lines = geometry.axisLines(isMirrored: isMirrored).flatMap {
      items($0, box, environment)
    }
    if environment.isRedacted { return lines + [Redaction.block(box, environment)] }
    return lines
      + geometry.shapes().filter(\.isFinite).flatMap { items($0, box, environment) }
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] {
    let items = (plan.xAxis + plan.yAxis).flatMap(\.entries).map(\.item)
    let lines = items.flatMap { [$0.gridLine?.style, $0.tick?.style] }.compactMap(\.self)
    return [.foreground] + lines + plan.chart.marks.map { plan.styles.style(of: $0) }
  }

  private func items(
    _ line: AxisLine, _ box: Rect, _ environment: EnvironmentValues
  ) -> [DisplayList.Item] {
    let path = Path([.move(line.start), .line(line.end)]).offsetBy(dx: box.minX, dy: box.minY)
    // Of the separators' colour where the author says nothing (assumed).
    return environment.items(line.style ?? .separator, in: box) {
      .stroke(.init(path: path, style: line.stroke, paint: $0))
    }
  }

  private func items(
    _ shape: PlotShape, _ box: Rect, _ environment: EnvironmentValues
  ) -> [DisplayList.Item] {
    let styleBox = shape.box.offsetBy(dx: box.minX, dy: box.minY)
    let items = environment.items(shape.style, in: styleBox) { paint in
      let paint = shape.opacity < 1 ? paint.multiplyingOpacity(by: shape.opacity) : paint
      switch shape.drawing {
      case .fill(let path):
        return .fill(.init(path: path.offsetBy(dx: box.minX, dy: box.minY), paint: paint))
      case .stroke(let path, let style):
        return .stroke(
          .init(path: path.offsetBy(dx: box.minX, dy: box.minY), style: style, paint: paint))
      }
    }
    guard let mask = shape.mask else { return items }
    let clip = mask.offsetBy(dx: box.minX, dy: box.minY)
    return [.group(.init(effect: .clip(clip, .nonZero), items: items))]
  }
}

extension PlotShape {
  /// Whether all points are numbers: sums of large values may not be, and display lists promise it.
  fileprivate var isFinite: Bool {
    switch drawing {
    case .fill(let path), .stroke(let path, _): path.controlPointBounds?.isFinite ?? false
    }
  }
}
