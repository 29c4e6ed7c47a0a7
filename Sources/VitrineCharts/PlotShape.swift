import VitrineModel

/// What is drawn of a mark, in points from the plot's top left corner.
package struct PlotShape: Hashable, Sendable {
  /// An outline that is filled or stroked.
  package enum Drawing: Hashable, Sendable {
    /// The inside.
    case fill(Path)
    /// A line along it.
    case stroke(Path, StrokeStyle)
  }

  /// The outline.
  package var drawing: Drawing
  /// What it is drawn with.
  package var style: ShapeStyle
  /// Opacity from 0 to 1.
  package var opacity: Double
  /// What gradients follow.
  package var box: Rect
  /// What the mark is drawn inside of.
  package var mask: Path?
  /// The order of drawing; higher comes later.
  package var zIndex: Double
}

/// The marks of a chart in a plot of a size.
package struct PlotGeometry: Sendable {
  /// The chart.
  package let plan: ChartPlan
  /// Width and height of the plot in points.
  package let size: Size

  /// Puts a chart into a plot.
  package init(_ plan: ChartPlan, size: Size) {
    self.plan = plan
    self.size = size
  }

  /// The place of a value from left to right, in points.
  package func x(_ value: Double) -> Double { plan.x.position(value, in: size.width) }

  /// The place of a value from top to bottom, in points.
  package func y(_ value: Double) -> Double {
    size.height - plan.y.position(value, in: size.height)
  }

  /// The outlines of all marks, back to front.
  package func shapes() -> [PlotShape] {
    var shapes: [PlotShape] = []
    let series = SeriesShapes(self)
    for plot in plan.marks {
      switch plan.chart.marks[plot.index].kind {
      case .line: shapes += series.line(startingAt: plot)
      case .area: shapes += series.area(startingAt: plot)
      default: shapes += self.shapes(of: plot)
      }
    }
    shapes += SectorShapes(self).shapes()
    guard shapes.contains(where: { $0.zIndex != 0 }) else { return shapes }
    // Ties keep their order, which Swift's sort does not promise.
    return shapes.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The shapes of a mark that stands for itself.
  private func shapes(of plot: PlotMark) -> [PlotShape] {
    let mark = plan.chart.marks[plot.index]
    let box = box(of: plot)
    switch mark.kind {
    case .bar, .rectangle:
      let radius =
        mark.cornerRadius ?? (mark.kind == .bar ? plan.metrics.barCornerRadius : 0)
      let path = Path.roundedRect(box, radius: radius, style: mark.cornerStyle)
      return [shape(.fill(path), mark, box)]
    case .rule:
      let isVertical = mark.y == nil && mark.xStart == nil
      let path =
        isVertical
        ? Path([.move(Point(x: box.midX, y: box.minY)), .line(Point(x: box.midX, y: box.maxY))])
        : Path([.move(Point(x: box.minX, y: box.midY)), .line(Point(x: box.maxX, y: box.midY))])
      return [shape(.stroke(path, line(mark, plan.metrics.ruleWidth)), mark, box)]
    case .point: return [symbol(plan.styles.symbol(of: mark) ?? .circle, plot, mark)]
    case .line, .area, .sector: return []
    }
  }

  /// The symbol of a value.
  func symbol(_ symbol: ChartMark.Symbol, _ plot: PlotMark, _ mark: ChartMark) -> PlotShape {
    let area = plan.styles.symbolSize(of: mark, plan.metrics)
    let path = symbol.path(center: center(of: plot), area: area)
    return shape(.fill(path), mark, path.tightBounds ?? .zero)
  }

  /// A shape with the look of a mark.
  func shape(_ drawing: PlotShape.Drawing, _ mark: ChartMark, _ box: Rect) -> PlotShape {
    PlotShape(
      drawing: drawing, style: plan.styles.style(of: mark), opacity: mark.opacity,
      box: mark.alignsStylesWithPlotArea ? Rect(origin: .zero, size: size) : box,
      mask: mask(of: mark), zIndex: mark.zIndex)
  }

  /// The geometry of a mark's line.
  func line(_ mark: ChartMark, _ width: Double) -> StrokeStyle {
    let style = mark.lineStyle ?? ChartLineStyle()
    return StrokeStyle(
      lineWidth: style.lineWidth ?? width, lineCap: style.lineCap ?? .butt,
      lineJoin: style.lineJoin ?? .miter, dash: style.dash ?? plan.styles.dash(of: mark),
      dashPhase: style.dashPhase)
  }

  private func mask(of mark: ChartMark) -> Path? {
    guard !mark.mask.isEmpty else { return nil }
    let inner = PlotGeometry(plan.with(marks: mark.mask), size: size)
    return Path(
      inner.shapes().flatMap { shape -> [Path.Element] in
        if case .fill(let path) = shape.drawing { path.elements } else { [] }
      })
  }
}
