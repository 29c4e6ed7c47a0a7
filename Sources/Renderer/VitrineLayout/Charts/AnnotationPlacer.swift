import VitrineCharts
import VitrineGeometry
import VitrineModel

/// The positions of views beside marks.
struct AnnotationPlacer {
  let plan: ChartPlan
  let layout: ChartLayout
  let isMirrored: Bool

  /// The corner of an annotation, from the chart's top left corner; `nil` for a mark without a place.
  func corner(
    of annotation: ChartAnnotation, mark index: Int, _ size: Size, in chart: Size
  ) -> Point? {
    let geometry = PlotGeometry(plan, size: layout.plot.size)
    guard let box = geometry.annotationBox(of: index), shows(box) else { return nil }
    let place = box.offsetBy(dx: layout.plot.minX, dy: layout.plot.minY)
    let spacing = annotation.spacing ?? plan.metrics.annotationSpacing
    var corner = corner(annotation, position(annotation, index), place, size, spacing)
    let whole = Rect(origin: .zero, size: chart)
    if let room = annotation.overflowX.room(plot: layout.plot, chart: whole) {
      corner.x = max(min(corner.x, room.maxX - size.width), room.minX)
    }
    if let room = annotation.overflowY.room(plot: layout.plot, chart: whole) {
      corner.y = max(min(corner.y, room.maxY - size.height), room.minY)
    }
    return corner
  }

  /// Whether a mark is in the visible part of the axes.
  private func shows(_ box: Rect) -> Bool {
    (!plan.x.isPartial || (box.maxX > 0 && box.minX < layout.plot.width))
      && (!plan.y.isPartial || (box.maxY > 0 && box.minY < layout.plot.height))
  }

  /// Where a bar ends; elsewhere above (assumed).
  private func position(
    _ annotation: ChartAnnotation, _ index: Int
  ) -> ChartAnnotation.Position {
    guard annotation.position == .automatic else { return annotation.position }
    guard plan.chart.marks[index].kind == .bar,
      let plot = plan.marks.first(where: { $0.index == index })
    else { return plan.chart.marks[index].kind == .sector ? .overlay : .top }
    let span = plot.isVertical ? plot.y : plot.x
    let isBackwards = (span?.end ?? 0) < (span?.start ?? 0)
    return plot.isVertical ? (isBackwards ? .bottom : .top) : (isBackwards ? .leading : .trailing)
  }

  private func corner(
    _ annotation: ChartAnnotation, _ position: ChartAnnotation.Position, _ box: Rect,
    _ size: Size, _ spacing: Double
  ) -> Point {
    let share = annotation.alignment.horizontal.fraction
    let across = box.minX + (box.width - size.width) * (isMirrored ? 1 - share : share)
    let down = box.minY + (box.height - size.height) * annotation.alignment.vertical.fraction
    let before = isMirrored ? box.maxX + spacing : box.minX - spacing - size.width
    let after = isMirrored ? box.minX - spacing - size.width : box.maxX + spacing
    let (above, below) = (box.minY - spacing - size.height, box.maxY + spacing)
    switch position {
    case .automatic, .top: return Point(x: across, y: above)
    case .bottom: return Point(x: across, y: below)
    case .leading: return Point(x: before, y: down)
    case .trailing: return Point(x: after, y: down)
    case .overlay: return Point(x: across, y: down)
    case .topLeading: return Point(x: before, y: above)
    case .topTrailing: return Point(x: after, y: above)
    case .bottomLeading: return Point(x: before, y: below)
    case .bottomTrailing: return Point(x: after, y: below)
    }
  }
}

extension ChartAnnotation.Overflow {
  /// The box in which the view has to stay; `nil` for any place.
  ///
  /// The chart's own choice is the chart (assumed).
  fileprivate func room(plot: Rect, chart: Rect) -> Rect? {
    switch self {
    case .automatic, .chart: chart
    case .plot: plot
    case .disabled: nil
    }
  }
}
