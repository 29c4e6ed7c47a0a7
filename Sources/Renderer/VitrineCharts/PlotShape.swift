import VitrineGeometry
import VitrineModel

/// The drawing of a mark, in points from the plot's top left corner.
package struct PlotShape: Hashable, Sendable {
  /// A filled or stroked outline.
  package enum Drawing: Hashable, Sendable {
    /// A filled path.
    case fill(Path)
    /// A stroked path.
    case stroke(Path, StrokeStyle)
  }

  /// The outline.
  package var drawing: Drawing
  /// The style of the drawing.
  package var style: StylePlan.Style
  /// Opacity from 0 to 1.
  package var opacity: Double
  /// The bounding box of gradients.
  package var box: Rect
  /// The outline that clips the mark.
  package var mask: Path?
  /// The shadow behind the mark.
  package var shadow: Shadow?
  /// The drawing order; higher values are drawn later.
  package var zIndex: Double
}

/// The geometry of a chart's marks in a plot of a size.
package struct PlotGeometry: Sendable {
  /// The plan of the chart.
  package let plan: ChartPlan
  /// Width and height of the plot in points.
  package let size: Size
  private let across: PlotPlacement
  private let upwards: PlotPlacement

  /// Creates the geometry of a chart in a plot.
  package init(_ plan: ChartPlan, size: Size) {
    self.plan = plan
    self.size = size
    across = PlotPlacement(plan.x, in: size.width)
    upwards = PlotPlacement(plan.y, in: size.height)
  }

  /// The horizontal position of a value, in points.
  package func x(_ value: Double) -> Double { across.position(value) }

  /// The vertical position of a value, in points.
  package func y(_ value: Double) -> Double { size.height - upwards.position(value) }

  /// The outlines of all marks, back to front.
  package func shapes() -> [PlotShape] {
    var shapes: [PlotShape] = []
    shapes.reserveCapacity(plan.marks.count)
    let series = SeriesShapes(self)
    for plot in plan.marks {
      switch plan.chart.marks[plot.index].kind {
      case .line: shapes += series.line(startingAt: plot)
      case .area: shapes += series.area(startingAt: plot)
      default: if let shape = self.shape(of: plot) { shapes.append(shape) }
      }
    }
    shapes += SectorShapes(self).shapes()
    guard shapes.contains(where: { $0.zIndex != 0 }) else { return shapes }
    // Swift's sort isn't guaranteed to be stable; the index keeps the order of equal values.
    return shapes.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The shape of a mark that is not part of a series.
  private func shape(of plot: PlotMark) -> PlotShape? {
    let marks = plan.chart.marks
    let index = plot.index
    let box = box(of: plot)
    switch marks[index].kind {
    case .bar, .rectangle:
      let standard = marks[index].kind == .bar ? plan.metrics.barCornerRadius : 0
      let path = Path.roundedRect(
        box, radius: marks[index].cornerRadius ?? standard, style: marks[index].cornerStyle)
      return shape(.fill(path), index, box)
    case .rule:
      let isVertical = marks[index].y == nil && marks[index].xStart == nil
      let path =
        isVertical
        ? Path([.move(Point(x: box.midX, y: box.minY)), .line(Point(x: box.midX, y: box.maxY))])
        : Path([.move(Point(x: box.minX, y: box.midY)), .line(Point(x: box.maxX, y: box.midY))])
      return shape(.stroke(path, line(marks[index], plan.metrics.ruleWidth)), index, box)
    case .point:
      let own = plan.styles.symbol(of: marks[index])
      return symbol(own ?? ChartSymbol(.circle), plot)
    case .line, .area, .sector: return nil
    }
  }

  /// The symbol of a value.
  func symbol(_ symbol: ChartSymbol, _ plot: PlotMark) -> PlotShape {
    let area = plan.styles.symbolSize(of: plan.chart.marks[plot.index], plan.metrics)
    let outline = symbol.outline(center: center(of: plot), area: area)
    return shape(outline.drawing, plot.index, outline.bounds)
  }

  /// A shape with the style of a mark, by the mark's index.
  func shape(_ drawing: PlotShape.Drawing, _ index: Int, _ box: Rect) -> PlotShape {
    let marks = plan.chart.marks
    return PlotShape(
      drawing: drawing,
      style: plan.styles.style(marks[index].foregroundStyle, by: marks[index].foregroundStyleBy),
      opacity: marks[index].opacity,
      box: marks[index].alignsStylesWithPlotArea ? Rect(origin: .zero, size: size) : box,
      mask: mask(marks[index].mask), shadow: marks[index].shadow, zIndex: marks[index].zIndex)
  }

  /// The stroke style of a mark's line.
  func line(_ mark: ChartMark, _ width: Double) -> StrokeStyle {
    let scaled = plan.styles.line(of: mark)
    let style = mark.lineStyle ?? scaled ?? ChartLineStyle()
    return StrokeStyle(
      lineWidth: style.lineWidth ?? width, lineCap: style.lineCap ?? .butt,
      lineJoin: style.lineJoin ?? .miter, dash: style.dash ?? scaled?.dash ?? [],
      dashPhase: style.dashPhase)
  }

  private func mask(_ marks: [ChartMark]) -> Path? {
    guard !marks.isEmpty else { return nil }
    let inner = PlotGeometry(plan.with(marks: marks), size: size)
    return Path(
      inner.shapes().flatMap { shape -> [Path.Element] in
        if case .fill(let path) = shape.drawing { path.elements } else { [] }
      })
  }
}
